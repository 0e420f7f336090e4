import type { Hashing } from '#rules/draw/hashing.ts';
import { isMachineId } from '#rules/slots/machine.ts';
import { payOf, type RoundRecord, verifyRound } from '#rules/slots/verify-round.ts';
import type { Bet } from '#rules/tables/bets.ts';
import { isTableId } from '#rules/tables/tables.ts';
import { verifyTable } from '#rules/tables/verify-table.ts';
import type { PlayedOnId } from './house-games.ts';

/** A round of the house as it was told, of whatever kind, with the seed that was shown after it. Amounts in satang. */
export interface OwnRecord extends Omit<RoundRecord, 'machine' | 'payHundredths'> {
  readonly machine: PlayedOnId;
  /** What it staked on which option; null for a machine. */
  readonly bets: readonly Bet[] | null;
  readonly stakeSatang: bigint;
  /** Null for what is no amount. */
  readonly wonSatang: bigint | null;
}

export type WrongPart = keyof RoundRecord | 'bets';

/** Plays a round of the house again from its seed. Null when all is as it was told, else the first part that is not. */
export async function verifyOwnRound(hashing: Hashing, record: OwnRecord): Promise<WrongPart | null> {
  const { machine, bets, stakeSatang, wonSatang } = record;
  if (isTableId(machine)) {
    if (!bets) return 'bets';
    return verifyTable(hashing, { ...record, machine, bets, wonSatang: wonSatang ?? -1n });
  }
  if (bets) return 'bets';
  const payHundredths = wonSatang === null ? Number.NaN : payOf(wonSatang, stakeSatang);
  return isMachineId(machine) ? verifyRound(hashing, { ...record, machine, payHundredths }) : 'machine';
}
