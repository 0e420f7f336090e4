import { part } from '#frames/parts/page-parts.ts';
import type { Sound } from '#frames/parts/sound.ts';
import type { TableResult } from '#rules/tables/events.ts';
import { dealCards, handWords, putHand } from './cards-view.ts';
import { tableWords } from './copy.ts';
import { diceWords, putDice, rollDice } from './dice-view.ts';
import { caughtWords, putFish, putSwimming, shootFish } from './fish-view.ts';
import { playMatch, putMatch, scoreWords } from './match-view.ts';

/** What was drawn, on the table. */
export interface ResultView {
  /** As the table is before the first round. */
  readonly putIdle: () => void;
  readonly put: (result: TableResult) => void;
  /** Shows how it comes about, at most a second and a half; a touch of it ends that at once. */
  readonly show: (result: TableResult) => Promise<void>;
}

/** One result: in words, at rest, and as it comes about. */
interface Shown {
  readonly words: string;
  readonly put: () => void;
  readonly show: (isSkipped: () => boolean, onStep: () => void) => Promise<void>;
}

function shownOf(result: TableResult): Shown {
  if (result.kind === 'dice')
    return {
      words: diceWords(result.dice),
      put: () => putDice(result.dice),
      show: (...how) => rollDice(result.dice, ...how),
    };
  if (result.kind === 'cards')
    return {
      words: handWords(result),
      put: () => putHand(result),
      show: (...how) => dealCards(result, ...how),
    };
  if (result.kind === 'fish')
    return {
      words: caughtWords(result.caught),
      put: () => putFish(result.caught),
      show: (...how) => shootFish(result.caught, ...how),
    };
  return {
    words: scoreWords(result),
    put: () => putMatch(result),
    show: (...how) => playMatch(result, ...how),
  };
}

/** What was drawn, in words. */
export function resultWords(result: TableResult): string {
  return shownOf(result).words;
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
    shownOf(result).put();
    part('result').ariaLabel = resultWords(result);
  };
  return {
    putIdle: () => {
      if (document.body.dataset.table === 'fishing') putSwimming();
    },
    put,
    show: async (result) => {
      isSkipped = isStill;
      // Who bets far below sees what is drawn all the same.
      place.scrollIntoView({ block: 'nearest' });
      part('result').ariaLabel = tableWords().betting;
      await shownOf(result).show(() => isSkipped, sound.tick);
      put(result);
    },
  };
}
