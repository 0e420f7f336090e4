import type { LineRow } from '#backend/areas/lotto/bills/find-lines.ts';
import { type BetType, isBetType } from '#rules/lotto/bet-type.ts';
import type { Figures } from '#rules/lotto/matching.ts';
import { settleLine } from '#rules/lotto/payout.ts';

function betType(text: string): BetType {
  if (!isBetType(text)) throw new Error(`Bet type ${text} is unknown`);
  return text;
}

export interface SettledBill {
  readonly status: 'won' | 'lost';
  readonly payoutSatang: bigint;
  readonly lines: readonly {
    readonly position: number;
    readonly status: 'win' | 'lose';
    readonly payoutSatang: bigint;
  }[];
}

/** What becomes of a bill with these lines under a result, whether for the first time or after a correction. */
export function settleBill(rows: readonly LineRow[], figures: Figures, capSatang: bigint): SettledBill {
  const lines = rows.map((row) => {
    const { position, type, number, faceSatang, rateHundredths } = row;
    const accepted = { type: betType(type), number, faceSatang, rateHundredths };
    return { position, ...settleLine(accepted, figures, capSatang) };
  });
  const payoutSatang = lines.reduce((sum, line) => sum + line.payoutSatang, 0n);
  const status = lines.some((line) => line.status === 'win') ? 'won' : 'lost';
  return { lines, status, payoutSatang };
}
