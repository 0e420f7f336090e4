import { z } from 'zod';
import { AgentEvent, Banner, Notification } from '#contract/agent.ts';
import { BillStatus } from '#contract/lotto/bills.ts';
import { NumberControl } from '#contract/lotto/rates.ts';
import { Round } from '#contract/lotto/rounds.ts';
import { Wallet } from '#contract/wallet.ts';
import { addBill, checkLines, endBill } from '#mocks/bills.ts';
import { moveClock, nowOf } from '#mocks/clock.ts';
import { firstRound } from '#mocks/data/content.ts';
import { letTimePass, type MockMember, type MockWorld } from '#mocks/world.ts';
import { betTypes } from '#rules/lotto/bet-type.ts';

const EndedStatus = BillStatus.exclude(['pending']);

/** What a world can be told to be; an unknown key is refused. */
export const Change = z.strictObject({
  /** The clock: put to an instant, moved on by milliseconds, running (as it starts) or standing still. */
  now: z.iso.datetime().optional(),
  advance: z.int().optional(),
  runs: z.boolean().optional(),
  /** Main wallet of every member in baht, and wallets beside it. */
  balance: z.number().optional(),
  wallets: z.array(Wallet.strict()).optional(),
  rates: z.partialRecord(z.enum(betTypes), z.number()).optional(),
  controls: z.array(NumberControl.strict()).optional(),
  /** Changes the round with this id, or the first one; a new id adds a round. */
  round: Round.partial().strict().optional(),
  /** Adds a bill of the demo member that stands so. */
  bill: z
    .strictObject({
      status: BillStatus,
      round_id: z.string().optional(),
      lines: z.array(
        z.strictObject({ type: z.enum(betTypes), number: z.string(), amount: z.number().positive() }),
      ),
    })
    .optional(),
  /** Ends every pending bill. */
  settle: EndedStatus.optional(),
  /** Ends the newest deposit. */
  deposit: z
    .strictObject({ status: z.enum(['paid', 'expired', 'cancelled']), reason: z.string().optional() })
    .optional(),
  notifications: z.array(Notification.strict()).optional(),
  banners: z.array(Banner.strict()).optional(),
  events: z.array(AgentEvent.strict()).optional(),
  gtmId: z.string().nullable().optional(),
});
type Wanted = z.output<typeof Change>;

export function applyChange(world: MockWorld, wanted: Wanted): void {
  const { now, advance, runs } = wanted;
  moveClock(world.clock, { now, advance, runs });
  letTimePass(world);
  for (const name of ['controls', 'notifications', 'banners', 'events'] as const)
    Object.assign(world, wanted[name] && { [name]: wanted[name] });
  if (wanted.gtmId !== undefined) world.gtmId = wanted.gtmId;
  Object.assign(world.rates, wanted.rates);
  for (const member of world.members) {
    member.balance = wanted.balance ?? member.balance;
    member.wallets = wanted.wallets ?? member.wallets;
  }
  if (wanted.round) changeRound(world, wanted.round);
  if (wanted.bill) bill(world, wanted.bill);
  if (wanted.settle) for (const one of pendingBills(world)) endBill(world, one, wanted.settle);
  if (wanted.deposit) endDeposit(world, wanted.deposit);
}

const pendingBills = (world: MockWorld) => world.bills.filter(({ status }) => status === 'pending');

/** A voided round gives its stakes back, a resulted one shows the numbers of the newest draw that there is. */
function changeRound(world: MockWorld, wanted: NonNullable<Wanted['round']>): void {
  const roundId = wanted.round_id ?? world.rounds[0]?.round_id;
  let round = world.rounds.find((one) => one.round_id === roundId);
  if (!round) {
    round = { ...firstRound };
    world.rounds.push(round);
  }
  Object.assign(round, wanted);
  const { round_id, kind, kind_name, draw_date, status } = round;
  if (status === 'voided')
    for (const one of pendingBills(world).filter((pending) => pending.round_id === round_id))
      endBill(world, one, 'refunded');
  const [newest] = world.results;
  if (status !== 'resulted' || !newest || world.results.some((one) => one.round_id === round_id)) return;
  world.results.unshift({ ...newest, round_id, kind, kind_name, draw_date, published_at: nowOf(world) });
}

function bill(world: MockWorld, { status, round_id, lines }: NonNullable<Wanted['bill']>): void {
  const member = demoOf(world);
  const round = world.rounds.find((one) => one.round_id === round_id) ?? world.rounds[0];
  if (!round) return;
  const checked = checkLines(world, lines, false);
  const added = addBill(world, member, round, { lines: checked, key: `qa-${world.bills.length + 1}` });
  member.balance -= added.total_stake;
  if (status !== 'pending') endBill(world, added, status);
}

function demoOf(world: MockWorld): MockMember {
  const [demo] = world.members;
  if (!demo) throw new Error('A world has its demo member');
  return demo;
}

function endDeposit(world: MockWorld, { status, reason }: NonNullable<Wanted['deposit']>): void {
  const newest = world.deposits.at(-1);
  if (!newest) return;
  newest.status = status;
  newest.reason = reason ?? null;
  const member = world.members.find((one) => one.memberId === newest.memberId);
  if (member && status === 'paid') member.balance += newest.amount;
}
