import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { BetDesk } from '#components/lotto/desk/bet-desk.tsx';
import { deskCopy } from '#components/lotto/desk-copy.ts';
import { RoundPapers } from '#components/lotto/round/round-papers.tsx';
import { YeekeeRoom } from '#components/lotto/yeekee/yeekee-room.tsx';
import type { BetRate, Round, RoundLimit, RoundRule } from '#lib/api/lotto/queries.ts';
import type { RoomFacts } from '#lib/lotto/yeekee-room.ts';
import styles from './room.module.css';

interface YeekeeViewProps {
  readonly round: Round;
  readonly room: RoomFacts;
  readonly rates: readonly BetRate[];
  readonly limit: RoundLimit;
  readonly rule: RoundRule;
  readonly queries: DehydratedState;
  /** Null for a visitor. */
  readonly memberId: string | null;
}

/** A Yeekee round: the desk of every round beside the room where numbers are shot, then its result and proof. */
export function YeekeeView({ round, room, queries, memberId, ...papers }: YeekeeViewProps) {
  return (
    <div className={styles.page}>
      <HydrationBoundary state={queries}>
        <YeekeeRoom first={room} name={round.kind_name} drawDate={round.draw_date} memberId={memberId}>
          {round.status === 'open' && (
            <>
              <noscript>
                <p>{deskCopy.noScript}</p>
              </noscript>
              <BetDesk
                key={round.round_id}
                roundId={round.round_id}
                closesAt={round.closes_at}
                memberId={memberId}
              />
            </>
          )}
        </YeekeeRoom>
      </HydrationBoundary>
      <RoundPapers {...papers} />
    </div>
  );
}
