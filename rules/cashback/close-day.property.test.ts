import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjustmentOf, closeDay, letPass } from '#rules/cashback/close-day.ts';

/** What each day up to this one is worth by what is known when it is closed, and whether its member claims it. */
interface Step {
  readonly worth: readonly number[];
  readonly claims: boolean;
}

const DAYS = 6;
const steps: fc.Arbitrary<Step[]> = fc.tuple(
  ...Array.from({ length: DAYS }, (_, day) =>
    fc.record({
      worth: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: day + 1, maxLength: day + 1 }),
      claims: fc.boolean(),
    }),
  ),
);
const sum = (all: readonly bigint[]) => all.reduce((total, one) => total + one, 0n);
const nameOf = (day: number) => String(day);

/** As the close goes by the rules, with each day over before the next one is closed. */
function byRules(run: readonly Step[]) {
  const given = run.map(() => ({ rebateSatang: 0n, adjustedSatang: 0n, passedSatang: 0n }));
  const claimed: bigint[] = [];
  const taken: { readonly change: bigint; readonly held: bigint }[] = [];
  let carried = 0n;
  for (const [day, { worth, claims }] of run.entries()) {
    const adjustments = given.slice(0, day).map((own, of) => {
      const satang = adjustmentOf({ ...own, nowSatang: BigInt(worth[of] ?? 0) });
      taken.push({ change: satang, held: own.rebateSatang + own.adjustedSatang - own.passedSatang });
      own.adjustedSatang += satang;
      return { ofDay: nameOf(of), satang };
    });
    const own = given[day];
    if (own) own.rebateSatang = BigInt(worth[day] ?? 0);
    const rebateSatang = BigInt(worth[day] ?? 0);
    const { dueSatang, carrySatang } = closeDay(
      rebateSatang,
      sum(adjustments.map(({ satang }) => satang)),
      carried,
    );
    carried = carrySatang;
    claimed.push(claims ? dueSatang : 0n);
    if (claims) continue;
    const passed = letPass({ day: nameOf(day), rebateSatang, dueSatang, adjustments });
    for (const [of, one] of given.entries()) one.passedSatang += passed.get(nameOf(of)) ?? 0n;
  }
  return { claimed, carried, given, taken };
}

/** The same satang by satang: each is held by its member, let pass, or pays back one that was not due. */
function byHand(run: readonly Step[]): { readonly claimed: number[]; readonly owed: number } {
  const held = run.map(() => 0);
  const passed = run.map(() => 0);
  const claimed: number[] = [];
  let owed = 0;
  for (const [day, { worth, claims }] of run.entries()) {
    const fresh: number[] = [];
    for (let of = 0; of <= day; of += 1) {
      const due = worth[of] ?? 0;
      while ((held[of] ?? 0) > due) {
        held[of] = (held[of] ?? 0) - 1;
        owed += 1;
      }
      while ((held[of] ?? 0) + (passed[of] ?? 0) < due) {
        held[of] = (held[of] ?? 0) + 1;
        if (of === day) fresh.push(of);
        else fresh.unshift(of);
      }
    }
    // What is owed is paid by the newest corrections first and by the day's own last.
    while (owed > 0 && fresh.length > 0) {
      fresh.shift();
      owed -= 1;
    }
    claimed.push(claims ? fresh.length : 0);
    if (!claims)
      for (const of of fresh) {
        held[of] = (held[of] ?? 0) - 1;
        passed[of] = (passed[of] ?? 0) + 1;
      }
  }
  return { claimed, owed };
}

const last = (run: readonly Step[]) => (run.at(-1)?.worth ?? []).map(BigInt);

describe('corrections and claims in any order', () => {
  test('pay what a count satang by satang pays, day by day', () => {
    fc.assert(
      fc.property(steps, (run) => {
        const { claimed, carried } = byRules(run);
        const hand = byHand(run);
        expect(claimed.map(Number)).toEqual(hand.claimed);
        expect(carried).toBe(-BigInt(hand.owed));
      }),
      { numRuns: 2_000 },
    );
  });

  test('bring who claims every day what the days are worth in the end', () => {
    fc.assert(
      fc.property(steps, (run) => {
        const { claimed, carried } = byRules(run.map((step) => ({ ...step, claims: true })));
        expect(sum(claimed) + carried).toBe(sum(last(run)));
      }),
    );
  });

  test('never give more than a day is worth, nor take what was not given', () => {
    fc.assert(
      fc.property(steps, (run) => {
        const { claimed, carried, given, taken } = byRules(run);
        expect(sum(claimed) + carried).toBeLessThanOrEqual(sum(last(run)));
        for (const { change, held } of taken) expect(-change).toBeLessThanOrEqual(held);
        for (const { rebateSatang, adjustedSatang, passedSatang } of given)
          expect(rebateSatang + adjustedSatang - passedSatang).toBeGreaterThanOrEqual(0n);
      }),
    );
  });
});
