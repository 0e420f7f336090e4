import { part } from '#frames/parts/page-parts.ts';
import { outcomeOf } from '#rules/tables/baccarat.ts';
import { PAST_RESULTS, type TableResult } from '#rules/tables/events.ts';
import { copy } from './copy.ts';
import { hasSigns } from './dice-view.ts';
import { dieOf } from './die.ts';
import { fishOf } from './fish-view.ts';
import { resultWords } from './result-view.ts';

/** A result in few signs, and what colours it. */
function signOf(result: TableResult): {
  readonly drawn: ReadonlyArray<HTMLElement | string>;
  readonly kind: string;
} {
  if (result.kind === 'cards') {
    const outcome = outcomeOf(result);
    return { drawn: [copy.outcome[outcome]], kind: outcome };
  }
  if (result.kind === 'goals') {
    const { home, away } = result;
    const kind = home === away ? 'T' : home > away ? 'P' : 'B';
    return { drawn: [copy.goals(home, away)], kind };
  }
  if (result.kind === 'fish') {
    const { caught } = result;
    return { drawn: caught.length === 0 ? [copy.noFish] : caught.map(fishOf), kind: 'signs' };
  }
  const [one, two, three] = result.dice;
  const sum = one + two + three;
  if (hasSigns()) return { drawn: result.dice.map(dieOf), kind: 'signs' };
  if (one === two && two === three) return { drawn: [String(sum)], kind: 'triple' };
  return { drawn: [String(sum)], kind: sum >= 11 ? 'high' : 'low' };
}

/** Shows the last results, newest first. */
export function showPast(results: readonly TableResult[]): void {
  part('past-title').textContent = results.length === 0 ? copy.noPast : copy.past;
  part('past').replaceChildren(
    ...results.slice(0, PAST_RESULTS).map((result) => {
      const item = document.createElement('li');
      const { drawn, kind } = signOf(result);
      item.append(...drawn);
      item.dataset.kind = kind;
      item.setAttribute('aria-label', resultWords(result));
      return item;
    }),
  );
}
