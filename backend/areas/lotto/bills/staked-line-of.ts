import { isBetType } from '#rules/lotto/bet-type.ts';
import { type StakedLine, stakedLine } from '#rules/lotto/stake-at-risk.ts';

/** An accepted line with the kind of its round. */
export interface AcceptedLine {
  readonly kind: string;
  readonly cap: bigint;
  readonly type: string;
  readonly number: string;
  readonly faceSatang: bigint;
  readonly chargedSatang: bigint;
  readonly rateHundredths: number;
}

/** A line as it was accepted, for what can be lost with it. */
export function stakedLineOf({ type, cap, ...line }: AcceptedLine): StakedLine {
  if (!isBetType(type)) throw new Error(`Bet type ${type} is unknown`);
  return stakedLine({ ...line, type }, cap);
}
