import { part } from '#frames/parts/page-parts.ts';
import type { Sound } from '#frames/parts/sound.ts';
import type { TableResult } from '#rules/tables/events.ts';
import { dealCards, handWords, putHand } from './cards-view.ts';
import { copy } from './copy.ts';
import { diceWords, putDice, rollDice } from './dice-view.ts';

/** What was drawn, on the table. */
export interface ResultView {
  readonly put: (result: TableResult) => void;
  /** Shows how it comes about, at most a second and a half; a touch of it ends that at once. */
  readonly show: (result: TableResult) => Promise<void>;
}

/** What was drawn, in words. */
export function resultWords(result: TableResult): string {
  return result.kind === 'dice' ? diceWords(result.dice) : handWords(result);
}

/** The place of results; where motion is reduced they are there at once. */
export function openResult(sound: Sound): ResultView {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const place = part('stage');
  let isSkipped = false;
  place.addEventListener('click', () => {
    isSkipped = true;
  });
  const put = (result: TableResult) => {
    if (result.kind === 'dice') putDice(result.dice);
    else putHand(result);
    part('result').ariaLabel = resultWords(result);
  };
  return {
    put,
    show: async (result) => {
      isSkipped = isStill;
      // Who bets far below sees what is drawn all the same.
      place.scrollIntoView({ block: 'nearest' });
      part('result').ariaLabel = copy.betting;
      if (result.kind === 'dice') await rollDice(result.dice, () => isSkipped, sound.tick);
      else await dealCards(result, () => isSkipped, sound.tick);
      put(result);
    },
  };
}
