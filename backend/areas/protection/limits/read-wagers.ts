import type { Statement, Tx } from '#backend/core/db/database.ts';
import { type Counted, countsSince, type LimitWindow, limitWindows } from '#rules/protection/limit-window.ts';

/** A wager that was given back counts nothing; what it pays is taken off the loss of the moment at which it was accepted. */
const counts = `member_id = $1::uuid AND status IN ('accepted', 'settled') AND reference IS DISTINCT FROM $2::text`;

/** Of the member `$1` but for the wager `$2`, by the windows named `$3` that began at `$4`. */
export const wagerSums = `
    SELECT asked.name, own.* FROM unnest($3::text[], $4::timestamptz[]) AS asked (name, since)
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(charged_satang), 0)::bigint AS stake, coalesce(sum(charged_satang - payout_satang), 0)::bigint AS loss,
        min(accepted_at) AS first
      FROM wager WHERE ${counts} AND accepted_at >= asked.since
    ) own`;
const sums: Statement = { name: 'protection_wager_sums', text: wagerSums };
const each: Statement = {
  name: 'protection_wagers',
  text: `
    SELECT accepted_at AS at, charged_satang AS stake, charged_satang - payout_satang AS loss
    FROM wager WHERE ${counts} AND accepted_at >= $3::timestamptz`,
};

/** What a member staked and lost in a window, in satang; a loss below nothing is a win. */
export interface WagerSum {
  readonly stake: bigint;
  readonly loss: bigint;
  /** When the first that counts was accepted. */
  readonly first: Date | null;
}

interface Asked {
  readonly memberId: string;
  readonly now: Date;
  /** A wager that is left out. */
  readonly without?: string | undefined;
}

/** What a member's wagers sum up to, by window. */
export async function readWagerSums(
  db: Pick<Tx, 'query'>,
  { memberId, now, without = '' }: Asked,
): Promise<ReadonlyMap<LimitWindow, WagerSum>> {
  const rows = await db.query<WagerSum & { name: LimitWindow }>(sums, [
    memberId,
    without,
    limitWindows,
    limitWindows.map((window) => countsSince(window, now)),
  ]);
  return new Map(rows.map((row) => [row.name, row]));
}

/** The wagers themselves, as a limit of stakes or losses counts them. */
export async function readWagers(
  db: Pick<Tx, 'query'>,
  kind: 'stake' | 'loss',
  { memberId, without = '', since }: Omit<Asked, 'now'> & { readonly since: Date },
): Promise<Counted[]> {
  const rows = await db.query<{ at: Date; stake: bigint; loss: bigint }>(each, [memberId, without, since]);
  return rows.map(({ at, ...amounts }) => ({ at, amount: amounts[kind] }));
}
