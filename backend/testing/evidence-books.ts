import { houseSession } from '#backend/areas/house/tables.ts';
import { beat } from '#backend/core/heartbeat/heartbeat.ts';
import { hashToken } from '#backend/core/session/authenticate.ts';
import { type BusyBooks, fillBooks } from '#backend/testing/busy-books.ts';
import { complaintOps, sendComplaint } from '#backend/testing/complaints.ts';
import { HOUSE_GAME } from '#backend/testing/games/house-game.ts';
import { type BuiltMember, buildMember, mobileOf, openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { lineOf, makeTransfer } from '#backend/testing/payment/deposits.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import type { World } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';

export interface EvidenceBooks extends BusyBooks {
  /** Transfers that are told of and waited for, of two members. */
  readonly transfers: Readonly<Record<'own' | 'other', string>>;
}

const MINUTE_MS = 60_000;

/** Busy books with what moved no money as well: other currencies, lines of a bank that fit nothing, an outage. */
export async function fillEvidence(world: World): Promise<EvidenceBooks> {
  const books = await fillBooks(world);
  const tokenOf = ({ memberId }: BuiltMember) => openSession(world, memberId);
  const own = await makeTransfer(world, await tokenOf(books.other), 300);
  const other = await makeTransfer(world, await tokenOf(books.member), 50);
  await sendEvent(world, { line: lineOf('LINEOFNOBODY'), amount: 77.77, event_id: 'line-of-nobody' });
  await sendEvent(world, { ref: books.deposits.open, amount: 400, currency: 'USD', event_id: 'in-dollars' });
  await sendEvent(world, {
    ref: books.deposits.paid,
    amount: 1,
    type: 'payment.cancelled',
    event_id: 'given-up',
  });
  // An act that is refused.
  const order = { command: 'payment match', options: { event: 'of-nobody', member: books.member.memberId } };
  await runOps(world.services, { ...order, who: 'nok', why: 'a test', yes: true });
  // A member who is kept out.
  const locked = await buildMember(world);
  const username = await mobileOf(world, locked.memberId);
  await runOps(world.services, {
    command: 'member lock',
    options: { username },
    ...{ who: 'nok', why: 'a test', yes: true },
  });
  await drawForMoney(world);
  // Complaints: one that waits, and one that was answered and closed.
  const token = await tokenOf(books.other);
  await sendComplaint(world, token, { reference: 'MOCK' });
  const { number } = await sendComplaint(world, token, { subject: 'game' });
  await complaintOps(world, 'review', { number });
  await complaintOps(world, 'answer', { number, text: 'ตรวจสอบแล้ว' });
  await complaintOps(world, 'close', { number });
  await beat(world.services);
  world.clock.set(new Date(world.clock.now().getTime() + MINUTE_MS).toISOString());
  await beat(world.services);
  return { ...books, transfers: { own: own.ref, other: other.ref } };
}

/** A round with money of the house, whose wallet is not there: it waits. */
async function drawForMoney({ services, call }: World): Promise<void> {
  const { db, random, clock } = services;
  const [token, player] = [random.token(32), random.uuid()];
  await db.orm.insert(houseSession).values({
    ...{ id: random.uuid(), tokenHash: hashToken(token), gameId: HOUSE_GAME, walletToken: 'x' },
    ...{ playerId: player, owner: player, openedAt: clock.now() },
  });
  const { body } = await call('POST /api/house/spin', { token, stake: 10, key: 'a-press-that-waits' });
  if (body.error !== errorCodes.OUTCOME_UNKNOWN) throw new Error(`The round does not wait: ${body.message}`);
}
