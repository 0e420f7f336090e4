import type { YeekeeProof, YeekeeRound } from '#lib/api/lotto/queries.ts';
import { roundStage, type StagedRound } from '#lib/lotto/rounds/round-stage.ts';

/** What a page shows of a Yeekee round from its first HTML on: all but the shots, of which there may be thousands. */
export type RoomFacts = Omit<YeekeeRound, 'proof'> & { readonly proof: Omit<YeekeeProof, 'shots'> | null };

export function roomFacts({ proof, ...room }: YeekeeRound): RoomFacts {
  if (!proof) return { ...room, proof: null };
  const { shots: _, ...facts } = proof;
  return { ...room, proof: facts };
}

/** The same as its stage is told from. */
export function stagedRoom(
  room: Pick<RoomFacts, 'status' | 'closes_at' | 'shooting_opens_at' | 'shooting_closes_at'>,
): StagedRound {
  return {
    status: room.status,
    closesAt: room.closes_at,
    shooting: { opensAt: room.shooting_opens_at, closesAt: room.shooting_closes_at },
  };
}

const FAR_MS = 30_000;
const NEAR_MS = 8_000;
const LAST_MS = 2_500;
/** So long before betting closes the room is asked most often. */
const LAST_MINUTES_MS = 3 * 60_000;

/** Shooters' prizes are paid by then, so long after betting closed. */
const PAID_BY_MS = 8 * 60_000;

/** How long after an answer a room is asked again, in ms; false once nothing of it changes any more. */
export function roomRefreshMs(room: RoomFacts, nowMs: number): number | false {
  if (room.status === 'voided') return false;
  if (room.status === 'resulted') {
    return room.prizes.length > 0 || nowMs > Date.parse(room.closes_at) + PAID_BY_MS ? false : FAR_MS;
  }
  const stage = roundStage(stagedRoom(room), nowMs);
  if (stage === 'later' || stage === 'open') return FAR_MS;
  const isCalm = stage === 'soon' && Date.parse(room.closes_at) - nowMs > LAST_MINUTES_MS;
  return isCalm || stage === 'result' ? NEAR_MS : LAST_MS;
}
