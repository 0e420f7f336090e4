import { insertPoll } from '#backend/areas/poll/insert-poll.ts';
import { firstPoll } from '#backend/areas/poll/seed/first-poll.ts';
import type { Services } from '#backend/services.ts';

/** Puts the first poll in place, opened, where there is none of its number. */
export async function seedPolls(services: Services): Promise<void> {
  const { opensAt, closesAt, choices, ...one } = firstPoll;
  await services.db.transact((tx) =>
    insertPoll(services, tx, {
      ...{ ...one, opensAt, closesAt, image: null, drawsAt: null, basis: 'free', stepSatang: 0n, most: 1 },
      ...{ countsFrom: opensAt, madeAt: opensAt, openedAt: opensAt },
      choices: choices.map((text) => ({ text, image: null })),
      prizes: [],
    }),
  );
}
