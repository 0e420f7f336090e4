import { copy } from './copy.ts';
import { part } from './page-parts.ts';

const TICK_HZ = 190;
const WIN_HZ: readonly number[] = [523, 659, 784, 1_047, 1_319];
const NOTE_S = 0.11;
const LOUD = 0.12;

/** Sounds of a slot out of plain tones: nothing is loaded, and nothing is heard before the player wants it. */
export interface Sound {
  /** A reel has stopped. */
  readonly tick: () => void;
  /** A round won so many times its stake; what is no more than the stake makes no sound. */
  readonly win: (stakes: number) => void;
}

function note(context: AudioContext, hertz: number, atS: number, type: OscillatorType): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  const begin = context.currentTime + atS;
  tone.type = type;
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(LOUD, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + NOTE_S * 1.8);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + NOTE_S * 2);
}

/** The button that turns sounds on and off, and the sounds. */
export function openSound(): Sound {
  let context: AudioContext | undefined;
  const button = part('sound');
  const label = () => {
    button.textContent = context ? copy.soundOn : copy.soundOff;
    button.ariaPressed = String(context !== undefined);
  };
  button.hidden = typeof AudioContext === 'undefined';
  button.addEventListener('click', () => {
    void context?.close();
    // A browser lets a page sound only from a press on.
    context = context ? undefined : new AudioContext();
    label();
  });
  label();
  return {
    tick: () => {
      if (context) note(context, TICK_HZ, 0, 'triangle');
    },
    win: (stakes) => {
      if (!context || stakes <= 1) return;
      const notes =
        stakes >= 20 ? [...WIN_HZ, ...WIN_HZ.toReversed(), ...WIN_HZ] : WIN_HZ.slice(0, stakes >= 5 ? 5 : 3);
      for (const [at, hertz] of notes.entries()) note(context, hertz, at * NOTE_S, 'sine');
    },
  };
}
