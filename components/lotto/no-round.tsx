import { deskCopy, resultCopy } from '#components/lotto/copy.ts';
import { EmptyNote } from '#components/lotto/empty-note.tsx';
import { PageHead } from '#components/lotto/page-head.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { paths } from '#lib/paths.ts';

/** No round takes bets now. */
export function NoRound() {
  return (
    <>
      <PageHead title={deskCopy.noRoundTitle} back={{ href: paths.lottoLobby, label: deskCopy.back }} />
      <EmptyNote art="empty-results" title={deskCopy.noRoundText}>
        <ButtonLink href={paths.lottoResults}>{resultCopy.title}</ButtonLink>
      </EmptyNote>
    </>
  );
}
