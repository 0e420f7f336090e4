import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  goalAfterDeposit,
  type TurnoverGoal,
  turnoverLeft,
  turnoverStatus,
  turnoverTarget,
} from './turnover.ts';

test.each([
  [20_000n, 600, 120_000n],
  [50_000n, 100, 50_000n],
  [50_000n, 0, 0n],
  // Half a satang more is a whole one.
  [101n, 50, 51n],
  [1n, 1, 1n],
] as const)('%d satang at %d %% ask for %d', (satang, percent, target) => {
  expect(turnoverTarget(satang, percent)).toBe(target);
});

test('of 1,200 with 600 played 600 is left; a bet that is given back leaves more; all played leaves nothing', () => {
  const goal = goalAfterDeposit(null, 0n, turnoverTarget(20_000n, 600));
  expect(turnoverStatus(goal, 60_000n)).toEqual({ leftSatang: 60_000n, targetSatang: 120_000n });
  expect(turnoverStatus(goal, 45_000n)).toEqual({ leftSatang: 75_000n, targetSatang: 120_000n });
  expect(turnoverStatus(goal, 120_000n)).toEqual({ leftSatang: 0n, targetSatang: 0n });
  expect(turnoverStatus(goal, 500_000n)).toEqual({ leftSatang: 0n, targetSatang: 0n });
});

test('a deposit midway adds to what is left; what was played beyond the last goal does not count ahead', () => {
  const first = goalAfterDeposit(null, 7_000n, 50_000n);
  expect(first).toEqual({ sinceSatang: 7_000n, goalSatang: 57_000n });
  const midway = goalAfterDeposit(first, 37_000n, 10_000n);
  expect(midway).toEqual({ sinceSatang: 7_000n, goalSatang: 67_000n });
  expect(turnoverStatus(midway, 37_000n)).toEqual({ leftSatang: 30_000n, targetSatang: 60_000n });
  expect(goalAfterDeposit(midway, 99_000n, 10_000n)).toEqual({
    sinceSatang: 99_000n,
    goalSatang: 109_000n,
  });
});

test('who never met the rule has nothing to play', () => {
  expect(turnoverStatus(null, 5n)).toEqual({ leftSatang: 0n, targetSatang: 0n });
});

test('bets from before that are given back leave more than the stretch asked for, and nothing of it is played', () => {
  const goal = { sinceSatang: 100n, goalSatang: 150n };
  expect(turnoverStatus(goal, 70n)).toEqual({ leftSatang: 80n, targetSatang: 80n });
});

const satang = fc.bigInt({ min: 1n, max: 100_000n });
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('deposit' as const), satang }),
    fc.record({ kind: fc.constant('stake' as const), satang }),
    fc.record({ kind: fc.constant('give back' as const), of: fc.nat(20) }),
  ),
  { maxLength: 40 },
);

test('equals a remainder kept step by step: deposits and refunds add, stakes take away', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 10_000 }), (all, percent) => {
      let goal: TurnoverGoal | null = null;
      let played = 0n;
      // Below nothing it is what was played beyond, of which a bet that is given back takes first.
      let remainder = 0n;
      const open: bigint[] = [];
      for (const step of all) {
        if (step.kind === 'deposit') {
          const target = turnoverTarget(step.satang, percent);
          goal = goalAfterDeposit(goal, played, target);
          remainder = (remainder > 0n ? remainder : 0n) + target;
        } else if (step.kind === 'stake') {
          open.push(step.satang);
          played += step.satang;
          remainder -= step.satang;
        } else {
          const [back = 0n] = open.splice(step.of % (open.length || 1), 1);
          played -= back;
          remainder += back;
        }
        // Without a deposit nothing is asked for, whatever was given back.
        const left = goal && remainder > 0n ? remainder : 0n;
        expect(turnoverLeft(goal, played)).toBe(left);
        const status = turnoverStatus(goal, played);
        expect(status.targetSatang >= status.leftSatang).toBe(true);
      }
    }),
  );
});
