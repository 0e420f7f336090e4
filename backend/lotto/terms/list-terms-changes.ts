import { and, asc, eq, lte } from 'drizzle-orm';
import type { Ctx } from '#backend/ctx.ts';
import type { Verb } from '#backend/http/implement.ts';
import { termsOf } from '#backend/lotto/rounds/show-round.ts';
import { kindRate, termsChange } from '#backend/lotto/tables.ts';
import type { RoundTerms } from '#backend/lotto/terms/round-terms.ts';
import type { TermsChange } from '#contract/lotto/rates.ts';
import type { lotto } from '#contract/lotto.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { discountOnWire, rateOnWire } from '#rules/lotto/payout.ts';
import { toBaht } from '#rules/money/baht.ts';

const MOST_SHOWN = 200;

type ChangeRow = typeof termsChange.$inferSelect;
type Said = Pick<TermsChange, 'rate' | 'discount' | 'control' | 'limit'>;

const nothing: Said = { rate: null, discount: null, control: null, limit: null };

/** What a change is of: a type in one pack, or a number of it. */
const subjectOf = ({ type, pack, number }: Pick<ChangeRow, 'type' | 'pack' | 'number'>) =>
  `${type} ${pack ?? 'full'} ${number ?? ''}`;

/** The prices that the round opened with, by what a change of them is of. */
async function firstPrices({ db }: Ctx, { round }: RoundTerms): Promise<Map<string, Said>> {
  const rows = await db.orm
    .select()
    .from(kindRate)
    .where(and(eq(kindRate.kind, round.kind), lte(kindRate.since, round.opensAt)))
    .orderBy(asc(kindRate.since));
  return new Map(
    rows.flatMap(({ type, rateHundredths, discountBp, packRateHundredths, packDiscountBp }) => [
      [`${type} full `, priceOf(rateHundredths, discountBp)] as const,
      [`${type} discount `, priceOf(packRateHundredths, packDiscountBp)] as const,
    ]),
  );
}

function priceOf(rateHundredths: number | null, discountBp: number | null): Said {
  return {
    ...nothing,
    rate: rateHundredths === null ? null : rateOnWire(rateHundredths),
    discount: discountBp === null ? null : discountOnWire(discountBp),
  };
}

function saidBy(row: ChangeRow): Said {
  const limit = row.limitSatang === null ? null : toBaht(row.limitSatang);
  return { ...priceOf(row.rateHundredths, row.discountBp), control: row.control, limit };
}

/** Every change of what a round takes and pays since it opened, newest first, each with what was before. Throws 404 for an unknown round. */
export const listTermsChanges: Verb<typeof lotto.termsChanges> = async ({ ctx, input }) => {
  const terms = await termsOf(ctx, input.round_id);
  const rows = await ctx.db.orm
    .select()
    .from(termsChange)
    .where(eq(termsChange.roundId, input.round_id))
    .orderBy(asc(termsChange.version));
  if (rows.length === 0) return [];
  const stands = await firstPrices(ctx, terms);
  const changes = rows.map((row): TermsChange => {
    const said = saidBy(row);
    const before = stands.get(subjectOf(row)) ?? nothing;
    const isNumber = row.number !== null;
    // A change of a price may leave rate or discount as it was; one of a number says all of it.
    stands.set(
      subjectOf(row),
      isNumber
        ? said
        : { ...said, rate: said.rate ?? before.rate, discount: said.discount ?? before.discount },
    );
    return {
      version: row.version,
      at: row.at.toISOString(),
      type: row.type,
      name: betName(row.type),
      number: row.number,
      pack: row.pack ?? 'full',
      ...said,
      before,
    };
  });
  return changes.reverse().slice(0, MOST_SHOWN);
};
