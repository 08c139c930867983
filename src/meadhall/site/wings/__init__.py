"""A house with several wings: processes on one computer that share a door and a store.

Each table is kept by one wing, where all who sit at it meet. A connection that asks for it elsewhere is
handed over as it is, with what was read of it: the browser notices nothing. Whatever goes wrong with that,
any wing can serve any table, as the store is the referee.
"""
