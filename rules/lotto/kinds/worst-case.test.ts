import fc from 'fast-check';
import { expect, test } from 'vitest';
import { betKey } from '#rules/lotto/bet-number.ts';
import { type BetType, betDigits } from '#rules/lotto/bet-type.ts';
import { isWin } from '#rules/lotto/matching.ts';
import { figuresFrom } from './derivation.ts';
import { gloDerivation } from './glo/figures.ts';
import { laoDerivation } from './lao/figures.ts';
import { worstCase } from './worst-case.ts';

interface Risk {
  readonly type: BetType;
  readonly number: string;
  readonly satang: bigint;
}

function risksOf(types: readonly BetType[]): fc.Arbitrary<Risk[]> {
  const risk = fc.constantFrom(...types).chain((type) =>
    fc.record({
      type: fc.constant(type),
      // Few digits, so that bets meet in one result.
      number: fc.stringMatching(new RegExp(`^[127]{${betDigits[type]}}$`)),
      satang: fc.bigInt(1n, 1_000n),
    }),
  );
  return fc.array(risk, { minLength: 1, maxLength: 12 });
}

function owedBy(risks: readonly Risk[]): Map<string, bigint> {
  const owed = new Map<string, bigint>();
  for (const risk of risks) owed.set(betKey(risk), (owed.get(betKey(risk)) ?? 0n) + risk.satang);
  return owed;
}

const total = (worst: ReturnType<typeof worstCase>) => worst.reduce((sum, { satang }) => sum + satang, 0n);

test('the worst of a kind whose figures are one number is the dearest of all its numbers', () => {
  const types = ['top_3', 'tod_3', 'top_2', 'bottom_2', 'run_top', 'run_bottom'] as const;
  fc.assert(
    fc.property(risksOf(types), (risks) => {
      let dearest = 0n;
      for (let value = 0; value < 256; value += 1) {
        // No bet has a 0, so it stands for every other digit.
        const published = [64, 16, 4, 1].map((unit) => '0127'[Math.floor(value / unit) % 4]).join('');
        const drawn = figuresFrom(laoDerivation, [
          { id: laoDerivation.fields[0]?.id ?? '', numbers: [published] },
        ]);
        const cost = risks.reduce(
          (sum, { type, number, satang }) => (isWin(type, number, drawn) ? sum + satang : sum),
          0n,
        );
        if (cost > dearest) dearest = cost;
      }
      expect(total(worstCase(laoDerivation, owedBy(risks)))).toBe(dearest);
    }),
    { numRuns: 8 },
  );
});

test('numbers that are drawn apart are at their worst together, two of the front threes and two of the back', () => {
  const owed = owedBy([
    { type: 'top_3', number: '123', satang: 900n },
    { type: 'tod_3', number: '321', satang: 150n },
    { type: 'top_4', number: '7123', satang: 5_000n },
    { type: 'tod_4', number: '3217', satang: 200n },
    { type: 'top_2', number: '23', satang: 90n },
    { type: 'run_top', number: '1', satang: 3n },
    { type: 'bottom_2', number: '55', satang: 91n },
    { type: 'run_bottom', number: '5', satang: 4n },
    { type: 'front_3', number: '111', satang: 10n },
    { type: 'front_3', number: '222', satang: 30n },
    { type: 'front_3', number: '333', satang: 20n },
    { type: 'bottom_3', number: '999', satang: 7n },
  ]);
  expect(worstCase(gloDerivation, owed)).toEqual([
    { tier: 'first', satang: 6_343n, figures: [{ top3: '123', top2: '23', top4: '7123' }] },
    { tier: 'front_three', satang: 50n, figures: [{ front3: '222' }, { front3: '333' }] },
    { tier: 'back_three', satang: 7n, figures: [{ bottom3: '999' }, { bottom3: '000' }] },
    { tier: 'last_two', satang: 95n, figures: [{ bottom2: '55' }] },
  ]);
  expect(worstCase(gloDerivation, new Map())).toEqual([]);
});
