import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { RoundWinsPart } from '#components/lotto/bills/win/round-wins-part.tsx';
import { resultCopy } from '#components/lotto/copy.ts';
import { ResultView } from '#components/lotto/results/result-view.tsx';
import { ResultsView } from '#components/lotto/results/results-view.tsx';
import { TicketsView } from '#components/lotto/results/tickets-view.tsx';
import { StatisticsView } from '#components/lotto/statistics/statistics-view.tsx';
import { kindOfAddress } from '#lib/loaders/lotto/kinds.ts';
import { loadResult, loadResults } from '#lib/loaders/lotto/results.ts';
import { loadStatistics } from '#lib/loaders/lotto/statistics.ts';
import { loadTickets } from '#lib/loaders/lotto/tickets.ts';
import { dayOf, idOf, oneOf } from '#lib/loaders/search-params.ts';

export const metadata: Metadata = { title: resultCopy.title };

export default page(
  'everyone',
  ['round_id', 'number', 'kind', 'before', 'day', 'check', 'stats'],
  async ({ searchParams }: PageProps<'/lotto/results'>) => {
    const query = await searchParams;
    const roundId = idOf(query.round_id);
    if (roundId !== undefined)
      return (
        <ResultView
          draw={await loadResult(roundId)}
          ticket={oneOf(query.number) ?? ''}
          wins={<RoundWinsPart roundId={roundId} />}
        />
      );
    if (typeof query.check === 'string') return <TicketsView {...(await loadTickets(query.check))} />;
    const [kind, stats] = [kindOfAddress(query.kind), oneOf(query.stats)];
    if (stats !== undefined) return <StatisticsView {...(await loadStatistics(kind, stats))} />;
    const [before, day] = [dayOf(query.before), dayOf(query.day)];
    const results = await loadResults(kind, before, day);
    return <ResultsView {...results} isNewest={before === undefined && day === undefined} />;
  },
);
