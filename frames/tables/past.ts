import { part } from '#frames/parts/page-parts.ts';
import { PAST_RESULTS, type TableResult } from '#rules/tables/events.ts';
import { copy } from './copy.ts';
import { resultWords } from './result-view.ts';

/** A result in few signs, and what colours it. */
function signOf(result: TableResult): readonly [sign: string, kind: string] {
  if (result.kind !== 'dice') return ['', ''];
  const [one, two, three] = result.dice;
  const sum = one + two + three;
  if (one === two && two === three) return [String(sum), 'triple'];
  return [String(sum), sum >= 11 ? 'high' : 'low'];
}

/** Shows the last results, newest first. */
export function showPast(results: readonly TableResult[]): void {
  part('past-title').textContent = results.length === 0 ? copy.noPast : copy.past;
  part('past').replaceChildren(
    ...results.slice(0, PAST_RESULTS).map((result) => {
      const item = document.createElement('li');
      const [sign, kind] = signOf(result);
      item.textContent = sign;
      item.dataset.kind = kind;
      item.setAttribute('aria-label', resultWords(result));
      return item;
    }),
  );
}
