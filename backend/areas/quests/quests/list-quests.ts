import { presentCheckIn } from '#backend/areas/quests/check-in/check-in.ts';
import { readPoints } from '#backend/areas/quests/points/read-points.ts';
import { presentQuests } from '#backend/areas/quests/quests/present-quests.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { quests } from '#contract/quests.ts';

/** Quests with true progress, the check-in of today, and points. */
export const listQuests: Verb<typeof quests.list> = async ({ ctx }) => {
  const [points, checkIn, own] = await Promise.all([
    readPoints(ctx),
    presentCheckIn(ctx),
    presentQuests(ctx),
  ]);
  return { ...points, check_in: checkIn, quests: own };
};

/** Those of events alone. */
export const listEventQuests: Verb<typeof quests.events> = async ({ ctx }) =>
  (await presentQuests(ctx)).filter(({ kind }) => kind === 'event');
