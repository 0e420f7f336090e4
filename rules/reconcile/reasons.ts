/** Why two sides of a day do not say the same; the codes are stable, programs may read them. */
export const reasonCodes = [
  'missing_in_ledger',
  'missing_at_provider',
  'amount_differs',
  'doubled_in_ledger',
  'doubled_at_provider',
  'wrong_day',
  'near_midnight',
  'wrong_member',
  'status_differs',
  'unknown_reference',
  'in_suspense',
  'no_document',
  'unit_differs',
  'not_told',
  'not_understood',
  'open',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

interface Reason {
  readonly en: string;
  readonly th: string;
  /** False for what is only told: nothing is lost, and the day agrees all the same. */
  readonly counts: boolean;
}

/** What each code says to an operator. */
export const reasons: Readonly<Record<ReasonCode, Reason>> = {
  missing_in_ledger: {
    en: 'the other side has it, the ledger of the site does not',
    th: 'อีกฝั่งมีรายการนี้ แต่บัญชีของเว็บไม่มี',
    counts: true,
  },
  missing_at_provider: {
    en: 'the site has it, the provider or the channel does not',
    th: 'เว็บมีรายการนี้ แต่ค่ายเกมหรือช่องทางไม่มี',
    counts: true,
  },
  amount_differs: { en: 'both have it, with other amounts', th: 'มีทั้งสองฝั่ง แต่ยอดเงินไม่ตรงกัน', counts: true },
  doubled_in_ledger: { en: 'the ledger has it more than once', th: 'บัญชีของเว็บมีรายการนี้ซ้ำ', counts: true },
  doubled_at_provider: {
    en: 'the provider or the channel has it more than once',
    th: 'ค่ายเกมหรือช่องทางมีรายการนี้ซ้ำ',
    counts: true,
  },
  wrong_day: {
    en: 'both have it, on another day; nothing is lost',
    th: 'มีทั้งสองฝั่ง แต่คนละวัน เงินไม่หาย',
    counts: true,
  },
  near_midnight: {
    en: 'within minutes of midnight, so that the other side has it on the neighbour day; nothing is lost',
    th: 'เกิดขึ้นใกล้เที่ยงคืน อีกฝั่งจึงบันทึกเป็นวันข้างเคียง เงินไม่หาย',
    counts: false,
  },
  wrong_member: {
    en: 'both have it, of another member or account',
    th: 'มีทั้งสองฝั่ง แต่เป็นของสมาชิกหรือบัญชีอื่น',
    counts: true,
  },
  status_differs: {
    en: 'one side says that the money moved, the other that it failed, was called off or given back',
    th: 'ฝั่งหนึ่งว่าเงินเข้าออกแล้ว อีกฝั่งว่าไม่สำเร็จ ยกเลิก หรือคืนเงินแล้ว',
    counts: true,
  },
  unknown_reference: {
    en: 'the other side names something that the site never had',
    th: 'อีกฝั่งอ้างถึงรายการที่เว็บไม่เคยมี',
    counts: true,
  },
  in_suspense: {
    en: 'money came that day and still waits in suspense; unmatched list, match or return it',
    th: 'เงินเข้าวันนั้นแล้วยังรอตรวจสอบ จับคู่หรือคืนให้ผู้โอน',
    counts: true,
  },
  no_document: {
    en: 'the ledger moved money that no document explains',
    th: 'บัญชีมีการย้ายเงินที่ไม่มีเอกสารรองรับ',
    counts: true,
  },
  unit_differs: {
    en: 'another currency or unit than baht',
    th: 'สกุลเงินหรือหน่วยไม่ใช่บาท',
    counts: true,
  },
  not_told: {
    en: 'the other side could not be asked, so nothing is known of this day',
    th: 'ติดต่ออีกฝั่งไม่ได้ จึงยังไม่รู้ว่าวันนี้ตรงกันหรือไม่',
    counts: true,
  },
  not_understood: {
    en: 'a line or an event of the other side is not certainly understood, and was not counted',
    th: 'อ่านข้อมูลของอีกฝั่งไม่ออกแน่ชัด จึงไม่ได้นับ',
    counts: true,
  },
  open: {
    en: 'it has not ended or may still come; not lost, look again later',
    th: 'ยังไม่จบหรืออาจตามมาภายหลัง ไม่ถือว่าหาย ให้ตรวจอีกครั้งภายหลัง',
    counts: false,
  },
};
