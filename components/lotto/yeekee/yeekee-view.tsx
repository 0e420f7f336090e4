import { BetBuilder } from '#components/lotto/bet-builder/bet-builder.tsx';
import { UnsentDraft } from '#components/lotto/draft/unsent-draft.tsx';
import { drawOf } from '#components/lotto/draw-of.ts';
import { roundCopy } from '#components/lotto/round/copy.ts';
import { NextRound } from '#components/lotto/round/next-round.tsx';
import { RoundPapers } from '#components/lotto/round/round-papers.tsx';
import styles from '#components/lotto/round/round-view.module.css';
import { RoomPart } from '#components/lotto/yeekee/room-part.tsx';
import type { BetRate, Round, RoundLimit, RoundRule } from '#lib/api/lotto/queries.ts';
import { type ReadAnswer, ReadAnswers } from '#lib/api/read-answers.tsx';
import type { RoomFacts } from '#lib/lotto/yeekee/yeekee-room.ts';
import { formatThaiDate } from '#rules/time/bangkok-time.ts';

interface YeekeeViewProps {
  readonly round: Round;
  readonly room: RoomFacts;
  readonly rates: readonly BetRate[];
  readonly limit: RoundLimit;
  readonly rule: RoundRule;
  readonly answers: readonly ReadAnswer[];
  /** Null for a visitor. */
  readonly memberId: string | null;
}

/** A Yeekee round: the bet builder of every round beside the room where numbers are shot, then its result and proof. */
export function YeekeeView({ round, room, answers, memberId, ...papers }: YeekeeViewProps) {
  return (
    <div className={styles.page}>
      {round.status !== 'open' && (
        <UnsentDraft owner={{ roundId: round.round_id, memberId }} kind={round.kind} />
      )}
      {round.next && <NextRound next={round.next} />}
      <ReadAnswers answers={answers}>
        <RoomPart first={room} name={round.kind_name} drawDate={round.draw_date} memberId={memberId}>
          {round.status === 'open' && (
            <>
              <noscript>
                <p>{roundCopy.noScript}</p>
              </noscript>
              <BetBuilder
                key={round.round_id}
                roundId={round.round_id}
                kind={round.kind}
                draw={`${round.kind_name} ${drawOf(formatThaiDate(round.draw_date), round.round_no)}`}
                closesAt={round.closes_at}
                memberId={memberId}
              />
            </>
          )}
        </RoomPart>
      </ReadAnswers>
      <RoundPapers {...papers} />
    </div>
  );
}
