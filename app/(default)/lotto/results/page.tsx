import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { resultCopy } from '#components/lotto/copy.ts';
import { ResultView } from '#components/lotto/results/result-view.tsx';
import { ResultsView } from '#components/lotto/results/results-view.tsx';
import { TicketsView } from '#components/lotto/results/tickets-view.tsx';
import { dayOf, kindOfAddress, loadResult, loadResults } from '#lib/loaders/lotto.ts';
import { idOf, oneOf } from '#lib/loaders/search-params.ts';
import { loadTickets } from '#lib/loaders/tickets.ts';

export const metadata: Metadata = { title: resultCopy.title };

export default page(
  'everyone',
  ['round_id', 'number', 'kind', 'before', 'day', 'check'],
  async ({ searchParams }: PageProps<'/lotto/results'>) => {
    const query = await searchParams;
    const roundId = idOf(query.round_id);
    if (roundId !== undefined)
      return <ResultView draw={await loadResult(roundId)} ticket={oneOf(query.number) ?? ''} />;
    if (typeof query.check === 'string') return <TicketsView {...(await loadTickets(query.check))} />;
    const [before, day] = [dayOf(query.before), dayOf(query.day)];
    const results = await loadResults(kindOfAddress(query.kind), before, day);
    return <ResultsView {...results} isNewest={before === undefined && day === undefined} />;
  },
);
