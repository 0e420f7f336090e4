import { isBetType } from '#rules/lotto/bet-type.ts';
import { type StakedLine, stakedLine } from '#rules/lotto/stake-at-risk.ts';

/** Accepted lines that are equal, with the kind of their round. */
export interface AcceptedLine {
  readonly kind: string;
  readonly cap: bigint;
  readonly type: string;
  readonly number: string;
  readonly faceSatang: bigint;
  readonly chargedSatang: bigint;
  readonly rateHundredths: number;
  /** So many lines that are the same in all of that. */
  readonly times: bigint;
}

/** Lines as they were accepted, for what can be lost with them. */
export function stakedLineOf({ type, cap, times, ...line }: AcceptedLine): StakedLine {
  if (!isBetType(type)) throw new Error(`Bet type ${type} is unknown`);
  return { ...stakedLine({ ...line, type }, cap), times };
}
