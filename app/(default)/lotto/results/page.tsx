import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { resultCopy } from '#components/lotto/copy.ts';
import { ResultView } from '#components/lotto/results/result-view.tsx';
import { ResultsView } from '#components/lotto/results/results-view.tsx';
import { dayOf, kindOfAddress, loadResult, loadResults } from '#lib/loaders/lotto.ts';
import { idOf, oneOf } from '#lib/loaders/search-params.ts';

export const metadata: Metadata = { title: resultCopy.title };

export default page(
  'everyone',
  ['round_id', 'number', 'kind', 'before', 'day'],
  async ({ searchParams }: PageProps<'/lotto/results'>) => {
    const query = await searchParams;
    const roundId = idOf(query.round_id);
    if (roundId !== undefined)
      return <ResultView draw={await loadResult(roundId)} ticket={oneOf(query.number) ?? ''} />;
    const [before, day] = [dayOf(query.before), dayOf(query.day)];
    const results = await loadResults(kindOfAddress(query.kind), before, day);
    return <ResultsView {...results} isNewest={before === undefined && day === undefined} />;
  },
);
