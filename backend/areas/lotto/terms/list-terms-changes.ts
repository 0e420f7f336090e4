import { and, asc, eq, lte } from 'drizzle-orm';
import { termsOf } from '#backend/areas/lotto/rounds/show-round.ts';
import { kindRate, termsChange } from '#backend/areas/lotto/tables.ts';
import { noTypeTerms, presentTypeTerms } from '#backend/areas/lotto/terms/present-type-terms.ts';
import type { RoundTerms } from '#backend/areas/lotto/terms/round-terms.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { Ctx } from '#backend/ctx.ts';
import type { TermsChange, TypeTerms } from '#contract/lotto/rates.ts';
import type { lotto } from '#contract/lotto.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { type Pack, packs, priceIn } from '#rules/lotto/pack.ts';
import { toBaht } from '#rules/money/baht.ts';

const MOST_SHOWN = 200;

type ChangeRow = typeof termsChange.$inferSelect;
type Said = TermsChange['before'];

const ofNoNumber = { control: null, limit: null };
const nothing: Said = { ...presentTypeTerms(noTypeTerms), ...ofNoNumber };

const limitsOf = ({ min, max, max_per_number, offered }: Said) => ({ min, max, max_per_number, offered });

/** How types and numbers of a round stand before the next change; limits are of a type in both packs. */
class TermsInForce {
  readonly #prices = new Map<string, Said>();
  readonly #limits = new Map<string, ReturnType<typeof limitsOf>>();
  readonly #numbers = new Map<string, Said>();

  /** Says what stands, and lets what is said take its place. */
  ofType(type: string, pack: Pack, said: Said): Said {
    const key = `${type} ${pack}`;
    const [price, limits] = [this.#prices.get(key) ?? nothing, this.#limits.get(type) ?? limitsOf(nothing)];
    const { min, max, max_per_number, offered } = said;
    this.#prices.set(key, {
      ...nothing,
      rate: said.rate ?? price.rate,
      discount: said.discount ?? price.discount,
    });
    this.#limits.set(type, {
      min: min ?? limits.min,
      max: max ?? limits.max,
      max_per_number: max_per_number ?? limits.max_per_number,
      offered: offered ?? limits.offered,
    });
    return { ...price, ...limits };
  }

  /** A change of a number says all of it. */
  ofNumber(type: string, number: string, said: Said): Said {
    const key = `${type} ${number}`;
    const before = this.#numbers.get(key) ?? nothing;
    this.#numbers.set(key, said);
    return before;
  }
}

/** The price list that the round opened with. */
async function openedWith({ db }: Ctx, { round }: RoundTerms): Promise<TermsInForce> {
  const rows = await db.orm
    .select()
    .from(kindRate)
    .where(and(eq(kindRate.kind, round.kind), lte(kindRate.since, round.opensAt)))
    .orderBy(asc(kindRate.since));
  const inForce = new TermsInForce();
  for (const row of rows)
    for (const pack of packs) {
      const price = priceIn(row, pack);
      if (price) inForce.ofType(row.type, pack, { ...presentTypeTerms({ ...row, ...price }), ...ofNoNumber });
    }
  return inForce;
}

function saidBy(row: ChangeRow): Said {
  const said: TypeTerms = presentTypeTerms(row);
  return { ...said, control: row.control, limit: row.limitSatang === null ? null : toBaht(row.limitSatang) };
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
  const inForce = await openedWith(ctx, terms);
  const changes = rows.map((row): TermsChange => {
    const { version, at, type, number } = row;
    const said = saidBy(row);
    const pack = row.pack ?? 'full';
    return {
      ...{ version, at: at.toISOString(), type, name: betName(type), number, pack },
      ...said,
      before: number === null ? inForce.ofType(type, pack, said) : inForce.ofNumber(type, number, said),
    };
  });
  return changes.reverse().slice(0, MOST_SHOWN);
};
