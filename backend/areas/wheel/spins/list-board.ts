import type { SpinRow } from '#backend/areas/wheel/spins/present-spin.ts';
import { amountOnWire } from '#backend/areas/wheel/weights/read-weights.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { wheel } from '#contract/wheel.ts';
import { maskMobileEnd } from '#rules/person/mask.ts';
import { BOARD_AFTER_MS } from '#rules/wheel/turning.ts';

const ROWS = 20;

const newest: Statement = {
  name: 'wheel_board',
  text: `
    SELECT spin.number, spin.at, spin.prize_id AS "prizeId", spin.prize_type AS "prizeType", spin.amount, prize.name, member.username
    FROM wheel_spin spin JOIN wheel_prize prize ON prize.version = spin.version AND prize.id = spin.prize_id
    JOIN member ON member.id = spin.member_id
    WHERE spin.prize_type <> 'none' AND spin.at <= $1::timestamptz AND member.agent_id = $2::int
    ORDER BY spin.number DESC LIMIT ${ROWS}`,
};

interface BoardEntry extends Pick<SpinRow, 'number' | 'at' | 'prizeId' | 'prizeType' | 'amount' | 'name'> {
  readonly username: string;
}

/** The newest prizes of everybody, each once its wheel stands. */
export const listBoard: Verb<typeof wheel.board> = async ({ ctx }) => {
  const until = new Date(ctx.now().getTime() - BOARD_AFTER_MS);
  const rows = await ctx.db.query<BoardEntry>(newest, [until, ctx.agentId]);
  return rows.map(({ number, at, prizeId: id, prizeType: type, amount, name, username }) => ({
    ...{ id: String(number), member: maskMobileEnd(username), at: at.toISOString() },
    prize: { id, name, type, amount: amountOnWire({ type, amount: Number(amount) }) },
  }));
};
