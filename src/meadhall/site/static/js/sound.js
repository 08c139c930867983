// Short, dry sounds, made on the spot: coin on wood, card on card, a low horn for one's turn, a hammer for a finished line.
// Off until asked for; one at a time; none says anything that is not shown.

/** @type {AudioContext | null} */
let audio = null;
/** @type {GainNode | null} */
let playing = null;

/** @typedef {(context: AudioContext, out: AudioNode) => void} Sound */

const SOUNDS = /** @type {Record<string, Sound>} */ ({
  coin: (context, out) => {
    tone(context, out, { type: "triangle", from: 1900, to: 1750, lasting: 0.09, loud: 0.16 });
    noise(context, out, { around: 700, lasting: 0.05, loud: 0.5 });
  },
  card: (context, out) => noise(context, out, { around: 2400, lasting: 0.07, loud: 0.35 }),
  horn: (context, out) => {
    tone(context, out, { type: "sawtooth", from: 98, to: 110, lasting: 0.7, loud: 0.12, rising: 0.12 });
    tone(context, out, { type: "sine", from: 196, to: 220, lasting: 0.7, loud: 0.12, rising: 0.12 });
  },
  line: (context, out) => {
    tone(context, out, { type: "square", from: 420, to: 300, lasting: 0.12, loud: 0.1 });
    noise(context, out, { around: 3200, lasting: 0.04, loud: 0.5 });
  },
});

/** @param {string} name "coin", "card", "horn", "line", or nothing */
export function play(name) {
  const sound = SOUNDS[name];
  if (!sound || document.documentElement.dataset.sound !== "on" || document.hidden) return;
  audio ??= new AudioContext();
  void audio.resume();
  playing?.gain.setTargetAtTime(0, audio.currentTime, 0.01);
  playing = audio.createGain();
  playing.connect(audio.destination);
  sound(audio, playing);
}

/**
 * @param {AudioContext} context
 * @param {AudioNode} out
 * @param {{type: OscillatorType, from: number, to: number, lasting: number, loud: number, rising?: number}} shape
 */
function tone(context, out, { type, from, to, lasting, loud, rising = 0.004 }) {
  const now = context.currentTime;
  const voice = new OscillatorNode(context, { type, frequency: from });
  voice.frequency.exponentialRampToValueAtTime(to, now + lasting);
  voice.connect(envelope(context, out, lasting, loud, rising));
  voice.start(now);
  voice.stop(now + lasting);
}

/**
 * @param {AudioContext} context
 * @param {AudioNode} out
 * @param {{around: number, lasting: number, loud: number}} shape
 */
function noise(context, out, { around, lasting, loud }) {
  const length = Math.ceil(context.sampleRate * lasting);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) samples[at] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: around, Q: 1.2 });
  source.connect(filter).connect(envelope(context, out, lasting, loud, 0.002));
  source.start();
}

/**
 * @param {AudioContext} context
 * @param {AudioNode} out
 * @param {number} lasting
 * @param {number} loud
 * @param {number} rising
 */
function envelope(context, out, lasting, loud, rising) {
  const now = context.currentTime;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.linearRampToValueAtTime(loud, now + rising);
  gain.gain.exponentialRampToValueAtTime(0.001, now + lasting);
  gain.connect(out);
  return gain;
}
