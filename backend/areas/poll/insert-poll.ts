import { lockSeed } from '#backend/areas/poll/poll-seed.ts';
import { sealedPolls } from '#backend/areas/poll/sealings.ts';
import { poll, pollChoice, pollPrize } from '#backend/areas/poll/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Services } from '#backend/services.ts';
import type { PollPrize } from '#rules/poll/poll.ts';

export interface NewPoll extends Omit<typeof poll.$inferInsert, 'agentId' | 'seedOwner'> {
  readonly choices: ReadonlyArray<{ readonly text: string; readonly image: string | null }>;
  readonly prizes: readonly PollPrize[];
}

/** Writes a poll with its choices and prizes, commits to its seed where it has prizes, and seals its terms; false where its number is taken. */
export async function insertPoll(services: Services, tx: Tx, asked: NewPoll): Promise<boolean> {
  const { choices, prizes, ...terms } = asked;
  const { id: pollId, madeAt } = terms;
  const row = { ...terms, agentId: services.agentId, seedOwner: services.random.uuid() };
  const made = await tx.orm.insert(poll).values(row).onConflictDoNothing().returning({ id: poll.id });
  if (made.length === 0) return false;
  await tx.orm.insert(pollChoice).values(choices.map((one, at) => ({ pollId, id: at + 1, ...one })));
  if (prizes.length > 0) {
    await tx.orm.insert(pollPrize).values(prizes.map((one) => ({ pollId, ...one })));
    await lockSeed(services, tx, row.seedOwner, madeAt, `poll-${pollId}`);
  }
  await sealRows(tx, services, sealedPolls, [pollId]);
  return true;
}
