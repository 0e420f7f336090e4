import { createHash } from 'node:crypto';
import type { Statement } from '#backend/core/db/database.ts';
import type { Comparison, DayAsked, Reconciliation } from '#backend/core/reconcile/reconciliation.ts';
import type { Services } from '#backend/services.ts';
import { compareLists, type Difference, type Sums, sumsOf } from '#rules/reconcile/compare.ts';
import { reasons } from '#rules/reconcile/reasons.ts';
import { instantOf } from '#rules/time/bangkok-time.ts';

const DAY_MS = 86_400_000;

/** One comparison of a day: what both sides have of it, and what they say differently. */
export interface Compared {
  /** `payment in-1`, `games house`. */
  readonly name: string;
  readonly sides: readonly [string, string];
  readonly own: { readonly count: number; readonly sums: Sums };
  readonly other: { readonly count: number; readonly sums: Sums };
  readonly differences: readonly Difference[];
}

export interface DayResult {
  readonly day: string;
  readonly compared: readonly Compared[];
  /** How many differences count, and how many are only told. */
  readonly differences: number;
  readonly notes: number;
  /** Of everything above: the same books give the same. */
  readonly hash: string;
}

/** Kinds of transfer that no area has. */
const strangeKinds: Statement = {
  name: 'reconcile_strange_kinds',
  text: `
    SELECT transfer.id::text AS key, transfer.kind, coalesce(sum(posting.satang), 0)::bigint AS satang
    FROM transfer LEFT JOIN posting ON posting.transfer_id = transfer.id
    WHERE transfer.at >= $1::timestamptz AND transfer.at < $2::timestamptz AND transfer.kind <> ALL ($3::text[])
    GROUP BY 1, 2 ORDER BY 1`,
};

/** Movements of the day of a kind that there is not: nothing can explain them. */
async function findStrange(services: Services, day: string): Promise<Compared> {
  const from = instantOf(day, '00:00');
  const before = new Date(from.getTime() + DAY_MS);
  const values = [from, before, [...services.entryKinds.keys()]];
  const rows = await services.db.query<{ key: string; kind: string; satang: bigint }>(strangeKinds, values);
  const differences = rows.map(
    ({ key, kind, satang }): Difference => ({
      ...{ code: 'no_document', key, own: { moved: satang }, other: null, lossSatang: satang },
      detail: `there is no kind ${kind}`,
    }),
  );
  const none = { count: 0, sums: {} };
  return {
    name: 'ledger kinds',
    sides: ['ledger', 'kinds of transfer'],
    own: none,
    other: none,
    differences,
  };
}

function compare(area: string, comparison: Comparison, { day, now }: DayAsked): Compared {
  const { name, sides, own, other, found = [], ...terms } = comparison;
  return {
    name: `${area} ${name}`,
    sides,
    own: sumsOf(own, day),
    other: sumsOf(other, day),
    differences: [...found, ...compareLists(own, other, { day, now, ...terms })],
  };
}

/** A result as JSON; amounts are satang as text, for they may be larger than a number of JSON. */
export function jsonOf(value: unknown, indent?: number): string {
  return JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one), indent);
}

/** The same value for the same result, in the form in which it is told. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(jsonOf(value)).digest('hex');
}

/** Holds a day against everybody else who has it, area by area. It only reads, and gives the same again. */
export async function reconcileDay(
  services: Services,
  reconciles: readonly Reconciliation[],
  asked: DayAsked,
): Promise<DayResult> {
  const compared: Compared[] = [];
  for (const { name, run } of reconciles)
    for (const comparison of await run(services, asked)) compared.push(compare(name, comparison, asked));
  compared.push(await findStrange(services, asked.day));
  const all = compared.flatMap(({ differences }) => differences);
  const counting = all.filter(({ code }) => reasons[code].counts).length;
  const result = { day: asked.day, compared, differences: counting, notes: all.length - counting };
  return { ...result, hash: hashOf(result) };
}
