import type { Statement, Tx } from '#backend/core/db/database.ts';
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
}

type Maker = Pick<Services, 'random'>;

interface Replaced {
  readonly owner: string;
  readonly seed: CurrentSeed;
  readonly clientSeed: string;
  readonly at: Date;
}

/** An owner's seed as it can be read without holding it, SQL with the table and the parameter of the owner. */
const currentOf = (table: string) => `
  SELECT id, "commit", seed, client_seed AS "clientSeed", next_nonce AS "nextNonce" FROM ${table}
  WHERE owner = $1::uuid AND shown_at IS NULL`;

const hexOf = (token: string): string => Buffer.from(token, 'base64url').toString('hex');

/**
 * Seeds by which the draws of an area can be checked: each is committed to before it is drawn from and shown once another one has
 * taken its place. The area has a table `<area>_seed` of the columns of `seedColumns`; `lock` is its own number of locks.
 */
export function seedPairs(area: 'house' | 'wheel', lock: number) {
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

  async function insertSeed(maker: Maker, tx: Tx, owner: string, clientSeed: string, at: Date) {
    const seed = hexOf(maker.random.token(32));
    const made = { id: maker.random.uuid(), commit: await commitOf(nodeHashing, seed), seed, clientSeed };
    await tx.query(insert, [made.id, owner, made.commit, seed, clientSeed, at]);
    return { ...made, nextNonce: 0 };
  }

  async function findSeed(db: Pick<Tx, 'query'>, owner: string): Promise<CurrentSeed | undefined> {
    const [known] = await db.query<CurrentSeed>(find, [owner]);
    return known;
  }

  return {
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
      await tx.query(lockOwner, [lock, owner]);
      return (await findSeed(tx, owner)) ?? insertSeed(maker, tx, owner, clientSeed, at);
    },

    /** Uses up the next nonce of a seed that is held. */
    spendNonce: async (tx: Tx, { id }: CurrentSeed): Promise<void> => {
      await tx.query(use, [id]);
    },

    /** Shows a seed that is held and begins with another one. */
    replaceSeed: async (
      maker: Maker,
      tx: Tx,
      { owner, seed, clientSeed, at }: Replaced,
    ): Promise<CurrentSeed> => {
      await tx.query(show, [seed.id, at]);
      return insertSeed(maker, tx, owner, clientSeed, at);
    },
  };
}
