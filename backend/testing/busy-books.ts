import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { voidRound } from '#backend/areas/lotto/settlement/refund-round.ts';
import { setNumberControl, setRoundRate } from '#backend/areas/lotto/terms/set-round-terms.ts';
import { givePositions } from '#backend/core/wagers/give-positions.ts';
import { makeAdjustment } from '#backend/testing/adjustments.ts';
import { type EntitlementBooks, fillEntitlements } from '#backend/testing/entitlements.ts';
import { drawOf, publish } from '#backend/testing/lotto/draws.ts';
import { placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import {
  type BuiltMember,
  buildMember,
  mobileOf,
  openSession,
  TEST_PASSWORD,
} from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { makeQr } from '#backend/testing/payment/deposits.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { makeWithdrawal } from '#backend/testing/payment/withdrawals.ts';
import { askForLimit } from '#backend/testing/protection.ts';
import type { World } from '#backend/testing/world.ts';
import type { LineIn } from '#contract/lotto/bills.ts';

export interface BusyBooks {
  readonly member: BuiltMember;
  readonly other: BuiltMember;
  /** Bills by what became of them; `pending` and `refunded` are of other rounds than the rest. */
  readonly bills: Readonly<Record<'pending' | 'won' | 'lost' | 'cancelled' | 'refunded' | 'half', string>>;
  /** References of deposits: paid by its event, by a matched one, not at all. */
  readonly deposits: Readonly<Record<'paid' | 'matched' | 'open', string>>;
  /** References of withdrawals by what became of them. */
  readonly withdrawals: Readonly<Record<'refused' | 'paid' | 'open', string>>;
  /** References of adjustments by what became of them. */
  readonly adjustments: Readonly<Record<'given' | 'taken' | 'refused', string>>;
  /** A member with limits of their own and of the operator, a raise that was confirmed and one that waits; and one who is excluded. */
  readonly careful: BuiltMember;
  readonly excluded: BuiltMember;
  readonly entitlements: EntitlementBooks;
  /** Unmatched events by what became of them. */
  readonly events: Readonly<Record<'credited' | 'waiting' | 'matched' | 'returned', string>>;
}

/** One that was approved each way, and one that was not. */
async function fillAdjustments(world: World, { memberId }: BuiltMember): Promise<BusyBooks['adjustments']> {
  return {
    given: await makeAdjustment(world, memberId, { add: '12.50' }, 'approve'),
    taken: await makeAdjustment(world, memberId, { take: '2.50' }, 'approve'),
    refused: await makeAdjustment(world, memberId, { add: '1000000' }, 'refuse'),
  };
}

/** Their raise was asked for two days before these books begin, and confirmed a day later. */
async function limitMember(world: World): Promise<BuiltMember> {
  const now = world.clock.now();
  const day = { kind: 'deposit', window: 'day' } as const;
  const before = (days: number) => world.clock.set(new Date(now.getTime() - days * 86_400_000).toISOString());
  const limited = await buildMember(world, { balance: 100 });
  before(2);
  const early = await openSession(world, limited.memberId);
  await askForLimit(world, early, { ...day, amount: 500 });
  await askForLimit(world, early, { ...day, amount: 800 });
  before(1);
  const later = await openSession(world, limited.memberId);
  await world.call('POST /api/member/protection/confirm', { ...day, amount: 800 }, later);
  world.clock.set(now.toISOString());
  await askForLimit(world, limited.token, { kind: 'stake', window: 'week', amount: 300 });
  await askForLimit(world, limited.token, { kind: 'stake', window: 'week', amount: 400 });
  await world.call('POST /api/member/protection/reality', { minutes: 15 }, limited.token);
  const username = await mobileOf(world, limited.memberId);
  await runOps(world.services, {
    command: 'protection limit',
    options: { username, kind: 'loss', window: 'month', amount: '1000' },
    who: 'nok',
    why: 'as asked',
    yes: true,
  });
  return limited;
}

async function excludeMember(world: World): Promise<BuiltMember> {
  const member = await buildMember(world);
  const order = { length: 'six_months', password: TEST_PASSWORD } as const;
  await world.call('POST /api/member/protection/bar', order, member.token);
  return member;
}

/** Rounds of busy books: `ROUND` has its result, one is voided, one is on sale. */
export const VOIDED = 'glo-2025-07-01';
export const OPEN = 'glo-2025-07-16';

/** Plays through everything that moves money, by the product's own verbs, and leaves books in order. */
export async function fillBooks(world: World): Promise<BusyBooks> {
  const { services } = world;
  const member = await buildMember(world, { balance: 5_000 });
  const other = await buildMember(world, { balance: 500 });
  const { deposits, events } = await fillDeposits(world, member);
  const withdrawals = await fillWithdrawals(world, member);
  const adjustments = await fillAdjustments(world, member);
  const careful = await limitMember(world);
  const excluded = await excludeMember(world);
  const entitlements = await fillEntitlements(world, other.memberId);

  const draw = drawOf();
  const winning: LineIn = { type: 'bottom_2', number: draw.last_two, amount: 10 };
  const losing: LineIn = { type: 'bottom_2', number: draw.last_two === '11' ? '12' : '11', amount: 20 };
  const bet = async (lines: LineIn[]) => (await placeBill(world, member.token, lines)).bill_id;
  await setNumberControl(services, { roundId: ROUND, type: 'top_2', number: '77', control: 'half_pay' });
  const bills = {
    won: await bet([winning, { type: 'tod_3', number: '321', amount: 5 }]),
    lost: await bet([losing]),
    cancelled: await bet([losing]),
    half: await bet([{ type: 'top_2', number: '77', amount: 10, rate: 45 }]),
  };
  await setRoundRate(services, { roundId: ROUND, type: 'run_top', rateHundredths: 310 });
  await setNumberControl(services, { roundId: ROUND, type: 'top_2', number: '12', control: 'blocked' });
  await world.call('POST /api/lotto/bill/cancel', { bill_id: bills.cancelled }, member.token);
  await publish(world);
  const later = await playLaterRounds(world, member.memberId, losing);
  await givePositions(world.db);
  return {
    member,
    other,
    deposits,
    withdrawals,
    adjustments,
    careful,
    excluded,
    entitlements,
    events,
    bills: { ...bills, ...later },
  };
}

/** A round that is voided with a bill in it, and one that is on sale with another. */
async function playLaterRounds(world: World, memberId: string, line: LineIn) {
  const betAt = async (instant: string, roundId: string) => {
    world.clock.set(instant);
    await advanceRounds(world.services);
    const token = await openSession(world, memberId);
    return (await placeBill(world, token, [line], { roundId })).bill_id;
  };
  const refunded = await betAt('2025-06-15T21:00:00+07:00', VOIDED);
  await voidRound(world.services, VOIDED);
  return { refunded, pending: await betAt('2025-07-01T18:00:00+07:00', OPEN) };
}

async function fillDeposits(world: World, { token }: BuiltMember) {
  const qr = (amount: number) => makeQr(world, token, { amount });
  const send = async (ref: string, amount: number) => {
    const event_id = world.services.random.uuid();
    await sendEvent(world, { ref, amount, event_id });
    return event_id;
  };
  const [paid, matched, open] = [await qr(700), await qr(300), await qr(900)];
  const events = {
    credited: await send(paid, 700),
    waiting: await send(paid, 700),
    matched: await send(matched, 299),
    returned: await send(open, 1),
  };
  const order = { who: 'nok', why: 'asked by phone', yes: true };
  const match = { event: events.matched, deposit: matched };
  await runOps(world.services, { ...order, command: 'payment match', options: match });
  await runOps(world.services, { ...order, command: 'payment return', options: { event: events.returned } });
  return { deposits: { paid, matched, open }, events };
}

/** One withdrawal for each end; the last is still open. */
async function fillWithdrawals(world: World, { token }: BuiltMember) {
  const decide = (command: string, options: Record<string, string>) =>
    runOps(world.services, { command, options, who: 'nok', why: 'as asked', yes: true });
  const refused = await makeWithdrawal(world, token);
  await decide('withdraw refuse', { ref: refused, reason: 'บัญชีปิดแล้ว' });
  const paid = await makeWithdrawal(world, token);
  await decide('withdraw approve', { ref: paid });
  await decide('withdraw pay', { ref: paid });
  return { refused, paid, open: await makeWithdrawal(world, token) };
}
