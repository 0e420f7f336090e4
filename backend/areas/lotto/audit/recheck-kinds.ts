import { eq } from 'drizzle-orm';
import { programKinds } from '#backend/areas/lotto/seed/seed-lotto.ts';
import { FIRST_PRICES, kindRate, lottoKind } from '#backend/areas/lotto/tables.ts';
import { yeekeeTerms } from '#backend/areas/lotto/yeekee/tables.ts';
import type { Database, Statement } from '#backend/core/db/database.ts';
import type { PackPrices } from '#rules/lotto/pack.ts';

type Price = Partial<PackPrices> & { readonly rateHundredths: number };

/** Both packs: `90000 hundredths less 0 bp, 55000 less 3300 in the other pack`. */
function priceText({ rateHundredths, discountBp, packRateHundredths, packDiscountBp }: Price): string {
  const other = `${packRateHundredths ?? 'none'} less ${packDiscountBp ?? 'none'} in the other pack`;
  return `${rateHundredths} hundredths less ${discountBp ?? 0} bp, ${other}`;
}

/** What operators said last of how a kind is played by shots: `kind:mode:place` (`noteSetting`); earlier acts have no place. */
const lastChosen: Statement = {
  name: 'audit_fairness_chosen',
  text: `
    SELECT split_part(said.what, ':', 2) AS mode FROM ops_log CROSS JOIN LATERAL jsonb_array_elements_text(facts -> 'fairness') AS said (what)
    WHERE starts_with(said.what, $1::text || ':') ORDER BY nullif(split_part(said.what, ':', 3), '')::int DESC NULLS LAST, no DESC LIMIT 1`,
};

/** Holds how a kind is played by shots against the act that chose it, and else against what came with the program. */
async function* findChangedFairness(
  db: Database,
  { kind, fairness: came }: Pick<typeof yeekeeTerms.$inferInsert, 'kind' | 'fairness'>,
): AsyncGenerator<string> {
  const [terms] = await db.orm.select().from(yeekeeTerms).where(eq(yeekeeTerms.kind, kind));
  const [chosen] = await db.query<{ mode: string }>(lastChosen, [kind]);
  const mode = chosen?.mode ?? came;
  if (terms?.fairness !== mode) yield `${kind} is ${terms?.fairness ?? 'nothing'}; ${mode} was chosen last`;
}

/**
 * Holds what a kind pays against the price list that came with the program: no command changes it, so a line may not be
 * measured by another. What operators planned since is held against their acts (audit-log.sql).
 */
export async function* findChangedKinds(db: Database): AsyncGenerator<string> {
  const { orm } = db;
  const listed = await orm.select().from(kindRate).where(eq(kindRate.since, FIRST_PRICES));
  const programs = new Map<number, ReturnType<typeof programKinds>>();
  for (const { kind, agentId, payoutCap } of await orm.select().from(lottoKind)) {
    const program = programs.get(agentId) ?? programKinds(agentId);
    programs.set(agentId, program);
    const { kinds, rates, shooting } = program;
    const own = kinds.find((one) => one.kind === kind);
    if (own?.payoutCap !== payoutCap)
      yield `${kind} pays at most ${payoutCap} satang a line; it came with ${own?.payoutCap ?? 'no cap'}`;
    for (const rate of listed) {
      if (rate.kind !== kind) continue;
      const came = rates.find((one) => one.kind === kind && one.type === rate.type);
      if (!came || priceText(came) !== priceText(rate))
        yield `${kind} pays ${priceText(rate)} on ${rate.type}; it came with ${came ? priceText(came) : 'none'}`;
    }
    const shots = shooting.find((one) => one.kind === kind);
    if (shots) yield* findChangedFairness(db, shots);
  }
}
