import { formatBaht, toSatang } from '#rules/money/baht.ts';
import { bangkokTime } from '#rules/time/bangkok-time.ts';
import { betName } from './bet-name.ts';
import { type Bet, betKey } from './bet-number.ts';
import { chargeOf, discountOnWire, halfRate, payoutOf, rateOnWire } from './payout.ts';
import { normaliseNumber } from './typed-number.ts';

/** What a round pays and takes of one bet type, under the pack of the bill. */
export interface TypeTerms {
  readonly rateHundredths: number;
  /** Basis points. */
  readonly discountBp: number;
  readonly minSatang: bigint;
  readonly maxSatang: bigint;
  readonly maxPerNumberSatang: bigint;
  readonly enabled: boolean;
}

/** What an operator decided about one number. */
export interface ControlTerms {
  readonly control: 'blocked' | 'half_pay' | 'custom_limit';
  readonly limitSatang: bigint | null;
}

/** What a round takes and pays, as far as a line is held against it. */
export interface LineTerms {
  readonly types: ReadonlyMap<string, TypeTerms>;
  /** By `betKey`. */
  readonly controls: ReadonlyMap<string, ControlTerms>;
  /** Types that were taken until an instant that is over, before the round itself closes. */
  readonly closedTypes: ReadonlyMap<string, Date>;
  readonly payoutCapSatang: bigint;
}

/** A line as a member asks for it: `amount` in baht, and the rate and the discount (percent) that were agreed to, if any were. */
export interface AskedLine extends Bet {
  readonly amount: number;
  readonly rate?: number | undefined;
  readonly discount?: number | undefined;
}

/** Why a line is refused; names of the contract's error codes. */
type LineRefusal =
  | 'BET_TYPE_DISABLED'
  | 'BAD_NUMBER'
  | 'NUMBER_BLOCKED'
  | 'LINE_BELOW_MIN'
  | 'OVER_MAX'
  | 'NUMBER_FULL'
  | 'NUMBER_HALF_PAY'
  | 'RATE_CHANGED';

/** A line as the round would take it, or the reason why it would not. */
export interface AssessedLine {
  readonly type: string;
  /** Digits in ASCII when the number is good, else as it was sent. */
  readonly number: string;
  readonly faceSatang: bigint;
  readonly chargedSatang: bigint;
  /** The rate in force; null where there is none. */
  readonly rateHundredths: number | null;
  /** The discount in force, in basis points; null where there is no rate. */
  readonly discountBp: number | null;
  readonly halfPay: boolean;
  readonly potentialSatang: bigint;
  readonly refusal: { readonly reason: LineRefusal; readonly message: string } | null;
  /** What the number still takes, when that is less than the line asks. */
  readonly remainingSatang: bigint | null;
}

export type Sold = ReadonlyMap<string, bigint>;

/** What may be sold of a number over the whole site. */
export function maxOfNumber(type: TypeTerms, control: ControlTerms | undefined): bigint {
  return control?.limitSatang ?? type.maxPerNumberSatang;
}

/** What may still be sold of a number over the whole site. */
export function leftOfNumber(type: TypeTerms, control: ControlTerms | undefined, soldSatang: bigint): bigint {
  return atLeastZero(maxOfNumber(type, control) - soldSatang);
}

/** What a number has taken so far: over the whole site, and in this bill alone. */
interface Taken {
  readonly site: bigint;
  readonly bill: bigint;
}

/**
 * Checks lines in their order against a round's terms; lines of one number, in any order of a tod number's digits,
 * count together against its limit and against the most of a line. `sold` by `betKey` is what the site sold of each
 * number already. With `consent`, a line must carry the half rate where a
 * number pays half, and a rate or a discount that it carries must be the one in force.
 */
export function assessLines(
  terms: LineTerms,
  lines: readonly AskedLine[],
  sold: Sold,
  consent: boolean,
): AssessedLine[] {
  const inBill = new Map<string, bigint>();
  return lines.map((line) => {
    const takenOf = (key: string): Taken => {
      const bill = inBill.get(key) ?? 0n;
      return { site: (sold.get(key) ?? 0n) + bill, bill };
    };
    const assessed = assessLine(terms, line, takenOf, consent);
    if (!assessed.refusal) {
      const key = betKey(assessed);
      inBill.set(key, (inBill.get(key) ?? 0n) + assessed.faceSatang);
    }
    return assessed;
  });
}

function assessLine(
  terms: LineTerms,
  line: AskedLine,
  takenOf: (key: string) => Taken,
  consent: boolean,
): AssessedLine {
  const faceSatang = toSatang(line.amount);
  const type = terms.types.get(line.type);
  const asSent = { type: line.type, number: line.number, faceSatang, chargedSatang: faceSatang };
  const none = {
    ...asSent,
    rateHundredths: null,
    discountBp: null,
    halfPay: false,
    potentialSatang: 0n,
    remainingSatang: null,
  };
  if (!type?.enabled) return { ...none, refusal: no('BET_TYPE_DISABLED', 'ไม่เปิดรับแทงประเภทนี้') };
  const closedAt = terms.closedTypes.get(line.type);
  if (closedAt)
    return {
      ...none,
      refusal: no('BET_TYPE_DISABLED', `${betName(line.type)}ปิดรับแล้วตั้งแต่ ${bangkokTime(closedAt)} น.`),
    };
  const number = normaliseNumber(line.type, line.number);
  if (number === null) return { ...none, refusal: no('BAD_NUMBER', `เลข ${line.number} ใช้กับประเภทนี้ไม่ได้`) };

  const key = betKey({ type: line.type, number });
  const control = terms.controls.get(key);
  const halfPay = control?.control === 'half_pay';
  const rateHundredths = halfPay ? halfRate(type.rateHundredths) : type.rateHundredths;
  const taken = takenOf(key);
  const siteLeft = leftOfNumber(type, control, taken.site);
  const billLeft = atLeastZero(type.maxSatang - taken.bill);
  const remainingSatang = least(siteLeft, billLeft);
  const good: AssessedLine = {
    type: line.type,
    number,
    faceSatang,
    chargedSatang: chargeOf(faceSatang, type.discountBp),
    rateHundredths,
    discountBp: type.discountBp,
    halfPay,
    potentialSatang: payoutOf(faceSatang, rateHundredths, terms.payoutCapSatang),
    refusal: null,
    remainingSatang: null,
  };
  if (control?.control === 'blocked')
    return { ...good, refusal: no('NUMBER_BLOCKED', `เลข ${number} เป็นเลขอั้น ไม่รับแทง`) };
  if (faceSatang < type.minSatang)
    return { ...good, refusal: no('LINE_BELOW_MIN', `ขั้นต่ำ ${formatBaht(type.minSatang)} บาท`) };
  if (faceSatang > billLeft)
    return { ...good, remainingSatang, refusal: no('OVER_MAX', overMax(type, number, taken.bill)) };
  if (faceSatang > siteLeft)
    return {
      ...good,
      remainingSatang,
      refusal: no('NUMBER_FULL', fullWords(number, siteLeft)),
    };
  return consent ? { ...good, refusal: withoutConsent(good, line) } : good;
}

function least(one: bigint, other: bigint): bigint {
  if (other < one) return other;
  return one;
}

function atLeastZero(satang: bigint): bigint {
  return satang > 0n ? satang : 0n;
}

function fullWords(number: string, leftSatang: bigint): string {
  if (leftSatang === 0n) return `เลข ${number} เต็มแล้ว`;
  return `เลข ${number} รับได้อีก ${formatBaht(leftSatang)} บาท`;
}

function overMax(type: TypeTerms, number: string, inBillSatang: bigint): string {
  const most = formatBaht(type.maxSatang);
  if (inBillSatang === 0n) return `สูงสุด ${most} บาทต่อเลขในหนึ่งโพย`;
  return `เลข ${number} รวมทุกรายการในโพยนี้ได้ไม่เกิน ${most} บาท`;
}

function no(reason: LineRefusal, message: string) {
  return { reason, message };
}

function withoutConsent(line: AssessedLine, agreed: AskedLine): AssessedLine['refusal'] {
  const rate = rateOnWire(line.rateHundredths ?? 0);
  const discount = discountOnWire(line.discountBp ?? 0);
  const isRate = agreed.rate === rate || (agreed.rate === undefined && !line.halfPay);
  if (isRate && (agreed.discount ?? discount) === discount) return null;
  if (isRate) return no('RATE_CHANGED', `ส่วนลดเปลี่ยนเป็น ${discount}% กรุณาตรวจสอบอีกครั้ง`);
  if (line.halfPay) return no('NUMBER_HALF_PAY', `เลข ${line.number} จ่ายครึ่ง บาทละ ${rate} กรุณายืนยันก่อน`);
  return no('RATE_CHANGED', `อัตราจ่ายเปลี่ยนเป็นบาทละ ${rate} กรุณาตรวจสอบอีกครั้ง`);
}
