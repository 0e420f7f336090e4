import type { Database } from '#backend/db/database.ts';
import { programKinds } from '#backend/lotto/seed/seed-lotto.ts';
import { kindRate, lottoKind } from '#backend/lotto/tables.ts';

/** Holds what a kind pays against the price list that came with the program: no command changes it, so a line may not be measured by another. */
export async function* findChangedKinds({ orm }: Database): AsyncGenerator<string> {
  const listed = await orm.select().from(kindRate);
  for (const { kind, agentId, payoutCap } of await orm.select().from(lottoKind)) {
    const { kinds, rates } = programKinds(agentId);
    const own = kinds.find((one) => one.kind === kind);
    if (own?.payoutCap !== payoutCap)
      yield `${kind} pays at most ${payoutCap} satang a line; it came with ${own?.payoutCap ?? 'no cap'}`;
    for (const rate of listed) {
      if (rate.kind !== kind) continue;
      const came = rates.find((one) => one.kind === kind && one.type === rate.type);
      if (came?.rateHundredths !== rate.rateHundredths || came.discountBp !== rate.discountBp)
        yield `${kind} pays ${rate.rateHundredths} hundredths on ${rate.type} less ${rate.discountBp} bp; it came with ${came?.rateHundredths ?? 'none'} less ${came?.discountBp ?? 'none'}`;
    }
  }
}
