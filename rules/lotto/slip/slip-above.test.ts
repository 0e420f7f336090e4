import { describe, expect, it } from 'vitest';
import { kindNames } from '#rules/lotto/kinds/kind-names.ts';
import { betsLeft, betsOf, problemsOf, readSlip } from '#tests/read-slip.ts';

describe('a price that stands above its numbers', () => {
  it.each<[string, string[]]>([
    [
      '50*50\n12\n34\n100*100\n56',
      ['1:1 ambiguous', '2:1 held 1', '3:1 held 1', '4:1 held 1', '5:1 no_price'],
    ],
    ['50x50 บาท\n12 34\n100x100 บาท\n56', ['1:1 ambiguous', '2:1 held 1', '3:1 held 1', '4:1 no_price']],
    ['50฿\n12 34\n=100\n56', ['1:3 unreadable', '2:1 held 1', '3:2 held 1', '4:1 no_price']],
    ['100.-\n12 34\n=50\n56', ['1:4 unreadable', '2:1 held 1', '3:2 held 1', '4:1 no_price']],
  ])('is not that of the numbers above the next one: %j', (text, problems) => {
    const slip = readSlip(text);
    expect(problemsOf(slip)).toEqual(problems);
    expect(betsOf(slip)).toEqual([]);
    expect(betsLeft(text)).toEqual([]);
  });

  it('holds no price below its numbers', () =>
    expect(betsOf(readSlip('(12)\n50*50\n56 78\n=20'))).toEqual(['top_2 56 20', 'top_2 78 20']));
});

describe('numbers that count the lines of a list', () => {
  it.each([
    '1=12\n2=34\n3=56',
    '01=12\n02=34',
    '1 = 123\n2 = 456',
    '1=12\n2=50',
    '1=12x50\n2=34x50',
    '1 = 12*50*20\n2 = 34*50*20',
    '1=12-50\n2=34-50',
  ])('may stand ahead of = where nobody stakes what is behind: %j', (text) => {
    expect(betsOf(readSlip(text))).toEqual([]);
    expect(problemsOf(readSlip(text)).join()).toMatch(/^1:1 list,2:1 list/);
    expect(betsLeft(text)).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['1=50\n2=20', ['run_top 1 50', 'run_top 2 20']],
    ['12=34\n13=35', ['top_2 12 34', 'top_2 13 35']],
  ])('are bet on in %j', (text, bets) => expect(betsOf(readSlip(text))).toEqual(bets));
});

describe('words for a place in a line that is not understood', () => {
  it.each(['ล่าง*2', 'ล่าง *50', '12*1000 / ล่าง', '12=50, ล่าง', '12=x - ล่าง', '12 34 ล่าง', '12=50 ล่าง 34=20'])(
    'may be the heading of the lines below it: %s',
    (line) => {
      const text = `${line}\n25=100`;
      expect(betsOf(readSlip(text))).toEqual([]);
      expect(betsLeft(text)).toEqual([]);
    },
  );

  it('hold nothing ahead of a helper', () =>
    expect(betsOf(readSlip('ล่าง *รูดหน้า5=1\n25=100'))).toContain('top_2 25 100'));
});

describe('words of other lotteries', () => {
  it.each(['ธ.กสิกรไทย', 'ส่งมาเลยค่ะ'])('are not part of %s', (line) =>
    expect(betsOf(readSlip(`12=50\n${line}`))).toEqual(['top_2 12 50']),
  );

  it.each([
    ...Object.values(kindNames),
    ...['ธ.ก.ส.', 'หวยมาเลย์', 'มาเล', 'หวยรัฐ', 'นอย', 'นอยพิเศษ', 'ดาวน์โจนส์', 'ดาวน์', 'ฮั่งเส็ง', 'อียิปต์'],
    ...['lao', 'Hanoi VIP', 'พิเศษ', 'สากล', 'เช้า', 'ช่วงบ่าย'],
  ])('are read in %s', (line) => expect(betsOf(readSlip(`${line}\nบน\n12=50`))).toEqual([]));

  it.each(['สวัสดีตอนเช้า', 'พี่พัฒนา', 'น้องน้อย'])('are not part of the greeting or name %s', (line) =>
    expect(betsOf(readSlip(`${line}\nบน\n12=50`))).toEqual(['top_2 12 50']),
  );
});

describe('words of other rounds and slips', () => {
  it.each([
    'งวดหน้า',
    'งวดที่แล้ว',
    'ของพรุ่งนี้ค่ะ',
    'รอบ 15',
    'รอบที่ 3',
    'ของเมื่อวาน',
    'ตัวอย่าง',
    'โพยเก่า',
    'ถ้าเงินเข้า',
  ])('hold what stands below it, whatever its heading: %s', (line) => {
    const text = `${line}\nบน\n12=50\nล่าง\n34=50`;
    expect(betsOf(readSlip(text))).toEqual([]);
    expect(betsLeft(text)).toEqual([]);
  });
});

it.each(['34=50 ,,', '34=50 〃', '34=50,,', '34=50 เหมือนกัน'])(
  'takes no sign for the same as above as none: %s',
  (line) => expect(betsOf(readSlip(`12=50 ล่าง\n${line}`))).toEqual(['bottom_2 12 50']),
);

describe('bets below two days', () => {
  it.each([
    '1/7/68\nบน\n12=50\n16/7/68\nบน\n34=50',
    '2025.06.15 วันอาทิตย์\n12=50\n2025.06.16 วันจันทร์\n12 34\n=20',
    'งวด 1 ก.ค. 68\n12=50\nงวด 16 ก.ค. 68\n34=50\n1/7/68\n56=50',
  ])('are not known to be of one draw: %j', (text) => {
    expect(betsOf(readSlip(text))).toEqual([]);
    expect(betsLeft(text)).toEqual([]);
  });

  it.each([
    '15/6/68\nงวด 16/6/68\n12=50\n34=50',
    '16/6/68\n12=50\n16 มิ.ย. 2568\n34=50',
    '2025-06-16\n12=50\n16 มิถุนายน\n34=50',
    'งวด 16/6/68\n12=50\n34=50\n15 มิ.ย. 68 - 10:32',
    '12=50\n16 Jun 2025\n34=50',
  ])('are where the two are one, or no bet is below one of them: %j', (text) =>
    expect(betsOf(readSlip(text))).toEqual(['top_2 12 50', 'top_2 34 50']),
  );
});

describe('ways to bet that are no heading', () => {
  it.each(['ปักหลักหน่วย', 'หลักสิบ', 'รูด', '19ประตู', '19 ประตู', 'กลับ', '6กลับ', 'วิน', 'เลขลอย', 'ชุด'])(
    'hold what stands below it, whatever its heading: %s',
    (line) => expect(betsOf(readSlip(`${line}\nบน\n5=100\n123=20`))).toEqual([]),
  );

  it.each(['พี่วินัย', 'ชุดที่ 1', 'กลับบ้านแล้ว'])('are not part of %s', (line) =>
    expect(betsOf(readSlip(`${line}\nบน\n5=100`))).toEqual(['run_top 5 100']),
  );
});

describe('dots between three numbers', () => {
  it.each<[string, number]>([
    ['12.34.56=50', 3],
    ['12.13.14 = 50*50', 6],
  ])('part them where they have a price: %s', (text, count) =>
    expect(readSlip(text).entries).toHaveLength(count),
  );

  it.each(['12.34.56', '12.34=50', '10.12.68=50'])('may be a time or a date: %s', (text) =>
    expect(betsOf(readSlip(text))).toEqual([]),
  );
});

describe('a heading between signs', () => {
  it('ends with the sign of its line', () =>
    expect(betsOf(readSlip('12=50;\nล่าง;\n34=50;'))).toEqual(['top_2 12 50', 'bottom_2 34 50']));

  it.each([
    '12=50;ล่าง\n34=50',
    '12=50;*ล่าง*\n34=50',
    ';บน\n34=50',
    '12 12บาทล่าง\n;50*50*50',
    '5);รวมบล่าง\n\n12=50',
  ])('does not become one in what is left: %j', (text) => expect(betsLeft(text)).toEqual([]));
});
