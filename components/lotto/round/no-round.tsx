import { resultCopy } from '#components/lotto/copy.ts';
import { roundCopy } from '#components/lotto/round/copy.ts';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { EmptyState } from '#components/ui/show/empty-state.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import { paths } from '#lib/paths.ts';

/** No round takes bets now. */
export function NoRound() {
  return (
    <>
      <PageHead title={roundCopy.noRoundTitle} back={{ href: paths.lottoLobby, label: roundCopy.back }} />
      <EmptyState art="empty-results" title={roundCopy.noRoundText}>
        <ButtonLink href={paths.lottoResults}>{resultCopy.title}</ButtonLink>
      </EmptyState>
    </>
  );
}
