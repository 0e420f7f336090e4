import { parseBaht, toBaht } from '#rules/money/baht.ts';
import { normaliseDigits } from '#rules/text/digits.ts';
import { field, readChecked, readFields, withChecksum } from './tlv.ts';

/** Application id of PromptPay credit transfer (Bank of Thailand, Thai QR Payment Standard). */
const PROMPTPAY = 'A000000677010111';
const BAHT = '764';
const CRC_TAG = '63';
const MAX_SATANG = 999_999_999n;

type ReceiverKind = 'mobile' | 'national_id' | 'e_wallet';
const receiverTags = { mobile: '01', national_id: '02', e_wallet: '03' } as const satisfies Record<
  ReceiverKind,
  string
>;

/** Kind and wire form of a PromptPay id. Throws RangeError for a text that is none. */
function receiverOf(promptPayId: string): { kind: ReceiverKind; value: string } {
  const digits = normaliseDigits(promptPayId).replace(/[\s\-+.()]/g, '');
  if (/^\d{15}$/.test(digits)) return { kind: 'e_wallet', value: digits };
  if (/^\d{13}$/.test(digits)) return { kind: 'national_id', value: digits };
  if (/^(0|66)\d{9}$/.test(digits)) return { kind: 'mobile', value: `0066${digits.slice(-9)}` };
  throw new RangeError('Not a PromptPay id');
}

/**
 * PromptPay QR payload in EMVCo merchant-presented mode, country before currency as Thai banks' own codes have it.
 * @param promptPayId mobile number, 13-digit national or tax id, or 15-digit e-wallet id; separators are ignored
 * @param satang amount, 1 to 999,999,999; without it the payer types the amount and the code may be used again
 * @throws RangeError for a text that is no PromptPay id or an amount out of range
 */
export function promptPayPayload(promptPayId: string, satang?: bigint): string {
  const receiver = receiverOf(promptPayId);
  if (satang !== undefined && (satang <= 0n || satang > MAX_SATANG))
    throw new RangeError('Amount is out of range');
  const payload = [
    field('00', '01'),
    field('01', satang === undefined ? '11' : '12'),
    field('29', field('00', PROMPTPAY) + field(receiverTags[receiver.kind], receiver.value)),
    field('58', 'TH'),
    field('53', BAHT),
    satang === undefined ? '' : field('54', toBaht(satang).toFixed(2)),
  ].join('');
  return withChecksum(payload, CRC_TAG);
}

export interface PromptPayOrder {
  readonly kind: ReceiverKind;
  /** As in the payload: `0066…` for a mobile number. */
  readonly receiver: string;
  /** Null when the payer types the amount. */
  readonly satang: bigint | null;
}

/** Reads a PromptPay QR payload; null when checksum, form, currency or amount is not right. */
export function readPromptPay(payload: string): PromptPayOrder | null {
  const fields = readChecked(payload, CRC_TAG);
  const transfer = readFields(fields?.get('29') ?? '');
  if (!fields || !transfer || fields.get('00') !== '01' || transfer.get('00') !== PROMPTPAY) return null;
  if (fields.get('53') !== BAHT || fields.get('58') !== 'TH') return null;
  const amount = fields.get('54');
  const satang = amount === undefined ? null : parseBaht(amount);
  if (amount !== undefined && satang === null) return null;
  for (const kind of ['mobile', 'national_id', 'e_wallet'] as const) {
    const receiver = transfer.get(receiverTags[kind]);
    if (receiver) return { kind, receiver, satang };
  }
  return null;
}
