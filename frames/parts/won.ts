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

/** How a game says what a round has won: while it is counted up, and in the end. */
interface WonWords {
  readonly counted: (amount: number) => string;
  readonly ended: (amount: number) => string;
}

const slotWords: WonWords = { counted: (amount) => copy.wonInWords(baht(amount)), ended: wonWords };

/** Begins to show what a round wins, in the words of its game; `isStill` where motion is reduced. */
export function openWon(isStill: boolean, words: WonWords = slotWords): Won {
  const line = part('won');
  const stage = part('stage');
  line.textContent = '';
  delete line.dataset.none;
  delete stage.dataset.big;
  part('heard').textContent = '';
  let [shown, wanted, begun] = [0, 0, 0];
  const write = (amount: number) => {
    line.textContent = words.counted(amount);
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
      const said = words.ended(amount);
      [shown, wanted, begun] = [amount, amount, 0];
      line.textContent = said;
      part('heard').textContent = said;
      if (amount === 0) line.dataset.none = '';
      if (stakes < BIG_STAKES) return;
      stage.dataset.big = '';
      if (!isStill) burstCoins();
    },
  };
}
