import { errorCodes } from '#contract/error-codes.ts';
import type { AssessedLine } from '#rules/lotto/assess-lines.ts';
import { discountOnWire, rateOnWire } from '#rules/lotto/payout.ts';
import { toBaht } from '#rules/money/baht.ts';
import type { CheckedLine } from './bills.ts';

/** What a bill is refused with: the words of its first refused line, and how many more there are. */
export function refusedWords([first, ...others]: readonly { readonly message: string }[]): string {
  return `${first?.message ?? ''}${others.length > 0 ? ` และอีก ${others.length} รายการ` : ''}`;
}

/** A checked line on the wire. */
export function presentChecked(line: AssessedLine): CheckedLine {
  return {
    type: line.type,
    number: line.number,
    amount: toBaht(line.faceSatang),
    status: line.refusal ? 'refused' : line.halfPay ? 'half_pay' : 'ok',
    rate: line.rateHundredths === null ? null : rateOnWire(line.rateHundredths),
    discount: line.discountBp === null ? null : discountOnWire(line.discountBp),
    charged: toBaht(line.chargedSatang),
    potential: toBaht(line.potentialSatang),
    error: line.refusal ? errorCodes[line.refusal.reason] : 0,
    message: line.refusal?.message ?? '',
    remaining: line.remainingSatang === null ? null : toBaht(line.remainingSatang),
  };
}
