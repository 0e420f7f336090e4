import type { Database, Statement } from '#backend/core/db/database.ts';
import type { WheelPrize } from '#contract/wheel.ts';
import { toBaht } from '#rules/money/baht.ts';
import type { Prize } from '#rules/wheel/prize.ts';

type Reader = Pick<Database, 'query'>;

/** The weights of a version, in the order of their places. */
export interface WeightsOfVersion {
  readonly version: number;
  readonly prizes: readonly Prize[];
}

interface PrizeRow extends Prize {
  readonly version: number;
}

/** SQL of the version that is in force at an instant: the one that began last, of two at once the newer. */
const inForce = (at: string) => `(
  SELECT version FROM wheel_weights WHERE starts_at <= ${at} ORDER BY starts_at DESC, version DESC LIMIT 1)`;

const columns = `version, id, name, type, amount, color, weight`;
const current: Statement = {
  name: 'wheel_current',
  text: `SELECT ${columns} FROM wheel_prize WHERE version = ${inForce('$1::timestamptz')} ORDER BY place`,
};
const byVersions: Statement = {
  name: 'wheel_by_versions',
  text: `SELECT ${columns} FROM wheel_prize WHERE version = ANY($1::int[]) ORDER BY version DESC, place`,
};
/** What took its place before it began was never shown. */
const holds: Statement = {
  name: 'wheel_version_holds',
  text: `
    SELECT version FROM wheel_weights own WHERE version = $1::int AND starts_at <= $2::timestamptz AND NOT EXISTS (
      SELECT 1 FROM wheel_weights later WHERE (later.starts_at, later.version) > (own.starts_at, own.version)
        AND (later.starts_at <= $3::timestamptz OR (later.starts_at = own.starts_at AND later.set_at < later.starts_at))
    )`,
};

/** Weights that others took the place of are drawn by for so long: a wheel that was shown is the one that turns. */
const STILL_MS = 600_000;

const prizeOf = ({ version: _, ...prize }: PrizeRow): Prize => ({ ...prize, amount: Number(prize.amount) });

/** The weights in force at an instant. */
export async function readCurrent(db: Reader, at: Date): Promise<WeightsOfVersion> {
  const rows = await db.query<PrizeRow>(current, [at]);
  const [first] = rows;
  if (!first) throw new Error(`No weights are in force at ${at.toISOString()}`);
  return { version: first.version, prizes: rows.map(prizeOf) };
}

/** The weights of these versions, newest first. */
export async function readVersions(db: Reader, versions: readonly number[]): Promise<WeightsOfVersion[]> {
  const rows = await db.query<PrizeRow>(byVersions, [versions]);
  return [...new Set(rows.map(({ version }) => version))].map((version) => ({
    version,
    prizes: rows.filter((row) => row.version === version).map(prizeOf),
  }));
}

/** True while a version is in force, and for a short time after another one is. */
export async function isHeld(db: Reader, version: number, at: Date): Promise<boolean> {
  const rows = await db.query(holds, [version, at, new Date(at.getTime() - STILL_MS)]);
  return rows.length > 0;
}

/** The amount of a prize on the wire: baht of cash, whole points. */
export function amountOnWire({ type, amount }: Pick<Prize, 'type' | 'amount'>): number {
  return type === 'cash' ? toBaht(BigInt(amount)) : amount;
}

/** A slice on the wire. */
export function presentPrize(prize: Prize): WheelPrize {
  return { ...prize, amount: amountOnWire(prize) };
}
