import { type PollWinners, readTickets } from '#lib/api/poll/queries.ts';
import { plainHashing } from '#rules/draw/plain-hashing.ts';
import { type DrawFault, verifyDraw } from '#rules/poll/draw-tickets.ts';

/** Draws a poll again in this browser, from what is published and nothing else; null when all was told truly. */
export async function verifyPoll(
  pollId: number,
  commitShown: string,
  told: PollWinners,
): Promise<DrawFault | null> {
  const { seed, tickets, head, winners } = told;
  if (seed === null || tickets === null) return 'seed';
  const answers = (await readTickets(pollId)).map(({ choice_id: choiceId, ...one }) => ({
    ...one,
    choiceId,
  }));
  const facts = { pollId, seed, head, tickets, answers, commit: commitShown, count: winners.length };
  return verifyDraw(plainHashing, { ...facts, winners: winners.map(({ ticket }) => ticket) });
}
