import { type PollConfig, type PollWinners, readTickets } from '#lib/api/poll/queries.ts';
import { plainHashing } from '#rules/draw/plain-hashing.ts';
import { type DrawFault, verifyDraw } from '#rules/poll/draw-tickets.ts';

type Shown = Pick<PollConfig['metadata'], 'commit' | 'prizes'>;

/** Draws a poll again in this browser, from what is published and nothing else; null when all of it is true. */
export async function verifyPoll(
  pollId: number,
  { commit, prizes }: Shown,
  published: PollWinners,
): Promise<DrawFault | null> {
  const { seed, tickets, head, winners } = published;
  if (seed === null || tickets === null) return 'seed';
  const answers = (await readTickets(pollId)).map(({ choice_id: choiceId, ...one }) => ({
    ...one,
    choiceId,
  }));
  const count = Math.min(prizes.filter((prize) => prize.answers <= tickets).length, tickets);
  const facts = { pollId, seed, head, tickets, answers, commit: commit ?? '', count };
  return verifyDraw(plainHashing, { ...facts, winners: winners.map(({ ticket }) => ticket) });
}
