import { TURN_MS, timeOfWay } from '#rules/wheel/turning.ts';

/** Clicks of one turn. */
const CLICKS = 48;
const END_HZ: readonly number[] = [523, 659, 784];

function play(audio: AudioContext, hertz: number, from: number, seconds: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.06, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + seconds);
}

/** The sound of one turn, all of it planned when the turn begins: clicks that come slower, and a chord when the wheel stands. */
export function playTurn(audio: AudioContext): void {
  const begin = audio.currentTime;
  for (let click = 1; click < CLICKS; click += 1)
    play(audio, 900, begin + (timeOfWay(click / CLICKS) * TURN_MS) / 1_000, 0.03);
  for (const hertz of END_HZ) play(audio, hertz, begin + TURN_MS / 1_000, 0.6);
}
