import { mobileOf } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import type { World } from '#backend/testing/world.ts';
import type { Prize } from '#rules/wheel/prize.ts';

const by = { who: 'nok', why: 'a test', yes: true };

/** Gives a member free spins as an operator does. */
export async function grantSpins(world: World, memberId: string, spins: number, days = 7) {
  const options = {
    ...{ username: await mobileOf(world, memberId), spins: String(spins) },
    'valid-days': String(days),
    again: 'yes',
  };
  return runOps(world.services, { command: 'wheel grant', options, ...by });
}

/** Gives a member points as an operator does. */
export async function grantPoints(world: World, memberId: string, points: number, days = 7) {
  const options = {
    ...{ username: await mobileOf(world, memberId), points: String(points) },
    'valid-days': String(days),
    again: 'yes',
  };
  return runOps(world.services, { command: 'points grant', options, ...by });
}

/** Puts weights in force as an operator does. */
export function setWeights(world: World, prizes: unknown, { from = 'now', yes = true } = {}) {
  const file = typeof prizes === 'string' ? prizes : JSON.stringify(prizes);
  return runOps(world.services, { command: 'wheel weights', options: { file, from }, ...by, yes });
}

const sure = (type: 'cash' | 'point', amount: number): readonly Prize[] => [
  { id: 'one', name: 'หนึ่ง', type, amount, color: 'red', weight: 1 },
  { id: 'other', name: 'สอง', type, amount, color: 'blue', weight: 1 },
];
/** Wheels on which every spin wins: 5 baht, or 100 points. */
export const sureCash = sure('cash', 500);
export const surePoints = sure('point', 100);
