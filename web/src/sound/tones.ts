/** Short tones of our own making. A sound is never the only sign of anything. */
import { sound } from "../state/settings";

export type Tone = "turn" | "move" | "error" | "over" | "low";

/** Notes in hertz, and seconds between them. */
const TONES: Record<Tone, { notes: number[]; step: number; shape: OscillatorType }> = {
  turn: { notes: [523, 784], step: 0.12, shape: "triangle" },
  move: { notes: [392], step: 0.08, shape: "sine" },
  error: { notes: [220, 175], step: 0.11, shape: "triangle" },
  over: { notes: [392, 523, 659, 784], step: 0.14, shape: "triangle" },
  low: { notes: [880, 880], step: 0.16, shape: "sine" },
};
const LOUDEST = 0.16;

let context: AudioContext | null = null;

export function play(tone: Tone): void {
  if (sound.value === 0 || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  const { notes, step, shape } = TONES[tone];
  notes.forEach((pitch, at) => note(context as AudioContext, pitch, at * step, step, shape));
}

function note(on: AudioContext, pitch: number, after: number, length: number, shape: OscillatorType): void {
  const begin = on.currentTime + after;
  const voice = on.createOscillator();
  const volume = on.createGain();
  voice.type = shape;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime((LOUDEST * sound.value) / 3, begin + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length + 0.18);
  voice.connect(volume).connect(on.destination);
  voice.start(begin);
  voice.stop(begin + length + 0.2);
}
