import type { CodeCheck } from '#backend/core/ops/audit/audit-part.ts';
import { findStrangeSeeds } from '#backend/core/seeds/find-strange-seeds.ts';
import { seedAreas } from '#backend/core/seeds/seed-pairs.ts';
import { readTakenOver } from '#backend/core/seeds/take-over-seeds.ts';
import type { Services } from '#backend/services.ts';

/** Makes every seed again from the secret of this backend; those of an earlier one are held against the chained log. */
export function seedCheck({ accountKey }: Pick<Services, 'accountKey'>): CodeCheck {
  return {
    name: 'seed_made',
    find: async function* (db) {
      const before = await readTakenOver(db);
      for (const area of seedAreas)
        for await (const { id, owner, commit } of findStrangeSeeds({ db, accountKey }, area))
          if (before?.[`${area}_seed`]?.[id] !== commit)
            yield `${area} seed ${id} of ${owner} was not made by this backend`;
    },
  };
}
