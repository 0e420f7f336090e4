import { and, eq, inArray } from 'drizzle-orm';
import { member } from '#backend/areas/account/tables.ts';
import { givePrize, type Winner } from '#backend/areas/poll/draw/give-prize.ts';
import { lockSeed, showSeed } from '#backend/areas/poll/poll-seed.ts';
import { type PollRow, readPrizes } from '#backend/areas/poll/read-poll.ts';
import { pollAnswer, pollWinner } from '#backend/areas/poll/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import type { Services } from '#backend/services.ts';
import { drawTickets } from '#rules/poll/draw-tickets.ts';
import { prizesOf } from '#rules/poll/poll-worth.ts';
import { isExcluded } from '#rules/protection/exclusion.ts';

const end: Statement = {
  name: 'poll_drawn',
  text: 'UPDATE poll SET drawn_at = $2::timestamptz, drawn_by = $3::uuid WHERE id = $1::int',
};

/**
 * Whose the drawn tickets are, and whether each may win by what is committed now. Their wallets are locked first: closing an account
 * and an exclusion take the same lock, so neither comes between this look and the prize.
 */
async function findHolders(tx: Tx, pollId: number, tickets: readonly number[], now: Date) {
  const drawn = and(eq(pollAnswer.pollId, pollId), inArray(pollAnswer.ticket, [...tickets]));
  const holders = await tx.orm
    .select({ ticket: pollAnswer.ticket, memberId: pollAnswer.memberId })
    .from(pollAnswer)
    .where(drawn);
  const ids = holders.map(({ memberId }) => memberId);
  await lockAccounts(tx, ids, 'main');
  const members = await tx.orm.select().from(member).where(inArray(member.id, ids));
  const winning = members.filter(({ status, excludedAs, excludedUntil }) => {
    const exclusion = excludedAs ? { kind: excludedAs, until: excludedUntil } : null;
    return status !== 'closed' && !isExcluded(exclusion, now);
  });
  const mayWin = new Set(winning.map(({ id }) => id));
  return new Map(
    holders.map(({ ticket, memberId }) => [ticket, { memberId, mayWin: mayWin.has(memberId) }] as const),
  );
}

/**
 * Draws the winners of a poll that is held and closed, gives what they won and shows the seed, in one transaction. What an
 * account that is closed or excluded would win is given to nobody, so nobody's chance grows by it.
 */
export async function drawWinners(
  services: Services,
  tx: Tx,
  poll: PollRow & { readonly tickets: number },
  { at, actId }: { readonly at: Date; readonly actId: string | null },
): Promise<readonly Winner[]> {
  const { id: pollId, head, tickets, stepSatang, seedOwner } = poll;
  const prizes = prizesOf(await readPrizes(tx, pollId), stepSatang, tickets);
  const seed = await lockSeed(services, tx, seedOwner, at);
  const facts = { pollId, seed: seed.seed, head, tickets, count: prizes.length };
  const drawn = await drawTickets(nodeHashing, facts);
  const holders = await findHolders(tx, pollId, drawn, at);
  const winners = prizes.map(({ place, kind, amount }, index): Winner => {
    const ticket = drawn[index] ?? 0;
    const holder = holders.get(ticket);
    if (!holder) throw new Error(`Ticket ${ticket} of poll ${pollId} is nobody's`);
    const { memberId, mayWin: given } = holder;
    return { id: services.random.uuid(), pollId, place, ticket, memberId, kind, amount, given, at };
  });
  if (winners.length > 0) await tx.orm.insert(pollWinner).values(winners);
  // In one order of members, so that two draws never wait for each other.
  const given = winners
    .filter((one) => one.given)
    .toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1));
  for (const winner of given) await givePrize(services, tx, winner);
  await showSeed(tx, seed, at);
  await tx.query(end, [pollId, at, actId]);
  return winners;
}
