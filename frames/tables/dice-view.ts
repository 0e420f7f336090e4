import { part } from '#frames/parts/page-parts.ts';
import type { Dice } from '#rules/tables/events.ts';
import { signWords } from '#rules/tables/option-words.ts';
import { copy } from './copy.ts';
import { dieOf } from './die.ts';

const ROLL_MS = 1_100;
const STEP_MS = 90;
/** Dice come to rest one after the other. */
const APART_MS = 160;

/** What dice show, in words: their pictures, or their faces and the sum. */
export function diceWords(dice: Dice): string {
  if (hasSigns()) return copy.signs(dice.map((face) => signWords[face - 1]).join(' '));
  return copy.dice(dice.join(' '), dice[0] + dice[1] + dice[2]);
}

/** True where dice have pictures instead of dots. */
export const hasSigns = () => document.body.dataset.table === 'gourd';

/** Three dice at rest. */
export function putDice(dice: Dice): void {
  part('result').replaceChildren(...dice.map(dieOf));
}

/** Rolls the dice until each lies as it was drawn. Faces on the way are only passing; `onStop` hears each come to rest. */
export function rollDice(dice: Dice, isSkipped: () => boolean, onStop: () => void): Promise<void> {
  const shown = dice.map((face) => dieOf(face));
  part('result').replaceChildren(...shown);
  for (const die of shown) die.dataset.rolling = '';
  return new Promise((done) => {
    const begun = performance.now();
    let stopped = 0;
    const step = () => {
      const passed = isSkipped() ? Number.POSITIVE_INFINITY : performance.now() - begun;
      for (const [at, die] of shown.entries()) {
        const face = dice[at] ?? 1;
        const isOver = passed >= ROLL_MS - (2 - at) * APART_MS;
        if (isOver && at === stopped) {
          stopped += 1;
          delete die.dataset.rolling;
          onStop();
        }
        die.dataset.face = String(isOver ? face : ((face + Math.floor(passed / STEP_MS) + at * 2) % 6) + 1);
      }
      if (stopped === shown.length) done();
      else setTimeout(step, STEP_MS);
    };
    step();
  });
}
