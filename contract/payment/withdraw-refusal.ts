import type { ErrorName } from '#contract/error-codes.ts';
import { formatBaht, toBaht } from '#rules/money/baht.ts';
import {
  type Eligibility,
  leftToday,
  type WithdrawProblem,
  type WithdrawTerms,
} from '#rules/payment/withdrawal.ts';

interface WithdrawRefusal {
  readonly name: ErrorName;
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

function goesWords({ goesSatang, availableSatang }: Eligibility): string {
  if (goesSatang === 0n) return 'ตอนนี้ไม่มีโบนัสส่วนเกินที่ต้องนำออก';
  return `ถอนครั้งนี้ โบนัสส่วนเกิน ${formatBaht(goesSatang)} บาทจะถูกนำออก คงเหลือให้ถอน ${formatBaht(availableSatang)} บาท`;
}

function turnoverWords({ turnoverLeftSatang, turnoverOf }: Eligibility): string {
  const left = formatBaht(turnoverLeftSatang);
  return turnoverOf === 'credit'
    ? `เทิร์นเครดิตของโปรโมชันยังขาด ${left} บาท ทำให้ครบหรือยกเลิกโปรโมชันก่อน จึงจะถอนได้`
    : `ต้องเล่นอีก ${left} บาทก่อน จึงจะถอนได้`;
}

/** What stands against a withdrawal, as backend and mocks tell the member. */
export function withdrawRefusal(
  problem: WithdrawProblem,
  terms: WithdrawTerms,
  eligibility: Eligibility,
): WithdrawRefusal {
  const limits = { min: toBaht(terms.minSatang), max: toBaht(terms.maxSatang) };
  const left = leftToday(terms, eligibility).satang;
  const refusals: Readonly<Record<WithdrawProblem, WithdrawRefusal>> = {
    below_min: {
      name: 'MONEY_BELOW_MIN',
      message: `ถอนขั้นต่ำ ${formatBaht(terms.minSatang)} บาท`,
      facts: limits,
    },
    above_max: {
      name: 'MONEY_ABOVE_MAX',
      message: `ถอนได้สูงสุดครั้งละ ${formatBaht(terms.maxSatang)} บาท`,
      facts: limits,
    },
    open: {
      name: 'PENDING_EXISTS',
      message: 'มีรายการถอนที่กำลังดำเนินการอยู่ กรุณารอให้เสร็จก่อน',
      facts: { limit: 1 },
    },
    turnover: {
      name: 'TURNOVER_REMAINING',
      message: turnoverWords(eligibility),
      facts: { left: toBaht(eligibility.turnoverLeftSatang) },
    },
    day_count: {
      name: 'WITHDRAW_DAY_COUNT',
      message: `วันนี้ถอนครบ ${terms.countPerDay} ครั้งแล้ว ถอนใหม่ได้หลังเที่ยงคืน`,
      facts: { limit: terms.countPerDay },
    },
    day_amount: {
      name: 'WITHDRAW_DAY_AMOUNT',
      message: left > 0n ? `วันนี้ถอนได้อีกไม่เกิน ${formatBaht(left)} บาท` : 'วันนี้ถอนครบวงเงินแล้ว ถอนใหม่ได้หลังเที่ยงคืน',
      facts: { left: toBaht(left) },
    },
    bonus_goes: {
      name: 'BONUS_GOES',
      message: `${goesWords(eligibility)} กรุณาตรวจสอบยอดแล้วยืนยันใหม่ เงินยังอยู่ครบ`,
      facts: { goes: toBaht(eligibility.goesSatang), stays: toBaht(eligibility.availableSatang) },
    },
    insufficient: {
      name: 'INSUFFICIENT_BALANCE',
      message:
        eligibility.goesSatang > 0n
          ? `ถอนได้ไม่เกิน ${formatBaht(eligibility.availableSatang)} บาท ตามยอดถอนสูงสุดของโปรโมชัน`
          : 'ยอดเงินไม่พอ',
      facts: { available: toBaht(eligibility.availableSatang) },
    },
  };
  return refusals[problem];
}
