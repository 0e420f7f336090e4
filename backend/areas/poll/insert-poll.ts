import { lockSeed } from '#backend/areas/poll/poll-seed.ts';
import { poll, pollChoice, pollPrize } from '#backend/areas/poll/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Services } from '#backend/services.ts';
import type { PollPrize } from '#rules/poll/poll.ts';

export interface NewPoll extends Omit<typeof poll.$inferInsert, 'agentId' | 'seedOwner'> {
  readonly choices: ReadonlyArray<{ readonly text: string; readonly image: string | null }>;
  readonly prizes: readonly PollPrize[];
}

/** Writes a poll with its choices and prizes, and commits to its seed where it has prizes; false where its number is taken. */
export async function insertPoll(services: Services, tx: Tx, asked: NewPoll): Promise<boolean> {
  const { choices, prizes, ...terms } = asked;
  const { id: pollId, madeAt } = terms;
  const row = { ...terms, agentId: services.agentId, seedOwner: services.random.uuid() };
  const made = await tx.orm.insert(poll).values(row).onConflictDoNothing().returning({ id: poll.id });
  if (made.length === 0) return false;
  await tx.orm.insert(pollChoice).values(choices.map((one, at) => ({ pollId, id: at + 1, ...one })));
  if (prizes.length === 0) return true;
  await tx.orm.insert(pollPrize).values(prizes.map((one) => ({ pollId, ...one })));
  await lockSeed(services, tx, row.seedOwner, madeAt, `poll-${pollId}`);
  return true;
}
