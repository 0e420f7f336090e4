import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Words that members stumbled over, and what is said instead: one word for a thing, as docs/architecture.md lists them. */
const forbidden: ReadonlyArray<readonly [words: RegExp, instead: string]> = [
  [/รัฐบาลไทย/, 'หวยรัฐบาล หรือ สลากกินแบ่งรัฐบาล'],
  [/ตรวจโพย/, 'ส่งโพย หรือ ตรวจทานโพย'],
  [/เซสชัน|เซสชั่น|session หมด/i, 'หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบใหม่'],
  [/ระบบทดสอบ/, 'ระบบทดลอง'],
  [/เซิร์ฟเวอร์|เซิฟเวอร์/, 'ระบบ'],
  [/คืนผู้เล่น|อัตราคืนเงิน \(RTP\)'/, 'อัตราคืนเงิน, what it is behind a ?'],
  [/×\s*\$?\{rateText|อัตรา \$\{/, 'บาทละ'],
  [/กำหนดวงเงิน/, 'ตั้งวงเงิน'],
  [/เลขที่บัญชี/, 'เลขบัญชี'],
  [/ใส่รหัสผ่าน|ใส่จำนวน/, 'กรอก'],
  [/โปรไฟล์/, 'ข้อมูลส่วนตัว'],
  [/โทนสว่าง|โทนมืด|โทนสี/, 'โหมดสว่าง โหมดมืด'],
  [/'ลองอีกครั้ง'|>\s*ลองอีกครั้ง\s*</, 'ลองใหม่ on a button'],
  [/กรุณาติดต่อเรา/, 'กรุณาติดต่อทีมงาน'],
  [/เข้ายอด|การเพิ่มยอด/, 'เงินเข้า or เพิ่มเข้ากระเป๋า'],
  [/แซนด์บ็อกซ์|เพย์เมนต์|เกตเวย์/, 'ระบบทดลอง, ผู้ให้บริการรับชำระ'],
  [/ครึ่งหนึ่งของรายการ/, 'โดยทั่วไปประมาณ'],
  [/หวยที่ชอบ|'ที่ชอบ'/, 'ปักหมุด'],
  [/เจ้ามือ/, 'เว็บได้เปรียบ'],
  [/ยอดแทงที่เสียได้|เหลือให้เว็บ/, 'ยอดเสี่ยง, กำไรเฉลี่ยที่เว็บได้'],
  [/[ก-๎] \((?:commit|seed|chain head|classic|sealed)\)|แบบ (?:classic|sealed)|ลูกโซ่|ผนึก/, 'รหัสตรวจสอบ, รหัสลับ'],
  [/(?<!ค่า)แฮช/, 'รหัสตรวจสอบ'],
  [/เสียเปรียบ|ต้อนรับกลับ|ตัดสินด้วย/, 'จ่ายต่ำกว่าโอกาส, ยินดีต้อนรับ, ใช้ผลรางวัลไหนตัดสิน'],
  [/อย่างปลอดภัย ถ้า|'(?:ยัง)?ไม่ใช่ตอนนี้'|วาดรูป/, 'what a Thai app says'],
];

/** The same where slips, names and amounts are not read: what people write is another matter there. */
const forbiddenWhereSaid: typeof forbidden = [
  [/บิล|ใบแทง/, 'โพย'],
  [/เดิมพัน/, 'แทง'],
  [/(?<!ไทย|เทิร์น)เครดิต/, 'ยอดเงิน or กระเป๋า'],
  [/เจ้าหน้าที่|แอดมิน/, 'ทีมงาน'],
  [/โปรด(?!ปราน)/, 'กรุณา'],
  [/ครับ|ค่ะ/, 'neither'],
  [/ห้าม/, 'อย่า or …ไม่ได้'],
  [/ไม่กี่/, 'the number, or เมื่อสักครู่'],
  [
    /ถูก(?:ใช้|ส่ง|ล้าง|เปลี่ยน|เพิ่ม|เก็บ|แจ้ง|ออก|รับ|แทนที่|นับ|แก้|ล็อก|เลือก|หัก|ปฏิเสธ|ยกเลิก|ระงับ|ตัดสิน|สร้าง|บันทึก|ปรับ)|ได้รับการ|(?<!วัน)ทำการ/,
    'who does it, or the verb alone',
  ],
  [
    /เช็ค|คลิ๊ก|อัพเด|อัปเดท|ลิ้งค์|ลิงค์|โควต้า|เว็ปไซ|อินเตอร์เน็ต|โปรโมชั่น|แอพ|เบราเซอร์|โต้ด|อีเมล์|แบงค์|ดิจิตอล/,
    'the spelling of the Royal Society',
  ],
  [/[ก-๎]ๆ|ๆ[ก-๎]/, 'a space on both sides of ๆ'],
  [/฿(?:\$\{|\d)|\} ฿/, '฿ 1,234.50'],
];

/** What people type is read here, and common passwords are kept. */
const READS = /^rules[\\/](?:lotto[\\/](?:slip|entry)|text|money|payment|person)[\\/]/;

/** A stake of a game has another word than that of a lottery. */
const OF_GAMES = /^frames[\\/]|[\\/](?:games|house|slots|sooth)[\\/]/;

const FOLDERS = [
  'app',
  'backend',
  'components',
  'contract',
  'frames',
  'lib',
  'mocks',
  'public',
  'rules',
  'server',
  'stores',
  'styles',
];
const READ = /\.(?:tsx?|json|svg|css)$/;
const NOT_READ = /\.test\.tsx?$|[\\/]migrations[\\/]|^backend[\\/]testing[\\/]/;

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => READ.test(name) && !NOT_READ.test(name));
}

describe('the words of the product', () => {
  const files = FOLDERS.flatMap(filesOf).map((name) => [name, readFileSync(name, 'utf8')] as const);

  it.each(forbidden)('say nowhere %s but %s', (words) => {
    expect(files.filter(([, text]) => words.test(text)).map(([name]) => name)).toEqual([]);
  });

  it.each(forbiddenWhereSaid)('say %s to nobody but %s', (words) => {
    const ofLotteries = words.test('เดิมพัน') ? (name: string) => !OF_GAMES.test(name) : () => true;
    const said = files.filter(([name]) => !READS.test(name) && ofLotteries(name));
    expect(said.filter(([, text]) => words.test(text)).map(([name]) => name)).toEqual([]);
  });

  it('are brought into one way of writing in one place', () => {
    const second = /\.normalize\(['"]NF[CD]['"]\)|\.normalize\(\)|\\u200b|\\u0e4d/i;
    const apart = [
      path.join('rules', 'text', 'normalise-text.ts'),
      // The bytes of a password are what was typed.
      path.join('backend', 'areas', 'account', 'password', 'password.ts'),
    ];
    const found = files.filter(([name, text]) => second.test(text) && !apart.includes(name));
    expect(found.map(([name]) => name)).toEqual([]);
  });

  it('name a lottery and a bet type in one place each', () => {
    const named = files.filter(([, text]) => /['"](?:หวยรัฐบาล|2 ตัวล่าง)['"]/.test(text)).map(([name]) => name);
    expect(named).toEqual([
      path.join('rules', 'lotto', 'bet-name.ts'),
      path.join('rules', 'lotto', 'kinds', 'glo', 'glo-name.ts'),
    ]);
  });
});
