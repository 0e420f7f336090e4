import type { Statement, Tx } from '#backend/core/db/database.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import type { Services } from '#backend/services.ts';
import { commitOf } from '#rules/draw/commit.ts';

/** What the rounds of a player are drawn from now. */
export interface CurrentSeed {
  readonly id: string;
  readonly commit: string;
  readonly seed: string;
  readonly clientSeed: string;
  readonly nextNonce: number;
}

const columns = `id, "commit", seed, client_seed AS "clientSeed", next_nonce AS "nextNonce"`;

const find: Statement = {
  name: 'house_current_seed',
  text: `SELECT ${columns} FROM house_seed WHERE owner = $1::uuid AND shown_at IS NULL`,
};
/** A lock on the row would not do: who waits for one that is shown meanwhile does not see the one that took its place. */
const lockOwner: Statement = {
  name: 'house_lock_owner',
  text: 'SELECT pg_advisory_xact_lock($1::int, hashtext($2))',
};
/** Of the locks on owners of seeds, apart from other locks of the database. */
const OWNERS = 31_000_004;
const insert: Statement = {
  name: 'house_insert_seed',
  text: `
    INSERT INTO house_seed (id, owner, "commit", seed, client_seed, next_nonce, created_at)
    VALUES ($1::uuid, $2::uuid, $3::text, $4::text, $5::text, 0, $6::timestamptz)`,
};
const use: Statement = {
  name: 'house_use_nonce',
  text: 'UPDATE house_seed SET next_nonce = next_nonce + 1 WHERE id = $1::uuid',
};
const show: Statement = {
  name: 'house_show_seed',
  text: 'UPDATE house_seed SET shown_at = $2::timestamptz WHERE id = $1::uuid',
};

type Maker = Pick<Services, 'random'>;

const hexOf = (token: string): string => Buffer.from(token, 'base64url').toString('hex');

/** Makes a seed for a player who has none, and commits to it. */
async function insertSeed(
  maker: Maker,
  tx: Tx,
  owner: string,
  clientSeed: string,
  at: Date,
): Promise<CurrentSeed> {
  const seed = hexOf(maker.random.token(32));
  const made = { id: maker.random.uuid(), commit: await commitOf(nodeHashing, seed), seed, clientSeed };
  await tx.query(insert, [made.id, owner, made.commit, seed, clientSeed, at]);
  return { ...made, nextNonce: 0 };
}

/** The seed of a player, held until the commit; the first one is made here, its client seed by chance. */
export async function lockSeed(maker: Maker, tx: Tx, owner: string, at: Date): Promise<CurrentSeed> {
  await tx.query(lockOwner, [OWNERS, owner]);
  const [known] = await tx.query<CurrentSeed>(find, [owner]);
  return known ?? insertSeed(maker, tx, owner, maker.random.token(9), at);
}

/** Uses up the next nonce of a seed that is held. */
export async function spendNonce(tx: Tx, { id }: CurrentSeed): Promise<void> {
  await tx.query(use, [id]);
}

/** Shows a seed that is held and begins with another one. */
export async function replaceSeed(
  maker: Maker,
  tx: Tx,
  {
    owner,
    seed,
    clientSeed,
    at,
  }: { readonly owner: string; readonly seed: CurrentSeed; readonly clientSeed: string; readonly at: Date },
): Promise<CurrentSeed> {
  await tx.query(show, [seed.id, at]);
  return insertSeed(maker, tx, owner, clientSeed, at);
}
