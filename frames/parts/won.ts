import { burstCoins } from './coin-burst.ts';
import { copy } from './copy.ts';
import { partOf } from './over-time.ts';
import { baht, part } from './page-parts.ts';

const COUNT_MS = 600;
/** Of the stake: from here on a win is shown with coins. What is less than the stake is never made much of. */
const BIG_STAKES = 10;

/** What a round has won so far, counted up before the eyes and said once. */
export interface Won {
  /** So many baht by now. */
  readonly count: (amount: number) => void;
  /** The round is over, with so many baht and so many times its stake. */
  readonly end: (amount: number, stakes: number) => void;
}

/** What a round has won, in words. */
export const wonWords = (amount: number) => (amount === 0 ? copy.noWin : copy.wonInWords(baht(amount)));

/** Begins to show what a round wins, in the words of its game; `isStill` where motion is reduced. */
export function openWon(isStill: boolean, wordsOf: (amount: number) => string = wonWords): Won {
  const line = part('won');
  const stage = part('stage');
  line.textContent = '';
  delete line.dataset.none;
  delete stage.dataset.big;
  part('heard').textContent = '';
  let [shown, wanted, begun] = [0, 0, 0];
  const write = (amount: number) => {
    line.textContent = wordsOf(amount);
  };
  const step = (now: number) => {
    const way = partOf(now, begun, COUNT_MS);
    // Whole satang, so that what is counted can be read as money.
    write(way < 1 ? Math.round((shown + (wanted - shown) * way) * 100) / 100 : wanted);
    if (way < 1) requestAnimationFrame(step);
    else shown = wanted;
  };
  return {
    count: (amount) => {
      [shown, wanted, begun] = [wanted, amount, performance.now()];
      if (isStill) write(amount);
      else requestAnimationFrame(step);
    },
    end: (amount, stakes) => {
      const words = wordsOf(amount);
      [shown, wanted, begun] = [amount, amount, 0];
      line.textContent = words;
      part('heard').textContent = words;
      if (amount === 0) line.dataset.none = '';
      if (stakes < BIG_STAKES) return;
      stage.dataset.big = '';
      if (!isStill) burstCoins();
    },
  };
}
