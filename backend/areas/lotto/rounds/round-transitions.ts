import { closeRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { drawnHere, drawRounds, sealShots } from '#backend/areas/lotto/yeekee/end-rounds.ts';
import type { ScheduledTransition } from '#backend/core/changes/scheduled-transition.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { betTypes } from '#rules/lotto/bet-type.ts';
import { billClose, type ClosingRound, earlyClosingKinds } from '#rules/lotto/kinds/type-close.ts';
import { shootingOverBefore, shootingTimes } from '#rules/lotto/yeekee/schedule.ts';

const nextClose: Statement = {
  name: 'lotto_next_close',
  text: `SELECT min(closes_at) AS at FROM round WHERE agent_id = $1::int AND status = 'open' AND closes_at >= $2::timestamptz`,
};

const openEarlyClosing: Statement = {
  name: 'lotto_open_early_closing',
  text: `
    SELECT kind, draw_date::text AS "drawDate", closes_at AS "closesAt" FROM round
    WHERE agent_id = $1::int AND status = 'open' AND closes_at >= $2::timestamptz AND kind = ANY ($3::text[])`,
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

/** The end of betting on the types that a round closes before itself. */
const closeTypes: ScheduledTransition = {
  next: async ({ db, agentId }, since) => {
    const rounds = await db.query<ClosingRound>(openEarlyClosing, [agentId, since, earlyClosingKinds]);
    const ahead = rounds
      .map((round) => billClose(round, betTypes))
      .filter((at) => at >= since)
      .sort((one, other) => one.getTime() - other.getTime());
    return ahead[0];
  },
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

export const roundTransitions: readonly ScheduledTransition[] = [close, closeTypes, seal, draw];
