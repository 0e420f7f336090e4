import type { wheelSpin } from '#backend/areas/wheel/tables.ts';
import { amountOnWire } from '#backend/areas/wheel/weights/read-weights.ts';
import type { WheelSpin } from '#contract/wheel.ts';

type SpinColumns = typeof wheelSpin.$inferSelect;

/** A spin with the name of its prize and the seed that it was drawn from. */
export interface SpinRow
  extends Pick<
    SpinColumns,
    'id' | 'paid' | 'version' | 'nonce' | 'ticket' | 'prizeId' | 'prizeType' | 'amount' | 'at' | 'number'
  > {
  readonly name: string;
  readonly commit: string;
  readonly clientSeed: string;
  /** Null until it is shown. */
  readonly seed: string | null;
}

/** SQL of `SpinRow`s, to which a condition is added. */
export const spinRows = `
  SELECT spin.id, spin.paid, spin.version, spin.nonce, spin.ticket, spin.prize_id AS "prizeId", spin.prize_type AS "prizeType",
    spin.amount, spin.at, spin.number, prize.name, seed."commit", seed.client_seed AS "clientSeed",
    CASE WHEN seed.shown_at IS NULL THEN NULL ELSE seed.seed END AS seed
  FROM wheel_spin spin JOIN wheel_prize prize ON prize.version = spin.version AND prize.id = spin.prize_id
  JOIN wheel_seed seed ON seed.id = spin.seed_id`;

/** A spin on the wire. */
export function presentSpin(row: SpinRow): WheelSpin {
  const { prizeId: id, prizeType: type, name } = row;
  return {
    ...{ spin_id: row.id, at: row.at.toISOString(), paid: row.paid, version: row.version },
    prize: { id, name, type, amount: amountOnWire({ type, amount: Number(row.amount) }) },
    ...{ ticket: row.ticket, nonce: row.nonce, commit: row.commit, client_seed: row.clientSeed },
    seed: row.seed,
  };
}
