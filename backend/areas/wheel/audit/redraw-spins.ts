import { readVersions, type WeightsOfVersion } from '#backend/areas/wheel/weights/read-weights.ts';
import type { Database, Statement } from '#backend/core/db/database.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import { verifySpin } from '#rules/wheel/verify-spin.ts';

const BATCH = 500;

const next: Statement = {
  name: 'audit_wheel_spins',
  text: `
    SELECT spin.id, spin.number, spin.version, spin.nonce, spin.ticket, spin.prize_id AS "prizeId", spin.prize_type AS "prizeType",
      spin.amount, seed."commit", seed.seed, seed.client_seed AS "clientSeed"
    FROM wheel_spin spin LEFT JOIN wheel_seed seed ON seed.id = spin.seed_id WHERE spin.number > $1::bigint ORDER BY spin.number LIMIT ${BATCH}`,
};

interface SpinRow {
  readonly id: string;
  readonly number: bigint;
  readonly version: number;
  readonly nonce: number;
  readonly ticket: number;
  readonly prizeId: string;
  readonly prizeType: string;
  readonly amount: bigint;
  readonly commit: string | null;
  readonly seed: string | null;
  readonly clientSeed: string | null;
}

async function faultOf(row: SpinRow, weights: WeightsOfVersion | undefined): Promise<string | null> {
  const { commit, seed, clientSeed, nonce, ticket } = row;
  if (!weights) return 'weights';
  if (commit === null || seed === null || clientSeed === null) return 'seed';
  const prize = { id: row.prizeId, type: row.prizeType, amount: Number(row.amount) };
  return verifySpin(nodeHashing, { commit, seed, clientSeed, nonce, ticket, prizes: weights.prizes, prize });
}

/** Draws every spin again from its seed and its weights. */
export async function* redrawSpins(db: Database): AsyncGenerator<string> {
  for (let after = 0n; ; ) {
    const rows = await db.query<SpinRow>(next, [after]);
    const weights = await readVersions(db, [...new Set(rows.map(({ version }) => version))]);
    for (const row of rows) {
      const fault = await faultOf(
        row,
        weights.find(({ version }) => version === row.version),
      );
      if (fault !== null) yield `spin ${row.id} has another ${fault} than it was drawn with`;
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.number;
  }
}
