import { asc, eq, isNotNull } from 'drizzle-orm';
import { readPrizes } from '#backend/areas/poll/read-poll.ts';
import { poll, pollAnswer, pollSeed, pollWinner } from '#backend/areas/poll/tables.ts';
import type { Database } from '#backend/core/db/database.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import { ticketLink, verifyDraw } from '#rules/poll/draw-tickets.ts';
import { prizesOf } from '#rules/poll/poll-worth.ts';

type PollColumns = typeof poll.$inferSelect;

async function faultOf(db: Database, row: PollColumns): Promise<string | null> {
  const { id: pollId, tickets, head, stepSatang, seedOwner } = row;
  const { orm } = db;
  const [seed] = await orm.select().from(pollSeed).where(eq(pollSeed.owner, seedOwner));
  if (!seed || tickets === null) return 'seed';
  const answers = await orm
    .select({ ticket: pollAnswer.ticket, choiceId: pollAnswer.choiceId, mark: pollAnswer.mark })
    .from(pollAnswer)
    .where(eq(pollAnswer.pollId, pollId))
    .orderBy(asc(pollAnswer.ticket));
  const won = await orm
    .select()
    .from(pollWinner)
    .where(eq(pollWinner.pollId, pollId))
    .orderBy(asc(pollWinner.place));
  const prizes = prizesOf(await readPrizes(db, pollId), stepSatang, tickets);
  const isSame = prizes.every(({ place, kind, amount }, at) => {
    const winner = won[at];
    return winner?.place === place && winner.kind === kind && winner.amount === amount;
  });
  if (!isSame || prizes.length !== won.length) return 'prizes';
  const published = {
    pollId,
    tickets,
    head,
    answers,
    count: prizes.length,
    winners: won.map(({ ticket }) => ticket),
  };
  return verifyDraw(nodeHashing, { ...published, seed: seed.seed, commit: seed.commit });
}

/** Draws every poll again from its seed and its answers. */
export async function* redrawPolls(db: Database): AsyncGenerator<string> {
  const rows = await db.orm.select().from(poll).where(isNotNull(poll.drawnAt)).orderBy(asc(poll.id));
  for (const row of rows) {
    const fault = await faultOf(db, row);
    if (fault !== null) yield `poll ${row.id} has other ${fault} than it was drawn with`;
  }
}

/** The first ticket of a poll that does not hold all answers before it; null where each does. */
async function brokenTicket({ orm }: Database, pollId: number): Promise<number | null> {
  const { ticket, choiceId, mark, link } = pollAnswer;
  const answers = await orm
    .select({ ticket, choiceId, mark, link })
    .from(pollAnswer)
    .where(eq(pollAnswer.pollId, pollId))
    .orderBy(asc(ticket));
  let head: string | null = null;
  for (const answer of answers) {
    head = await ticketLink(nodeHashing, head, answer);
    if (head !== answer.link) return answer.ticket;
  }
  return null;
}

/** Links the answers of every poll again, also of one that is open or closed and was not drawn yet. */
export async function* relinkPolls(db: Database): AsyncGenerator<string> {
  for (const { id } of await db.orm.select({ id: poll.id }).from(poll).orderBy(asc(poll.id))) {
    const ticket = await brokenTicket(db, id);
    if (ticket !== null) yield `ticket ${ticket} of poll ${id} does not follow the answers before it`;
  }
}
