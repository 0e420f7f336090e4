import { BetBuilder } from '#components/lotto/bet-builder/bet-builder.tsx';
import { RoundWinsPart } from '#components/lotto/bills/win/round-wins-part.tsx';
import { UnsentDraft } from '#components/lotto/draft/unsent-draft.tsx';
import { drawOf } from '#components/lotto/draw-of.ts';
import { SeedProofPart } from '#components/lotto/proof/seed-proof-part.tsx';
import { roundCopy } from '#components/lotto/round/copy.ts';
import { RoundHead } from '#components/lotto/round/round-head.tsx';
import { RoundOver } from '#components/lotto/round/round-over.tsx';
import { RoundPapers } from '#components/lotto/round/round-papers.tsx';
import type { BetRate, Round, RoundLimit, RoundRule } from '#lib/api/lotto/queries.ts';
import { type ReadAnswer, ReadAnswers } from '#lib/api/read-answers.tsx';
import { formatThaiDate } from '#rules/time/bangkok-time.ts';
import styles from './round-view.module.css';

interface RoundViewProps {
  readonly round: Round;
  readonly rates: readonly BetRate[];
  readonly limit: RoundLimit;
  readonly rule: RoundRule;
  readonly answers: readonly ReadAnswer[];
  /** Null for a visitor. */
  readonly memberId: string | null;
}

/** The betting page: the round, the bet builder where a bill is put together, and rates, limits and rules for everybody to read. */
export function RoundView({ round, rates, limit, rule, answers, memberId }: RoundViewProps) {
  return (
    <div className={styles.page}>
      <RoundHead round={round} limit={limit} />
      {round.status === 'open' ? (
        <ReadAnswers answers={answers}>
          <noscript>
            <p className={styles.noScript}>{roundCopy.noScript}</p>
          </noscript>
          <BetBuilder
            key={round.round_id}
            roundId={round.round_id}
            kind={round.kind}
            draw={`${round.kind_name} ${drawOf(formatThaiDate(round.draw_date), round.round_no)}`}
            closesAt={round.closes_at}
            memberId={memberId}
          />
        </ReadAnswers>
      ) : (
        <>
          {round.status === 'resulted' && memberId !== null && <RoundWinsPart roundId={round.round_id} />}
          <RoundOver round={round} isMember={memberId !== null} />
          <UnsentDraft owner={{ roundId: round.round_id, memberId }} kind={round.kind} />
        </>
      )}
      {round.commit && <SeedProofPart roundId={round.round_id} commit={round.commit} />}
      <RoundPapers rates={rates} limit={limit} rule={rule} />
    </div>
  );
}
