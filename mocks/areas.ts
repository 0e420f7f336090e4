import { z } from 'zod';
import { account } from '#mocks/account/account.ts';
import { affiliate } from '#mocks/affiliate/affiliate.ts';
import { agent } from '#mocks/agent/agent.ts';
import { cashback } from '#mocks/cashback/cashback.ts';
import { moveClock } from '#mocks/clock.ts';
import { complaint } from '#mocks/complaint/complaint.ts';
import { createCore } from '#mocks/core.ts';
import { coupon } from '#mocks/coupon/coupon.ts';
import { games } from '#mocks/games/games.ts';
import { house } from '#mocks/house/house.ts';
import { inbox } from '#mocks/inbox/inbox.ts';
import { line } from '#mocks/line/line.ts';
import { live } from '#mocks/live/live.ts';
import { lotto } from '#mocks/lotto/lotto.ts';
import { merged } from '#mocks/mock.ts';
import { payment } from '#mocks/payment/payment.ts';
import { poll } from '#mocks/poll/poll.ts';
import { promotion } from '#mocks/promotion/promotion.ts';
import { protection } from '#mocks/protection/protection.ts';
import { quests } from '#mocks/quests/quests.ts';
import { shop } from '#mocks/shop/shop.ts';
import { sooth } from '#mocks/sooth/sooth.ts';
import { wallet } from '#mocks/wallet/wallet.ts';
import { wheel } from '#mocks/wheel/wheel.ts';

/** Every area; a change is made in this order, so wallets have their money before bills take it. */
const areas = [
  line,
  sooth,
  complaint,
  account,
  agent,
  wallet,
  lotto,
  payment,
  promotion,
  protection,
  games,
  house,
  quests,
  coupon,
  cashback,
  wheel,
  shop,
  affiliate,
  poll,
  inbox,
  live,
];

/** What one test sees: its own members, money, rounds and clock. Every test starts from a fresh one. */
export type MockWorld = ReturnType<typeof createMockWorld>;

type State = ReturnType<(typeof areas)[number]['state']>;

export function createMockWorld() {
  return { ...createCore(), ...merged<State>(areas.map((area) => area.state())) };
}

/** What a world can be told to be; an unknown key is refused. */
export const Change = z.strictObject({
  /** The clock: put to an instant, moved on by milliseconds, running (as it starts) or standing still. */
  now: z.iso.datetime().optional(),
  advance: z.int().optional(),
  runs: z.boolean().optional(),
  /** By area, the scenario from which mocks that are data answer. */
  scenarios: z.record(z.string(), z.string()).optional(),
  ...merged<(typeof areas)[number]['change']['shape']>(areas.map(({ change }) => change.shape)),
});

export function applyChange(world: MockWorld, wanted: z.output<typeof Change>): void {
  moveClock(world.clock, wanted);
  letTimePass(world);
  Object.assign(world.scenarios, wanted.scenarios);
  for (const { change } of areas) change.apply(world, wanted);
}

/** What happens by itself as time goes by: rounds open and close, QRs expire. */
export function letTimePass(world: MockWorld): void {
  for (const area of areas) area.passTime?.(world);
}

/** Every call of the contract. */
export const mockedCalls = areas.flatMap(({ handlers }) => [...handlers]);
