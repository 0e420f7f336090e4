import { sealedRounds } from '#backend/areas/lotto/sealings.ts';
import type { round } from '#backend/areas/lotto/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import type { Services } from '#backend/services.ts';
import { commitOf } from '#rules/draw/commit.ts';
import type { RoundKey, RoundTimes } from '#rules/lotto/kinds/lottery-kind.ts';

/** Rounds, their price lists, their seeds, and where they are played by shots, how; all of what was not there yet. */
const add: Statement = {
  name: 'lotto_add_rounds',
  text: `
    WITH wanted AS (
      SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::date[], $5::int[], $6::timestamptz[], $7::timestamptz[],
        $8::timestamptz[], $9::text[], $10::int[], $11::text[], $12::text[])
        AS wanted (id, agent_id, kind, draw_date, number, opens_at, closes_at, result_at, status, result_version, commit, seed)
    ), added AS (
      INSERT INTO round (id, agent_id, kind, draw_date, day_number, opens_at, closes_at, result_at, status, result_version, commit)
      SELECT id, agent_id, kind, draw_date, number, opens_at, closes_at, result_at, status, result_version, commit FROM wanted
      ON CONFLICT DO NOTHING RETURNING id, kind, opens_at
    ), rates AS (
      INSERT INTO round_rate (round_id, type, position, rate_hundredths, discount_bp, pack_rate_hundredths, pack_discount_bp, min_satang,
        max_satang, max_per_number_satang, enabled)
      SELECT DISTINCT ON (added.id, type) added.id, type, position, rate_hundredths, discount_bp, pack_rate_hundredths, pack_discount_bp,
        min_satang, max_satang, max_per_number_satang, enabled
      FROM added JOIN kind_rate USING (kind) WHERE kind_rate.since <= added.opens_at
      ORDER BY added.id, type, since DESC ON CONFLICT DO NOTHING
    ), seeds AS (
      INSERT INTO round_seed (round_id, seed) SELECT id, seed FROM added JOIN wanted USING (id) WHERE seed IS NOT NULL
    ), shooting AS (
      INSERT INTO yeekee_round (round_id, fairness, row_order, cooldown_ms, min_shots, min_shooters, min_stake_satang, row_1_satang,
        row_16_satang)
      SELECT added.id, fairness, row_order, cooldown_ms, min_shots, min_shooters, min_stake_satang, row_1_satang, row_16_satang
      FROM added JOIN yeekee_terms USING (kind)
    )
    SELECT id FROM added`,
};

/** Name of a round: its kind and its day, `glo-2025-06-16`; from the second of a day on with its number, `glo-2025-06-16-2`. */
export function roundId(kind: string, { drawDate, number }: RoundKey): string {
  return `${kind}-${drawDate}${number === 1 ? '' : `-${number}`}`;
}

interface NewRound extends RoundKey, RoundTimes {
  readonly agentId: number;
  readonly kind: string;
  readonly status: (typeof round.$inferSelect)['status'];
  /** Of a round that enters with its result. */
  readonly resultVersion?: number;
  /** Hex; of a round that is played with one. */
  readonly seed?: string | undefined;
}

/**
 * Adds rounds with their kinds' price lists as they stand when the rounds open, their seeds and what is said of those, and
 * answers their names; a round that is there stays as it is. The audit log has them from then on.
 */
export async function addRounds(
  tx: Tx,
  by: Pick<Services, 'clock' | 'random'>,
  rows: readonly NewRound[],
): Promise<string[]> {
  const commits = await Promise.all(
    rows.map(({ seed }) => (seed === undefined ? null : commitOf(nodeHashing, seed))),
  );
  const added = await tx.query<{ id: string }>(add, [
    rows.map((row) => roundId(row.kind, row)),
    rows.map(({ agentId }) => agentId),
    rows.map(({ kind }) => kind),
    rows.map(({ drawDate }) => drawDate),
    rows.map(({ number }) => number),
    rows.map(({ opensAt }) => opensAt.toISOString()),
    rows.map(({ closesAt }) => closesAt.toISOString()),
    rows.map(({ resultAt }) => resultAt.toISOString()),
    rows.map(({ status }) => status),
    rows.map(({ resultVersion = 0 }) => resultVersion),
    commits,
    rows.map(({ seed = null }) => seed),
  ]);
  const ids = added.map(({ id }) => id);
  await sealRows(tx, by, sealedRounds, ids);
  return ids;
}
