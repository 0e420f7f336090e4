/** Words that undo or change what was written. */
const UNDO = new RegExp(
  'ยกเลิก|เลิก|ไม่|ลบ|แก้|เปลี่ยน|อย่า|ห้าม|ผิด|ออก(?!ั)|ทิ้ง|งด|ตัด|ถอน|คืน(?!นี้)|เว้น|นอกจาก|แทน|สลับ|เหลือ|ลด(?!า)|' +
    'เปล่า|ข้าม|พอ(?:แล้ว|ก่อน|ละ|แค่|$)|แค่(?!นี้|นั้น)|ม่าย|มะเอา|บ่(?![างน]|อ)|(?:^|ส่ง|เอา|โพย|พิมพ์|ทำ|อัน|บิล|จด)ใหม่|(?:เดี๋ยว|รอ|พัก|ช้า)\\s*ก่อน|เล่นๆ|ล้อเล่น|พูดเล่น|' +
    'ยก\\s*เล[ิีึ]?[้่๊๋]?[กคข]|แคน[เแ][ซชฌ][ิอ]?[่้๊]?[ลนว]|ขอพัก|มั่ว|\\b(?:cancle|cxl|del)\\b|โมฆะ|อั[พป]เด[ตท]|ทดสอบ|ทดลอง|สมม[ุต]ติ?|\\b(?:cancel|delete|remove|change|wrong|instead|undo|update|test)|\\bno(?:pe)?\\b(?!\\.?\\s*\\d)|' +
    'ย้าย|ย้อน|(?<!วัน)หยุด|ล้าง|เคลียร์|รีเซ็[ตท]|ดีลี[ตท]|\\b(?:never\\s?mind|nvm|scrap|reset|clear|not)\\b|' +
    '^[xX×*+]\\s*\\d+(?:\\s*เท่า)?$|^[xX×*]\\s*[2-9]\\s*(?:หมด|ทุก|ทั้ง|เลย)|^[2-9]\\s*[xX×]$|(?:รวม|ยอด|หมด|โพย|เอา|ขอ)[\\d\\s.,]*\\s[xX×*]\\s*[2-9]$|' +
    '^[\\sxX×\\u2715\\u2717\\u2718\\u274c\\u274e\\u2716\\u{1f6ab}\\u26d4\\u{1f5d1}\\u{1f645}\\u{1f6d1}\\u{1f44e}]+$',
  'iu',
);
/** What somebody says who put a wrong thing right: the bets above it, whichever of them was wrong. A star marks the right one in a chat. */
const CORRECTS =
  'โท[ษด](?:ที|ครับ|คับ|ค่ะ|นะ|จ้า)|ขอโท[ษด]|ขออภัย|ซอ(?:รี่?|ลี่)|อุ[๊้]ย|[เแ][อฮห][้๊]ย|อ้าว|เอ๊ะ|ว้าย|ตายแล้ว|จริงๆ|มากกว่า|ต่างหาก|\\d\\s*[สซ]ิ(?!บ)|พลาด|หมายถึง|นอกนั้น|ที่ถูก(?!รางวัล|หวย)|\\b(?:sorry|oops|typo|edit)\\b|' +
  '^(?:[-=~]+>|>{2,}|[→⇒➡]\\s*(?=\\d+$))\\s*\\d[\\d\\s=.,xX×-]*$|^\\*\\s*\\d[\\d\\s=.,xX×-]*$|^\\d[\\d\\s=.,xX×-]*\\*$';
/** What is not sent yet, was sent before, or is taken no more. */
const LATER =
  '(?:ไว้|ยัง|คิด|ดู|ถาม|เช็[คก])\\s*(?:ดู)?\\s*ก่อน|รอ\\S{1,12}\\s*ก่อน|คิดดู|อีกที|อาจจะ|น่าจะ|ลังเล|(?:สรุป|รวม|ก๊อป)\\s*โพย|ทวน|อัน(?:หลัง|แรก|สุดท้าย|เดียว)|เอา(?:ตัว|เลข|บรรทัด|โพย|ใบ)(?:หลัง|แรก|สุดท้าย|เดียว)|^(?:[236]|24|ไป|สอง|หก)?\\s*กลับ(?:ด้วย|หมด|ทุก\\P{N}*)?$|ค่อย(?:ส่ง|แทง|ซื้อ|เอา|ลง)|รอ(?:แป[๊๋]?บ|ยืนยัน|คอนเฟิ)|แป[๊๋]บ|' +
  '(?:ส่ง|แทง|ซื้อ|ลง|ปิด|อั้น)(?:ไป|รับ|ยอด|โพย)?แล้ว|เต็ม(?!ใจ|ที่|จำนวน|ร้อย|ๆ)|(?:หมด|เลย)เวลา|ทันป่?ะ|เฉยๆ|\\b(?:stop|wait|hold|ignore|skip|draft|void|example|sample)\\b';
/** So many times, tickets or sets. */
const TIMES =
  'อีก\\s*(?:\\d|หนึ่ง|นึง)?\\s*(?:เท่า(?![ไกน])|ชุด|ใบ|โพย|แผ่น)|\\b(?:double|twice)\\b|(?:[2-9]|สอง|สาม|สี่|ห้า|หลาย)\\s*(?:เท่า(?![ไกน])|ชุด|ใบ|โพย|แผ่น)|เท่าตัว|หาร(?:สอง|สาม|ครึ่ง|กัน)';
const CORRECTED = new RegExp(CORRECTS, 'iu');
/** Conditions, questions, choices, other rounds, and what is said of all: what stands above them is not certainly meant. */
const DOUBT = new RegExp(
  'ถ้า|หาก|เผื่อ|มั้ย|มั๊ย|ไหม|หรือ|รึ(?:เปล่า|ป่าว|ยัง)|ดีกว่า|\\?|งวด\\s*(?:หน้า|ก่อน|ที่แล้ว)|รอบ|พรุ่งนี้|เมื่อ(?:วาน|กี้)|' +
    '(?<!\\d\\s*)(?:เป็น(?!เงิน)|คือ)|ทุก(?:ตัว|เลข|อัน)|ทั้งหมด|ข้างบน|ด้านบน|อันบน|คูณ|(?<![\\p{L}\\p{M}])หาร\\s*\\d|ครึ่ง|เบิ้ล|เพิ่ม(?!เติม)|ซ้ำ|เกิน|(?<!เจ้า)เก่า|เคย|ได้ป่?(?:ะ|าว)|ป่ะ|ป่าว|หรอ(?!ย)|' +
    `${CORRECTS}|${LATER}|${TIMES}`,
  'iu',
);
/** Words of bets: a line of nothing else takes nothing back. */
const BET_WORDS = /บาท|บน|ล่าง|ตรง|โต๊ด|หน้า|กลับ|ตัว|เลข|ละ|[บลตน](?![\p{L}\p{M}])/gu;
/** How a message points from one number to another, crosses one out, or marks what puts an earlier one right. */
const POINTS =
  /[>\u2190-\u21ff\u2715-\u2718\u274c\u274e\u2794-\u27be\u{1f6ab}\u26d4\u{1f5d1}\u{1f645}\u{1f6d1}]|[xX×~]$|^~|^[*(]|^[-+~_]+\d|\d\s+[-+]\d|=\s*-\s*\d|\*$/u;

/** True for a text that takes back what stands around it. */
export const undoes = (text: string) => UNDO.test(text);

/** A place that the last of several bets says of all: `56=50 ล่างหมด`. */
const OF_ALL = /(?:บน|ล่าง|โต๊ด|ตรง)\s*(?:หมด|ล้วน|ทั้ง|ทุก)|(?:หมด|ทุก\P{N}*)(?:บน|ล่าง|โต๊ด|ตรง)/u;

/** True for a text that makes what stands above it doubtful, if it is no bet itself. */
export const doubts = (text: string, isBet: boolean) =>
  (isBet && OF_ALL.test(text)) ||
  (DOUBT.test(text) &&
    (!isBet || CORRECTED.test(text) || /^(?:ทุก|ทั้งหมด)|^\P{N}*(?:เป็น|คือ)|หรือ|ดีกว่า/u.test(text)));

/** Figures in a text that is not understood, where it may be about numbers that were bet on above: `12 เป็น 21`. */
export function figuresTalkedAbout(text: string): readonly string[] {
  const isTalk = /\p{L}[\p{L}\p{M}]/u.test(text.replace(BET_WORDS, ' ')) || POINTS.test(text);
  return isTalk ? (text.match(/\d+/g) ?? []) : [];
}
