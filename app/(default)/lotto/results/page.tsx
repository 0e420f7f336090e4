import type { Metadata } from 'next';
import { orMissing } from '#app/or-missing.tsx';
import { InitialError } from '#components/layout/errors/initial-error.tsx';
import { resultCopy } from '#components/lotto/copy.ts';
import { ResultView } from '#components/lotto/results/result-view.tsx';
import { ResultsView } from '#components/lotto/results/results-view.tsx';
import { firstRead } from '#lib/loaders/first-read.ts';
import { loadResult, loadResults } from '#lib/loaders/lotto.ts';
import { idOf, oneOf } from '#lib/loaders/search-params.ts';
import { isDay } from '#rules/time/bangkok-time.ts';

export const metadata: Metadata = { title: resultCopy.title };

export default orMissing(async function ResultsPage({ searchParams }: PageProps<'/lotto/results'>) {
  const query = await searchParams;
  const roundId = idOf(query.round_id);
  if (roundId !== undefined) {
    const seed = await firstRead(() => loadResult(roundId));
    if (seed.failure) return <InitialError failure={seed.failure} />;
    return <ResultView draw={seed.data} ticket={oneOf(query.number) ?? ''} />;
  }
  const asked = oneOf(query.before);
  const before = asked !== undefined && isDay(asked) ? asked : undefined;
  const seed = await firstRead(() => loadResults(before));
  if (seed.failure) return <InitialError failure={seed.failure} />;
  return <ResultsView {...seed.data} isNewest={before === undefined} />;
});
