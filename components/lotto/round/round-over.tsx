import { roundCopy } from '#components/lotto/round/copy.ts';
import { NextRound } from '#components/lotto/round/next-round.tsx';
import { RoundWaitPart } from '#components/lotto/round/round-wait-part.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import type { Round } from '#lib/api/lotto/queries.ts';
import { paths } from '#lib/paths.ts';
import styles from './round-view.module.css';

/** What a round that takes no bets waits for or ended with, and the one that comes next. What a member won stands above, with the main act. */
export function RoundOver({ round, isMember }: { readonly round: Round; readonly isMember: boolean }) {
  const { status, next, result_at: resultAt } = round;
  const [title, text] = roundCopy.over[status];
  const opensAtMs = next && next.round_id === undefined ? Date.parse(next.opens_at) : null;
  return (
    <section className={styles.closed}>
      <div role="status">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <RoundWaitPart resultAt={status === 'closed' ? resultAt : null} opensAtMs={opensAtMs} />
      <p className={styles.ways}>
        {status === 'resulted' ? (
          <ButtonLink href={paths.result(round.round_id)} variant={isMember ? 'secondary' : 'primary'}>
            {roundCopy.seeResult}
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.lottoBills}>{roundCopy.myBills}</ButtonLink>
        )}
        <ButtonLink href={paths.lottoLobby} variant="ghost">
          {roundCopy.otherRound}
        </ButtonLink>
      </p>
      {next && <NextRound next={next} />}
    </section>
  );
}
