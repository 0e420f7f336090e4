import { eq } from 'drizzle-orm';
import type { Database } from '#backend/db/database.ts';
import { programKinds } from '#backend/lotto/seed/seed-lotto.ts';
import { FIRST_PRICES, kindRate, lottoKind } from '#backend/lotto/tables.ts';
import type { PackPrices } from '#rules/lotto/pack.ts';

type Price = Partial<PackPrices> & { readonly rateHundredths: number };

/** Both packs: `90000 hundredths less 0 bp, 55000 less 3300 in the other pack`. */
function priceText({ rateHundredths, discountBp, packRateHundredths, packDiscountBp }: Price): string {
  const other = `${packRateHundredths ?? 'none'} less ${packDiscountBp ?? 'none'} in the other pack`;
  return `${rateHundredths} hundredths less ${discountBp ?? 0} bp, ${other}`;
}

/**
 * Holds what a kind pays against the price list that came with the program: no command changes it, so a line may not be
 * measured by another. What operators planned since is held against their acts (acts.sql).
 */
export async function* findChangedKinds({ orm }: Database): AsyncGenerator<string> {
  const listed = await orm.select().from(kindRate).where(eq(kindRate.since, FIRST_PRICES));
  for (const { kind, agentId, payoutCap } of await orm.select().from(lottoKind)) {
    const { kinds, rates } = programKinds(agentId);
    const own = kinds.find((one) => one.kind === kind);
    if (own?.payoutCap !== payoutCap)
      yield `${kind} pays at most ${payoutCap} satang a line; it came with ${own?.payoutCap ?? 'no cap'}`;
    for (const rate of listed) {
      if (rate.kind !== kind) continue;
      const came = rates.find((one) => one.kind === kind && one.type === rate.type);
      if (!came || priceText(came) !== priceText(rate))
        yield `${kind} pays ${priceText(rate)} on ${rate.type}; it came with ${came ? priceText(came) : 'none'}`;
    }
  }
}
