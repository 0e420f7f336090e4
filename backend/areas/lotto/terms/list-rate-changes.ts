import { and, asc, eq } from 'drizzle-orm';
import { kindRate, lottoKind } from '#backend/areas/lotto/tables.ts';
import { noTypeTerms, presentTypeTerms } from '#backend/areas/lotto/terms/present-type-terms.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { notFound } from '#backend/refusal.ts';
import type { RateChange, TypeTerms } from '#contract/lotto/rates.ts';
import type { lotto } from '#contract/lotto.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { type Pack, packs, priceIn } from '#rules/lotto/pack.ts';

const MOST_SHOWN = 200;

type RateRow = typeof kindRate.$inferSelect;

/** What a row of the price list says of a pack; its limits, which are of both, are told with the full one. */
function saidOf(row: RateRow, pack: Pack): TypeTerms {
  const price = priceIn(row, pack) ?? { rateHundredths: null, discountBp: null };
  return presentTypeTerms(pack === 'full' ? { ...row, ...price } : { ...noTypeTerms, ...price });
}

const differing = (now: TypeTerms, was: TypeTerms): TypeTerms => ({
  rate: now.rate === was.rate ? null : now.rate,
  discount: now.discount === was.discount ? null : now.discount,
  min: now.min === was.min ? null : now.min,
  max: now.max === was.max ? null : now.max,
  max_per_number: now.max_per_number === was.max_per_number ? null : now.max_per_number,
  offered: now.offered === was.offered ? null : now.offered,
});

function changesOf(row: RateRow, earlier: RateRow): RateChange[] {
  const { type, since } = row;
  return packs.flatMap((pack) => {
    const before = saidOf(earlier, pack);
    const said = differing(saidOf(row, pack), before);
    if (Object.values(said).every((value) => value === null)) return [];
    return [{ since: since.toISOString(), type, name: betName(type), pack, ...said, before }];
  });
}

/** Every change of a kind's price list, also those to come, the latest first, each with what was before. Throws 404 for an unknown kind. */
export const listRateChanges: Verb<typeof lotto.rateChanges> = async ({ ctx, input }) => {
  const rows = await ctx.db.orm
    .select({ rate: kindRate })
    .from(lottoKind)
    .innerJoin(kindRate, eq(kindRate.kind, lottoKind.kind))
    .where(and(eq(lottoKind.kind, input.kind), eq(lottoKind.agentId, ctx.agentId)))
    .orderBy(asc(kindRate.since), asc(kindRate.position));
  if (rows.length === 0) throw notFound();
  const newest = new Map<string, RateRow>();
  const changes = rows.flatMap(({ rate }) => {
    const earlier = newest.get(rate.type);
    newest.set(rate.type, rate);
    return earlier ? changesOf(rate, earlier) : [];
  });
  return changes.sort((one, other) => other.since.localeCompare(one.since)).slice(0, MOST_SHOWN);
};
