import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { addHistory } from '#backend/areas/lotto/rounds/add-history.ts';
import { roundId } from '#backend/areas/lotto/rounds/add-round.ts';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { priceKey, sealedKinds, sealedPrices, sealedShooting } from '#backend/areas/lotto/sealings.ts';
import draws from '#backend/areas/lotto/seed/glo-draws-2025.json' with { type: 'json' };
import kinds from '#backend/areas/lotto/seed/lotto-kinds.json' with { type: 'json' };
import { drawHash } from '#backend/areas/lotto/settlement/draws.ts';
import { FIRST_PRICES, kindRate, lottoKind, round } from '#backend/areas/lotto/tables.ts';
import { yeekeeTerms } from '#backend/areas/lotto/yeekee/tables.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Services } from '#backend/services.ts';
import { Baht } from '#contract/fields.ts';
import { betTypes } from '#rules/lotto/bet-type.ts';
import { roundTimes } from '#rules/lotto/kinds/glo/calendar.ts';
import { glo } from '#rules/lotto/kinds/glo/glo.ts';
import { kindFacts } from '#rules/lotto/kinds/kind-facts.ts';
import { kindName } from '#rules/lotto/kinds/kind-names.ts';
import type { CheckedDraw } from '#rules/lotto/kinds/lottery-kind.ts';
import { rateFromWire } from '#rules/lotto/payout.ts';
import { fairnessModes, rowOrders } from '#rules/lotto/yeekee/terms.ts';
import { toSatang } from '#rules/money/baht.ts';

const GLO = 'glo';

/** Money in baht, discount in percent. */
const Prices = z.array(
  z.object({
    type: z.enum(betTypes),
    rate: z.number(),
    discount: z.number(),
    min: Baht,
    max: Baht,
    max_per_number: Baht,
    /** Null where the discount pack does not have the type. */
    discount_pack: z.object({ rate: z.number(), discount: z.number() }).nullable(),
  }),
);

const KindTerms = z.object({
  max_lines: z.int().positive(),
  payout_cap: Baht,
  cancel_minutes: z.int().positive().nullable(),
  cancels_per_day: z.int(),
  no_result_hours: z.int().positive().nullable(),
});

/** How a kind is played by shots; money in baht. */
const Shooting = z.object({
  fairness: z.enum(fairnessModes),
  row_order: z.enum(rowOrders),
  cooldown_ms: z.int().positive(),
  min_shots: z.int().min(16),
  min_shooters: z.int().positive(),
  min_stake: Baht,
  row_1: Baht,
  row_16: Baht,
});

/** What every kind has in common or of its own, and the price lists: one of a kind's own, or that of the others. */
const Terms = z.object({
  terms: KindTerms,
  own_terms: z.record(z.string(), KindTerms.partial()),
  shooting: z.record(z.string(), Shooting),
  prices: z.object({ others: Prices }).catchall(Prices),
});

/** Puts lottery kinds, price lists, published draws and the current rounds in place. Of what is there only names change. */
export async function seedLotto(services: Services): Promise<void> {
  await seedKinds(services);
  await seedDraws(services);
  await advanceRounds(services);
}

type KindRow = typeof lottoKind.$inferInsert;
type RateRow = typeof kindRate.$inferInsert;
type ShootingRow = typeof yeekeeTerms.$inferInsert;

const basisPoints = (percent: number) => Math.round(percent * 100);

/** The lottery kinds and price lists that come with the program. */
export function programKinds(agentId: number): {
  readonly kinds: KindRow[];
  readonly rates: RateRow[];
  readonly shooting: ShootingRow[];
} {
  const { terms: common, own_terms: own, prices, shooting } = Terms.parse(kinds);
  const list = Object.entries(kindFacts);
  const rows = list.map(([kind, { category, about }], position) => {
    const terms = { ...common, ...own[kind] };
    return {
      kind,
      agentId,
      categoryId: category,
      name: kindName(kind),
      description: about,
      position,
      maxLines: terms.max_lines,
      payoutCap: toSatang(terms.payout_cap),
      cancelMinutes: terms.cancel_minutes,
      cancelsPerDay: terms.cancels_per_day,
      noResultHours: terms.no_result_hours,
    };
  });
  const rates = list.flatMap(([kind]) =>
    (prices[kind] ?? prices.others).map((row, position) => ({
      kind,
      type: row.type,
      position,
      rateHundredths: rateFromWire(row.rate),
      discountBp: basisPoints(row.discount),
      packRateHundredths: row.discount_pack && rateFromWire(row.discount_pack.rate),
      packDiscountBp: row.discount_pack && basisPoints(row.discount_pack.discount),
      minSatang: toSatang(row.min),
      maxSatang: toSatang(row.max),
      maxPerNumberSatang: toSatang(row.max_per_number),
    })),
  );
  const shots = Object.entries(shooting).map(([kind, row]) => ({
    kind,
    fairness: row.fairness,
    rowOrder: row.row_order,
    cooldownMs: row.cooldown_ms,
    minShots: row.min_shots,
    minShooters: row.min_shooters,
    minStakeSatang: toSatang(row.min_stake),
    row1Satang: toSatang(row.row_1),
    row16Satang: toSatang(row.row_16),
  }));
  return { kinds: rows, rates, shooting: shots };
}

async function seedKinds(services: Services): Promise<void> {
  const { db, agentId } = services;
  const rows = programKinds(agentId);
  const { orm } = db;
  // At every start but the first all of it is there: to look costs a tenth of writing it again.
  const kindsThere = new Map(
    (await orm.select({ kind: lottoKind.kind, name: lottoKind.name }).from(lottoKind)).map((row) => [
      row.kind,
      row.name,
    ]),
  );
  const firstRates = orm.select({ kind: kindRate.kind, type: kindRate.type }).from(kindRate);
  const ratesThere = keysOf(await firstRates.where(eq(kindRate.since, FIRST_PRICES)));
  const shootingThere = keysOf(await orm.select({ kind: yeekeeTerms.kind }).from(yeekeeTerms));
  // A name is a word of the product and follows it; the rest stays until a command changes it.
  const named = { target: lottoKind.kind, set: { name: sql`excluded.name` } };
  const newKinds = rows.kinds.filter(({ kind, name }) => kindsThere.get(kind) !== name);
  const newRates = rows.rates.filter((row) => !ratesThere.has(keyOf(row)));
  const newShooting = rows.shooting.filter((row) => !shootingThere.has(keyOf(row)));
  if (newKinds.length + newRates.length + newShooting.length === 0) return;
  await db.transact(async (tx) => {
    if (newKinds.length > 0) await tx.orm.insert(lottoKind).values(newKinds).onConflictDoUpdate(named);
    const prices =
      newRates.length > 0
        ? await tx.orm.insert(kindRate).values(newRates).onConflictDoNothing().returning()
        : [];
    const shots =
      newShooting.length > 0
        ? await tx.orm.insert(yeekeeTerms).values(newShooting).onConflictDoNothing().returning()
        : [];
    const kinds = newKinds.filter(({ kind }) => !kindsThere.has(kind));
    await sealRows(
      tx,
      services,
      sealedKinds,
      kinds.map(({ kind }) => kind),
    );
    await sealRows(tx, services, sealedPrices, prices.map(priceKey));
    await sealRows(
      tx,
      services,
      sealedShooting,
      shots.map(({ kind }) => kind),
    );
  });
}

const keyOf = ({ kind, type = '' }: { kind: string; type?: string }) => `${kind} ${type}`;
const keysOf = (rows: readonly Parameters<typeof keyOf>[0][]) => new Set(rows.map(keyOf));

/** A published draw that comes with the program, and the round that it is of. */
interface ProgramDraw extends CheckedDraw {
  /** Name of the round. */
  readonly id: string;
  readonly hash: string;
}

/** The published draws that come with the program. */
export function programDraws(): ProgramDraw[] {
  return draws.map((draw) => {
    const reading = glo.readDraw(draw);
    if (!reading.ok) throw new Error(`A seeded draw is damaged: ${reading.problems.join('; ')}`);
    return { ...reading.value, id: roundId(GLO, reading.value), hash: drawHash(reading.value.draw) };
  });
}

/** A published draw whose time has come, and which this site did not play itself, enters as history. */
async function seedDraws(services: Services): Promise<void> {
  const { db, clock, agentId } = services;
  const rows = await db.orm.select({ id: round.id }).from(round).where(eq(round.kind, GLO));
  const existing = new Set(rows.map((row) => row.id));
  const past = programDraws()
    .map((draw) => ({ ...draw, times: roundTimes(draw.drawDate) }))
    .filter(({ id, times }) => !existing.has(id) && times.resultAt <= clock.now());
  if (past.length === 0) return;
  const archive = { agentId, kind: GLO, source: glo.source, publishedBy: 'seed' };
  await db.transact((tx) => addHistory(tx, services, archive, past));
}
