import { createHmac } from 'node:crypto';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { ownSecret } from '#backend/core/outbound/own-secret.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import type { Services } from '#backend/services.ts';
import { commitOf } from '#rules/draw/commit.ts';

/** What the plays of an owner are drawn from now. */
export interface CurrentSeed {
  readonly id: string;
  readonly commit: string;
  readonly seed: string;
  readonly clientSeed: string;
  readonly nextNonce: number;
  /** How many seeds the owner has had, this one among them. */
  readonly number: number;
}

type Maker = Pick<Services, 'random' | 'accountKey'>;

/** Areas whose draws go by seeds of owners; each has a table `<area>_seed`. */
export const seedAreas = ['house', 'poll', 'sooth', 'wheel'] as const;
export type SeedArea = (typeof seedAreas)[number];

interface Replaced {
  readonly owner: string;
  readonly seed: CurrentSeed;
  readonly clientSeed: string;
  readonly at: Date;
}

/** An owner's seed as it can be read without holding it, SQL with the table and the parameter of the owner. */
const currentOf = (table: string) => `
  SELECT id, "commit", seed, client_seed AS "clientSeed", next_nonce AS "nextNonce",
    (SELECT count(*)::int FROM ${table} every WHERE every.owner = $1::uuid) AS number
  FROM ${table}
  WHERE owner = $1::uuid AND shown_at IS NULL`;

/**
 * The seed that comes after so many: it follows from a secret of this backend, so that its commitment can be told before the player
 * says what the player adds to chance, and no other seed can be looked for afterwards.
 */
export function seedAfter(
  maker: Pick<Maker, 'accountKey'>,
  { area, owner, number }: { area: SeedArea; owner: string; number: number },
): string {
  return createHmac('sha256', ownSecret(maker, 'draws')).update(`${area} ${owner} ${number}`).digest('hex');
}

/**
 * Seeds by which the draws of an area can be checked: each is committed to before it is drawn from and shown once another one has
 * taken its place. The area has a table `<area>_seed` of the columns of `seedColumns`; `lock` is its own number of locks.
 */
export function seedPairs(area: SeedArea, lock: number) {
  const table = `${area}_seed`;
  const find: Statement = { name: `${area}_current_seed`, text: currentOf(table) };
  /** A lock on the row would not do: who waits for one that is shown meanwhile does not see the one that took its place. */
  const lockOwner: Statement = {
    name: `${area}_lock_owner`,
    text: 'SELECT pg_advisory_xact_lock($1::int, hashtext($2))',
  };
  const insert: Statement = {
    name: `${area}_insert_seed`,
    text: `
      INSERT INTO ${table} (id, owner, "commit", seed, client_seed, next_nonce, created_at)
      VALUES ($1::uuid, $2::uuid, $3::text, $4::text, $5::text, 0, $6::timestamptz)`,
  };
  const use: Statement = {
    name: `${area}_use_nonce`,
    text: `UPDATE ${table} SET next_nonce = next_nonce + 1 WHERE id = $1::uuid`,
  };
  const show: Statement = {
    name: `${area}_show_seed`,
    text: `UPDATE ${table} SET shown_at = $2::timestamptz WHERE id = $1::uuid`,
  };

  async function insertSeed(
    maker: Maker,
    tx: Tx,
    { owner, number, clientSeed, at }: { owner: string; number: number; clientSeed: string; at: Date },
  ) {
    const seed = seedAfter(maker, { area, owner, number });
    const made = { id: maker.random.uuid(), commit: await commitOf(nodeHashing, seed), seed, clientSeed };
    await tx.query(insert, [made.id, owner, made.commit, seed, clientSeed, at]);
    return { ...made, nextNonce: 0, number: number + 1 };
  }

  async function findSeed(db: Pick<Tx, 'query'>, owner: string): Promise<CurrentSeed | undefined> {
    const [known] = await db.query<CurrentSeed>(find, [owner]);
    return known;
  }

  const holdOwner = async (tx: Tx, owner: string): Promise<void> => {
    await tx.query(lockOwner, [lock, owner]);
  };

  return {
    /** Nobody else holds a seed of an owner until the commit. */
    holdOwner,
    /** The seed of an owner, held by nobody; undefined before the first one. */
    findSeed,

    /** The seed of an owner, held until the commit; the first one is made here, its client seed by chance unless it is given. */
    lockSeed: async (
      maker: Maker,
      tx: Tx,
      owner: string,
      at: Date,
      clientSeed = maker.random.token(9),
    ): Promise<CurrentSeed> => {
      await holdOwner(tx, owner);
      return (await findSeed(tx, owner)) ?? insertSeed(maker, tx, { owner, number: 0, clientSeed, at });
    },

    /** The commitment to the seed that comes next, whatever the player adds to it. */
    nextCommit: async (maker: Maker, owner: string, seed: CurrentSeed | undefined): Promise<string> =>
      commitOf(nodeHashing, seedAfter(maker, { area, owner, number: seed?.number ?? 0 })),

    /** Uses up the next nonce of a seed that is held. */
    spendNonce: async (tx: Tx, { id }: CurrentSeed): Promise<void> => {
      await tx.query(use, [id]);
    },

    /** Shows a seed after its last play; none takes its place. */
    showSeed: async (tx: Tx, { id }: Pick<CurrentSeed, 'id'>, at: Date): Promise<void> => {
      await tx.query(show, [id, at]);
    },

    /** Shows a seed that is held and begins with another one. */
    replaceSeed: async (
      maker: Maker,
      tx: Tx,
      { owner, seed, clientSeed, at }: Replaced,
    ): Promise<CurrentSeed> => {
      await tx.query(show, [seed.id, at]);
      return insertSeed(maker, tx, { owner, number: seed.number, clientSeed, at });
    },
  };
}
