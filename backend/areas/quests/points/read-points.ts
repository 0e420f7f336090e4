import { pointTransfers, pointWallet } from '#backend/areas/quests/points/point-transfers.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import type { PointRow, quests } from '#contract/quests.ts';
import { reasonOf } from '#rules/points/point-reasons.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

/** What ends within so many days is said to end soon. */
const SOON_DAYS = 30;
const PAGE = 20;

/** Lots say what can be spent: the wallet still holds what has ended and no job has taken yet. */
const usable: Statement = {
  name: 'quests_points',
  text: `
    SELECT ends_at AS "endsAt", sum(free)::int AS points, ends_at < $2::timestamptz + interval '${SOON_DAYS} days' AS "isSoon"
    FROM entitlement_lot WHERE member_id = $1::uuid AND kind = '${pointWallet.kind}' AND free > 0 AND taken_at IS NULL
      AND (ends_at IS NULL OR ends_at > $2::timestamptz)
    GROUP BY ends_at ORDER BY ends_at NULLS LAST`,
};

interface UsablePoints {
  readonly endsAt: Date | null;
  readonly points: number;
  readonly isSoon: boolean | null;
}

const sumOf = (lots: readonly UsablePoints[]) => lots.reduce((sum, { points }) => sum + points, 0);

/** What ends first, with all that ends on the same Bangkok day: the page says the day alone. */
function firstEnding(lots: readonly UsablePoints[]) {
  const [first] = lots;
  if (!(first?.isSoon && first.endsAt)) return null;
  const day = bangkokDate(first.endsAt);
  const ofDay = lots.filter(({ endsAt }) => endsAt && bangkokDate(endsAt) === day);
  return { points: sumOf(ofDay), ends_at: first.endsAt.toISOString() };
}

/** Points that a member can spend now, and those of them that end first, if that is soon. */
export async function readPoints(ctx: Pick<MemberCtx, 'db' | 'memberId' | 'now'>) {
  const lots = await ctx.db.query<UsablePoints>(usable, [ctx.memberId, ctx.now()]);
  return { point: sumOf(lots), ending: firstEnding(lots) };
}

/** The member's points. */
export const showPoints: Verb<typeof quests.points> = ({ ctx }) => readPoints(ctx);

const entries: Statement = {
  name: 'quests_point_entries',
  text: `
    SELECT seq, at, kind, satang AS points, balance, reference FROM ledger_entry
    WHERE account_id = (SELECT id FROM ledger_account WHERE member_id = $1::uuid AND kind = '${pointWallet.kind}')
      AND seq < $2::bigint ORDER BY day DESC, seq DESC LIMIT ${PAGE + 1}`,
};

interface EntryRow {
  readonly seq: bigint;
  readonly at: Date;
  readonly kind: string;
  readonly points: bigint;
  readonly balance: bigint;
  readonly reference: string;
}

const kinds = ['given', 'spent', 'refunded', 'expired'] as const;
const kindOf = (transfer: string) => kinds.find((kind) => pointTransfers[kind].name === transfer);
const NEWEST = '999999999999999';

function presentRow({ seq, at, kind, points, balance, reference }: EntryRow): PointRow {
  return {
    id: String(seq),
    at: at.toISOString(),
    kind: kindOf(kind) ?? 'given',
    reason: reasonOf(reference),
    points: Number(points),
    balance: Number(balance),
  };
}

/** Movements of the member's points, newest first. */
export const listPointHistory: Verb<typeof quests.history> = async ({ ctx, input }) => {
  const rows = await ctx.db.query<EntryRow>(entries, [ctx.memberId, input.before_seq ?? NEWEST]);
  const shown = rows.slice(0, PAGE).map(presentRow);
  return { rows: shown, before: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
};
