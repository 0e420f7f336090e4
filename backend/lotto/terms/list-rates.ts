import { and, eq } from 'drizzle-orm';
import type { Verb } from '#backend/http/implement.ts';
import { presentRates } from '#backend/lotto/bills/present.ts';
import { termsOf } from '#backend/lotto/rounds/show-round.ts';
import { kindRate, lottoKind } from '#backend/lotto/tables.ts';
import type { lotto } from '#contract/lotto.ts';

/** Rates in force for one round. */
export const listRoundRates: Verb<typeof lotto.rate> = async ({ ctx, input }) => {
  const { types } = await termsOf(ctx, input.round_id);
  return presentRates([...types.values()]);
};

/** Default rates of every kind, or of the kinds of one category. */
export const listKindRates: Verb<typeof lotto.rates> = async ({ ctx, input }) => {
  const { category_id: categoryId } = input;
  const rows = await ctx.db.orm
    .select({ kind: lottoKind, rate: kindRate })
    .from(lottoKind)
    .innerJoin(kindRate, eq(kindRate.kind, lottoKind.kind))
    .where(
      and(
        eq(lottoKind.agentId, ctx.agentId),
        categoryId === undefined ? undefined : eq(lottoKind.categoryId, categoryId),
      ),
    )
    .orderBy(lottoKind.position, kindRate.position);
  return [...Map.groupBy(rows, (row) => row.kind.kind)].flatMap(([kind, own]) => {
    const [first] = own;
    if (!first) return [];
    const rates = presentRates(own.map((row) => row.rate));
    return [{ kind, kind_name: first.kind.name, category_id: first.kind.categoryId, rates }];
  });
};
