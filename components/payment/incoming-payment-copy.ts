import type { IncomingPayment } from '#contract/payment.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { GRACE_MS } from '#rules/payment/deposit-status.ts';
import type { Mismatch } from '#rules/payment/mismatch.ts';

/** What is said of money that does not fit a deposit, after how much it is. */
export const incomingPaymentWhy: Readonly<Record<Mismatch, string>> = {
  unknown: 'ที่ไม่ตรงกับรายการนี้',
  amount: 'ที่ไม่ตรงกับรายการนี้',
  currency: 'ที่ไม่ใช่เงินบาท',
  payer: 'จากบัญชีที่ชื่อไม่ตรงกับชื่อสมาชิก',
  again: 'ซ้ำกับรายการที่จ่ายแล้ว',
  account: 'ที่เข้าบัญชีอื่น ไม่ใช่บัญชีของรายการนี้',
  early: 'ที่โอนก่อนสร้างรายการนี้',
  late: `ที่โอนหลังรายการนี้สิ้นสุดเกิน ${GRACE_MS / 60_000} นาที`,
  limit: 'หลังรายการนี้สิ้นสุด และเกินวงเงินฝากที่เหลือ',
  satang: 'จากบัญชีชื่อคุณ แต่เศษสตางค์ไม่ตรงกับยอดที่แจ้ง',
};

/** Words of money that came for a deposit and did not fit it. */
export const incomingPaymentCopy = {
  otherNameText: 'เงินไม่สูญหาย ทีมงานตรวจสอบแล้วจะเพิ่มเข้ากระเป๋าหรือโอนคืน แจ้งเลขอ้างอิงและเวลาที่โอนกับทีมงานได้',
  notAgain: 'ไม่ต้องโอนซ้ำ',
  ask: 'สอบถามทีมงาน',
  arrival: ({ amount, currency, why }: Pick<IncomingPayment, 'amount' | 'currency' | 'why'>) =>
    amount === null
      ? 'มีเงินเข้า'
      : `มีเงินเข้า ${formatBaht(amount)} ${currency === 'THB' ? 'บาท' : currency} ${incomingPaymentWhy[why]}`,
  status: {
    waiting: 'ทีมงานกำลังตรวจสอบ',
    credited: 'เพิ่มเข้ากระเป๋าแล้ว',
    returned: 'โอนคืนบัญชีต้นทางแล้ว',
    other: 'ทีมงานตรวจสอบแล้วไม่ใช่เงินของคุณ จึงไม่ได้เพิ่มเข้ากระเป๋า',
  },
} as const;
