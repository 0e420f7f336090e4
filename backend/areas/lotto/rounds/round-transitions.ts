import { closeRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { drawnHere, drawRounds, sealShots } from '#backend/areas/lotto/yeekee/end-rounds.ts';
import type { ScheduledTransition } from '#backend/core/changes/scheduled-transition.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { shootingOverBefore, shootingTimes } from '#rules/lotto/yeekee/schedule.ts';

const nextClose: Statement = {
  name: 'lotto_next_close',
  text: `SELECT min(closes_at) AS at FROM round WHERE agent_id = $1::int AND status = 'open' AND closes_at >= $2::timestamptz`,
};

const nextSeal: Statement = {
  name: 'yeekee_next_seal',
  text: `
    SELECT min(closes_at) AS at FROM yeekee_round own JOIN round ON round.id = own.round_id
    WHERE round.agent_id = $1::int AND own.prizes_at IS NULL AND own.sealed_at IS NULL AND closes_at >= $2::timestamptz`,
};

const nextDraw: Statement = {
  name: 'lotto_next_draw',
  text: `
    SELECT min(result_at) AS at FROM round
    WHERE agent_id = $1::int AND status IN ('open', 'closed') AND kind = ANY ($3::text[]) AND result_at >= $2::timestamptz`,
};

/** The end of a round's betting. */
const close: ScheduledTransition = {
  next: async ({ db, agentId }, since) => {
    const [row] = await db.query<{ at: Date | null }>(nextClose, [agentId, since]);
    return row?.at ?? undefined;
  },
  pass: closeRounds,
};

/** The end of a round's shooting, some time after its betting. */
const seal: ScheduledTransition = {
  next: async ({ db, agentId }, since) => {
    const [row] = await db.query<{ at: Date | null }>(nextSeal, [agentId, shootingOverBefore(since)]);
    return row?.at ? shootingTimes(row.at).closesAt : undefined;
  },
  pass: sealShots,
};

/** The result of a round that the site draws itself. */
const draw: ScheduledTransition = {
  next: async ({ db, agentId }, since) => {
    const [row] = await db.query<{ at: Date | null }>(nextDraw, [agentId, since, drawnHere]);
    return row?.at ?? undefined;
  },
  pass: drawRounds,
};

export const roundTransitions: readonly ScheduledTransition[] = [close, seal, draw];
