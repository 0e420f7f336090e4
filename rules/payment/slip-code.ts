import { readChecked, readFields } from './tlv.ts';

/** What the small QR on a slip tells: which transfer it was, and nothing of its amount, payer or receiver. */
export interface SlipCode {
  readonly kind: 'bank' | 'true_money';
  /** The bank that made the transfer; null for a wallet. */
  readonly bankCode: string | null;
  readonly transRef: string;
  /** The day of the transfer, `YYYY-MM-DD`, where the slip tells it. */
  readonly day: string | null;
}

const CRC_TAG = '91';
const TRANS_REF = /^[A-Za-z0-9]{8,40}$/;

/**
 * Reads the code of a slip; null for any other text, a wrong checksum included. Source: slip verification of the Thai
 * banks (template 00 with version, bank and number; 51 country; 91 checksum), and that of TrueMoney with lower-case hex.
 */
export function readSlipCode(text: string): SlipCode | null {
  const payload = text.slice(0, -4) + text.slice(-4).toUpperCase();
  const fields = readChecked(payload, CRC_TAG);
  const transfer = readFields(fields?.get('00') ?? '');
  if (!fields || !transfer) return null;
  const version = transfer.get('00');
  if (version === '000001' && fields.get('51') === 'TH' && payload === text)
    return bankSlip(transfer.get('01'), transfer.get('02'));
  if (version === '01' && transfer.get('01') === '01')
    return walletSlip(transfer.get('03'), transfer.get('04'));
  return null;
}

function bankSlip(bankCode = '', transRef = ''): SlipCode | null {
  if (!/^\d{3}$/.test(bankCode) || !TRANS_REF.test(transRef)) return null;
  return { kind: 'bank', bankCode, transRef, day: null };
}

function walletSlip(transRef = '', date = ''): SlipCode | null {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d{4})$/.exec(date) ?? [];
  if (!year || !TRANS_REF.test(transRef)) return null;
  return { kind: 'true_money', bankCode: null, transRef, day: `${year}-${month}-${day}` };
}
