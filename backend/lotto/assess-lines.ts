import { type ControlTerms, numberKey, type RoundTerms, type TypeTerms } from '#backend/lotto/round-terms.ts';
import { normaliseNumber } from '#backend/lotto/rules/number.ts';
import { chargeOf, halfRate, payoutOf, rateOnWire } from '#backend/lotto/rules/payout.ts';
import { type ErrorName, errorCodes } from '#contract/constants.ts';
import type { CheckedLine, LineIn } from '#contract/lotto.ts';
import { formatBaht, toBaht, toSatang } from '#contract/money.ts';

/** A line as the round would take it, or the reason why it would not. */
export interface AssessedLine {
  readonly type: string;
  /** Digits in ASCII when the number is good, else as it was sent. */
  readonly number: string;
  readonly amountSatang: bigint;
  readonly chargedSatang: bigint;
  /** The rate in force; null where there is none. */
  readonly rateHundredths: number | null;
  readonly halfPay: boolean;
  readonly potentialSatang: bigint;
  readonly refusal: { readonly reason: ErrorName; readonly message: string } | null;
  /** What the number still takes, when that is less than the line asks. */
  readonly remainingSatang: bigint | null;
}

export type Sold = ReadonlyMap<string, bigint>;

/** What may be sold of a number over the whole site. */
export function maxOfNumber(type: TypeTerms, control: ControlTerms | undefined): bigint {
  return control?.limitSatang ?? type.maxPerNumberSatang;
}

/**
 * Checks lines in their order against a round's terms; lines of one number count together against its limit. `sold` by
 * `numberKey` is what the site sold of each number already. With `consent`, a line must carry the half rate where a
 * number pays half, and a rate that it carries must be the one in force.
 */
export function assessLines(
  terms: RoundTerms,
  lines: readonly LineIn[],
  sold: Sold,
  consent: boolean,
): AssessedLine[] {
  const taken = new Map(sold);
  return lines.map((line) => {
    const assessed = assessLine(terms, line, taken, consent);
    if (!assessed.refusal) {
      const key = numberKey(assessed);
      taken.set(key, (taken.get(key) ?? 0n) + assessed.amountSatang);
    }
    return assessed;
  });
}

function assessLine(terms: RoundTerms, line: LineIn, taken: Sold, consent: boolean): AssessedLine {
  const amountSatang = toSatang(line.amount);
  const type = terms.types.get(line.type);
  const asSent = { type: line.type, number: line.number, amountSatang, chargedSatang: amountSatang };
  const none = {
    ...asSent,
    rateHundredths: null,
    halfPay: false,
    potentialSatang: 0n,
    remainingSatang: null,
  };
  if (!type?.enabled) return { ...none, refusal: no('BET_TYPE_DISABLED', 'ไม่เปิดรับแทงประเภทนี้') };
  const number = normaliseNumber(line.type, line.number);
  if (number === null)
    return { ...none, refusal: no('BAD_NUMBER', `เลข ${line.number} ไม่ถูกต้องสำหรับประเภทที่แทง`) };

  const control = terms.controls.get(numberKey({ type: line.type, number }));
  const halfPay = control?.control === 'half_pay';
  const rateHundredths = halfPay ? halfRate(type.rateHundredths) : type.rateHundredths;
  const left = maxOfNumber(type, control) - (taken.get(numberKey({ type: line.type, number })) ?? 0n);
  const isFull = amountSatang > left;
  const good: AssessedLine = {
    type: line.type,
    number,
    amountSatang,
    chargedSatang: chargeOf(amountSatang, type.discountBp),
    rateHundredths,
    halfPay,
    potentialSatang: payoutOf(amountSatang, rateHundredths, terms.payoutCapSatang),
    refusal: null,
    remainingSatang: null,
  };
  if (control?.control === 'blocked')
    return { ...good, refusal: no('NUMBER_BLOCKED', `เลข ${number} เป็นเลขอั้น ไม่รับแทง`) };
  if (amountSatang < type.minSatang)
    return { ...good, refusal: no('LINE_BELOW_MIN', `ขั้นต่ำ ${formatBaht(type.minSatang)} บาท`) };
  if (amountSatang > type.maxSatang)
    return { ...good, refusal: no('OVER_MAX', `สูงสุด ${formatBaht(type.maxSatang)} บาทต่อรายการ`) };
  if (isFull) {
    const remainingSatang = left > 0n ? left : 0n;
    return {
      ...good,
      remainingSatang,
      refusal: no('NUMBER_FULL', `เลข ${number} รับได้อีก ${formatBaht(remainingSatang)} บาท`),
    };
  }
  return consent ? { ...good, refusal: withoutConsent(good, line.rate) } : good;
}

function no(reason: ErrorName, message: string) {
  return { reason, message };
}

function withoutConsent(line: AssessedLine, agreedRate: number | undefined): AssessedLine['refusal'] {
  const rate = rateOnWire(line.rateHundredths ?? 0);
  if (agreedRate === rate || (agreedRate === undefined && !line.halfPay)) return null;
  if (line.halfPay) return no('NUMBER_HALF_PAY', `เลข ${line.number} จ่ายครึ่ง บาทละ ${rate} กรุณายืนยันก่อน`);
  return no('RATE_CHANGED', `อัตราจ่ายเปลี่ยนเป็นบาทละ ${rate} กรุณาตรวจสอบอีกครั้ง`);
}

/** A checked line on the wire. */
export function presentChecked(line: AssessedLine): CheckedLine {
  return {
    type: line.type,
    number: line.number,
    amount: toBaht(line.amountSatang),
    status: line.refusal ? 'refused' : line.halfPay ? 'half_pay' : 'ok',
    rate: line.rateHundredths === null ? null : rateOnWire(line.rateHundredths),
    potential: toBaht(line.potentialSatang),
    error: line.refusal ? errorCodes[line.refusal.reason] : 0,
    message: line.refusal?.message ?? '',
    remaining: line.remainingSatang === null ? null : toBaht(line.remainingSatang),
  };
}
