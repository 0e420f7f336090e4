import type { Database, Statement } from '#backend/core/db/database.ts';
import { type SeedArea, seedAfter } from '#backend/core/seeds/seed-pairs.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import type { Services } from '#backend/services.ts';
import { isCommitted } from '#rules/draw/commit.ts';

const BATCH = 2_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

interface SeedRow {
  readonly id: string;
  readonly owner: string;
  readonly commit: string;
  readonly seed: string;
}

const next = (area: SeedArea): Statement => ({
  name: `audit_${area}_seeds`,
  text: `
    SELECT id, owner, "commit", seed FROM ${area}_seed WHERE (owner, id) > ($1::uuid, $2::uuid)
    ORDER BY owner, id LIMIT ${BATCH}`,
});

/** All seeds of an area, those of one owner at a time. */
async function* byOwner(db: Pick<Database, 'query'>, area: SeedArea): AsyncGenerator<readonly SeedRow[]> {
  let own: SeedRow[] = [];
  for (let last: Pick<SeedRow, 'owner' | 'id'> = { owner: FIRST, id: FIRST }; ; ) {
    const rows = await db.query<SeedRow>(next(area), [last.owner, last.id]);
    for (const row of rows) {
      if (own[0] && own[0].owner !== row.owner) {
        yield own;
        own = [];
      }
      own.push(row);
    }
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) break;
    last = end;
  }
  if (own.length > 0) yield own;
}

/**
 * Seeds that do not follow from the secret of this backend, or twice: whoever puts one in knows what will be drawn from it. The order of
 * an owner's seeds is not looked at, for two may be of one instant.
 */
export async function* findStrangeSeeds(
  { db, accountKey }: { readonly db: Pick<Database, 'query'> } & Pick<Services, 'accountKey'>,
  area: SeedArea,
): AsyncGenerator<SeedRow> {
  for await (const own of byOwner(db, area)) {
    const made = new Set(own.map(({ owner }, number) => seedAfter({ accountKey }, { area, owner, number })));
    for (const row of own)
      if (!made.delete(row.seed) || !(await isCommitted(nodeHashing, row.commit, row.seed))) yield row;
  }
}
