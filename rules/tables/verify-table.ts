import { isCommitted } from '#rules/draw/commit.ts';
import { drawsOf } from '#rules/draw/draw.ts';
import type { Hashing } from '#rules/draw/hashing.ts';
import { sameEvents } from '#rules/games/same-events.ts';
import { type Bet, faultOfBets, stakeOfBets } from './bets.ts';
import { playTable } from './play-table.ts';
import type { TableId } from './table.ts';
import { tables, tableVersion } from './tables.ts';

/** A round of a table as it was told, with the seed that was shown after it. */
export interface TableRecord {
  readonly machine: TableId;
  readonly version: string;
  readonly seed: string;
  readonly commit: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Null where only its pay was told. */
  readonly events: ReadonlyArray<{ readonly kind: string }> | null;
  readonly bets: readonly Bet[];
  readonly stakeSatang: bigint;
  readonly wonSatang: bigint;
}

/** Plays a round of a table again from its seed. Null when all is as it was told, else the first part that is not. */
export async function verifyTable(
  hashing: Hashing,
  record: TableRecord,
): Promise<'version' | 'commit' | 'bets' | 'events' | 'payHundredths' | null> {
  const { seed, commit, clientSeed, nonce, version, bets, events, stakeSatang, wonSatang } = record;
  const table = tables[record.machine];
  if ((await tableVersion(hashing, table)) !== version) return 'version';
  if (!(await isCommitted(hashing, commit, seed))) return 'commit';
  if (faultOfBets(table, bets) || BigInt(stakeOfBets(bets)) * 100n !== stakeSatang) return 'bets';
  const played = await playTable(table, bets, drawsOf(hashing, { seed, clientSeed, nonce }));
  if (events && !sameEvents(played.events, events)) return 'events';
  return BigInt(played.backSatang) === wonSatang ? null : 'payHundredths';
}
