import { formatBaht } from '#rules/money/baht.ts';
import type { ExclusionKind, ExclusionLength } from '#rules/protection/exclusion.ts';
import type { LimitWindow } from '#rules/protection/limit-window.ts';
import type { LimitKind } from '#rules/protection/member-limit.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';

export const kindWords: Readonly<Record<LimitKind, string>> = {
  deposit: 'ฝากเงิน',
  loss: 'ยอดเสีย',
  stake: 'ยอดแทง',
  time: 'เวลาเล่น',
};
/** Four of them stand side by side on a phone. */
export const shortKindWords: Readonly<Record<LimitKind, string>> = {
  deposit: 'ฝาก',
  loss: 'เสีย',
  stake: 'แทง',
  time: 'เวลา',
};
export const windowWords: Readonly<Record<LimitWindow, string>> = {
  day: '24 ชั่วโมง',
  week: '7 วัน',
  month: 'เดือนนี้',
};
/** Of withdrawing, while an exclusion lasts and before it begins. */
const withdrawTerms: Readonly<Record<ExclusionKind, string>> = { timeout: 'ตามเงื่อนไขเดิม', exclusion: '' };
const moneyEffect: Readonly<Record<ExclusionKind, string>> = {
  timeout: 'ถอนเงินได้ตามเงื่อนไขเดิม ถ้ามียอดที่ต้องเล่นก่อนถอน กลับมาเล่นต่อให้ครบได้หลังพัก',
  exclusion: 'ถอนเงินได้ โดยไม่ต้องเล่นยอดที่เหลือก่อน',
};
export const lengthWords: Readonly<Record<ExclusionLength, string>> = {
  day: '24 ชั่วโมง',
  week: '1 สัปดาห์',
  month: '30 วัน',
  six_weeks: '6 สัปดาห์',
  six_months: '6 เดือน',
  one_year: '1 ปี',
  three_years: '3 ปี',
  five_years: '5 ปี',
  permanent: 'ตลอดไป',
};

const minutes = new Intl.NumberFormat('th-TH', { numberingSystem: 'latn' });

/** An amount of a limit in words: baht, or minutes. */
export function amountWords(kind: LimitKind, amount: number | null): string {
  if (amount === null) return 'ไม่จำกัด';
  return kind === 'time' ? `${minutes.format(amount)} นาที` : `${formatBaht(amount)} บาท`;
}

/** Words of the page of player protection. */
export const protectionCopy = {
  title: 'เล่นอย่างปลอดภัย',
  lead: 'ตั้งวงเงินและเวลาเล่นของตัวเอง พักเมื่อต้องการ และขอความช่วยเหลือได้ตลอดเวลา',
  limits: 'วงเงินและเวลาของคุณ',
  none: 'ยังไม่ได้ตั้งวงเงิน',
  noneText: 'ตั้งไว้ก่อนเริ่มเล่นคุมง่ายที่สุด',
  limitName: (kind: LimitKind, window: LimitWindow) => `${kindWords[kind]} · ${windowWords[window]}`,
  used: (kind: LimitKind, used: number) => `ใช้ไป ${amountWords(kind, used)}`,
  left: (kind: LimitKind, left: number) => `เหลือ ${amountWords(kind, left)}`,
  resets: (at: string) => `วงเงินเริ่มคืน ${formatThaiDateTime(at)}`,
  byOperator: (kind: LimitKind, amount: number) => `ทีมงานจำกัดไว้ ${amountWords(kind, amount)} ระบบใช้ยอดที่ต่ำกว่า`,
  pending: (kind: LimitKind, amount: number | null) =>
    amount === null ? 'ขอเลิกจำกัดไว้' : `ขอเพิ่มเป็น ${amountWords(kind, amount)}`,
  confirmWhen: (from: string, until: string) =>
    `ยืนยันได้ ${formatThaiDateTime(from)} ถึง ${formatThaiDateTime(until)} ถ้าไม่ยืนยัน วงเงินเดิมยังใช้อยู่`,
  confirm: 'ยืนยันวงเงินใหม่',
  confirming: 'กำลังยืนยัน…',
  cancel: 'ยกเลิกคำขอ',
  cancelling: 'กำลังยกเลิก…',
  change: 'เปลี่ยน',
  form: 'ตั้งวงเงิน',
  kind: 'จำกัดอะไร',
  window: 'นับรวมใน',
  amount: 'ไม่เกิน',
  baht: 'บาท',
  minutes: 'นาที',
  amountHint: 'ลดได้ทันที เพิ่มต้องรอ 24 ชั่วโมงแล้วยืนยันอีกครั้ง',
  amountMissing: 'กรุณากรอกตัวเลข',
  amountMalformed: 'กรอกเป็นตัวเลข ทศนิยมไม่เกิน 2 ตำแหน่ง เช่น 500',
  amountTooLong: 'ตั้งได้ไม่เกิน 9,999,999.99 บาท',
  minutesMalformed: 'กรอกจำนวนนาทีเป็นเลขจำนวนเต็ม ไม่เกิน 44,640',
  save: 'บันทึกวงเงิน',
  saving: 'กำลังบันทึก…',
  removing: 'กำลังเลิกจำกัด…',
  remove: 'เลิกจำกัด',
  saved: 'ตั้งวงเงินแล้ว มีผลทันที',
  asked: 'รับคำขอเพิ่มวงเงินแล้ว กลับมายืนยันได้หลัง 24 ชั่วโมง',
  confirmed: 'วงเงินใหม่มีผลแล้ว',
  cancelled: 'ยกเลิกคำขอแล้ว วงเงินเดิมยังใช้อยู่',
  unknown: 'ยังไม่ทราบผล หากเริ่มพักแล้ว ระบบจะให้เข้าสู่ระบบใหม่ หากยังไม่เริ่ม กดยืนยันอีกครั้งได้',
  welcome: 'ยินดีต้อนรับสมาชิกใหม่ เริ่มใช้งานได้เลย',
  offer: 'ตั้งวงเงินก่อนเริ่มเล่นไหม',
  offerText: 'วงเงินช่วยให้เล่นไม่เกินที่ตั้งใจ ตั้งเลยหรือข้ามไปก่อนก็ได้ เราจะไม่ถามอีก',
  offerHere: 'เลือกด้านล่างว่าจะจำกัดอะไร หรือข้ามไปก่อนแล้วค่อยตั้งที่หน้านี้ก็ได้',
  offerTake: 'ตั้งวงเงินหรือข้าม',
  offerDecline: 'ข้ามไปก่อน',
  offerDone: 'เริ่มใช้งาน',
  reality: 'เตือนเวลาเล่น',
  realityText: 'เมื่อครบเวลา ระบบจะบอกว่าเล่นมานานเท่าไรและได้เสียเท่าไร',
  everyMinutes: (minutes: number) => `${minutes} นาที`,
  realitySave: 'บันทึกเวลาเตือน',
  realitySaved: (minutes: number) => `จะเตือนทุก ${minutes} นาที`,
  excluded: { timeout: 'คุณกำลังพักการเล่น', exclusion: 'คุณระงับการเล่นไว้' },
  excludedText: (kind: ExclusionKind, until: string | null) =>
    `${until ? `ถึง ${formatThaiDateTime(until)}` : 'โดยไม่มีกำหนด'} ระหว่างนี้ถอนเงินได้${withdrawTerms[kind]} โพยที่แทงไว้ยังออกผลตามปกติ แต่ฝากเงินและเล่นไม่ได้`,
  withdraw: 'ถอนเงิน',
  exclusion: 'พักหรือระงับการเล่น',
  exclusionText: 'มีผลทันทีและยกเลิกก่อนกำหนดไม่ได้ ทุกอุปกรณ์ต้องเข้าสู่ระบบใหม่ และใช้ได้แค่ดูรายการกับถอนเงิน',
  timeouts: 'พักการเล่น',
  exclusions: 'ระงับการเล่น',
  exclusionNext: 'ดำเนินการต่อ',
  exclusionTitle: { timeout: 'ยืนยันการพักการเล่น', exclusion: 'ยืนยันการระงับการเล่น' },
  exclusionAsked: (length: ExclusionLength) => `ระยะเวลา ${lengthWords[length]}`,
  exclusionEffects: (kind: ExclusionKind, length: ExclusionLength) => [
    `แทงหวย เล่นเกม และฝากเงินไม่ได้${length === 'permanent' ? 'อีก' : 'จนครบกำหนด'}`,
    'ยกเลิกหรือลดเวลาไม่ได้ ทีมงานก็ยกเลิกให้ไม่ได้',
    'โพยที่แทงไว้ยังออกผลตามปกติ',
    moneyEffect[kind],
    'สมัครใหม่ด้วยเบอร์หรือบัญชีธนาคารเดิมไม่ได้',
  ],
  back: 'ยกเลิก',
  exclusionConfirm: { timeout: 'พักการเล่น', exclusion: 'ระงับการเล่น' },
  exclusionSending: 'กำลังบันทึก…',
  risks: 'รู้ทันความเสี่ยง',
  riskList: [
    'ระยะยาวผู้เล่นเสียมากกว่าได้ อัตราจ่ายต่ำกว่าโอกาสที่แท้จริงเสมอ',
    'ผลแต่ละงวดไม่เกี่ยวกัน เลขที่ไม่ออกมานานไม่ได้มีโอกาสออกมากขึ้น',
    'อย่าแทงเพื่อเอาทุนคืน และอย่าใช้เงินที่ยืมมาหรือเงินค่าใช้จ่ายจำเป็น',
    'สัญญาณเตือน: ปิดบังคนใกล้ตัว เล่นนานกว่าที่ตั้งใจ หงุดหงิดเมื่อไม่ได้เล่น',
  ],
  tools: 'เครื่องมือที่ช่วยได้',
  toolList: [
    ['วงเงินฝาก ยอดแทง ยอดเสีย', 'นับใน 24 ชั่วโมง 7 วัน หรือทั้งเดือน ครบแล้วฝากหรือแทงต่อไม่ได้'],
    ['เวลาเล่น', 'ครบเวลาที่ตั้งไว้แล้วเล่นต่อไม่ได้จนกว่าจะมีเวลาเหลืออีก'],
    ['พักการเล่น', '24 ชั่วโมง ถึง 6 สัปดาห์'],
    ['ระงับการเล่น', '6 เดือน ถึง 5 ปี หรือตลอดไป'],
    ['เตือนเวลาเล่น', 'ทุก 15 30 60 หรือ 120 นาที บอกว่าเล่นมานานเท่าไรและได้เสียเท่าไร'],
    ['ปิดบัญชี', 'ได้ทุกเมื่อที่หน้าข้อมูลส่วนตัว เงินที่เหลือโอนเข้าบัญชีธนาคารของคุณ'],
  ],
  help: 'ขอความช่วยเหลือ',
  helpText: 'สายด่วนสุขภาพจิต กรมสุขภาพจิต โทรฟรีตลอด 24 ชั่วโมง',
  call: 'โทร 1323',
  complaint: 'ส่งเรื่องร้องเรียน',
  minors: 'ไม่รับผู้มีอายุต่ำกว่า 20 ปี',
  minorsText: 'อย่าให้บุตรหลานรู้รหัสผ่าน และออกจากระบบทุกครั้งเมื่อใช้เครื่องร่วมกับผู้อื่น',
  visitor: 'เข้าสู่ระบบเพื่อตั้งวงเงินของคุณ',
  login: 'เข้าสู่ระบบ',
} as const;
