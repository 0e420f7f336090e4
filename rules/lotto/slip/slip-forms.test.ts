import { describe, expect, it } from 'vitest';
import { betsOf, problemsOf, readSlip } from '#tests/read-slip.ts';
import { unreadOf } from './unread-lines.ts';

const LOW = Array.from({ length: 50 }, (_, at) => `top_2 ${String(at).padStart(2, '0')} 1`);
const both = (number: string, top: number, bottom: number) => [
  `top_2 ${number} ${top}`,
  `bottom_2 ${number} ${bottom}`,
];
const top = (price: number, ...numbers: string[]) => numbers.map((number) => `top_2 ${number} ${price}`);

/** What is left in the field reads as nothing, so that a second tap adds nothing that the first did not. */
function expectNothingLeft(text: string) {
  const left = unreadOf(text, readSlip(text).problems);
  expect(betsOf(readSlip(left)), left).toEqual([]);
}

describe('slips as people write them', () => {
  it.each<[string, string[]]>([
    ['12-100*50', both('12', 100, 50)],
    ['12 100*50', both('12', 100, 50)],
    ['12 100×50', both('12', 100, 50)],
    ['45 20*20', both('45', 20, 20)],
    ['45-20x30', both('45', 20, 30)],
    ['12-20.00', top(20, '12')],
    ['12-34.50 บาท', top(34.5, '12')],
    ['12 34 50*50', [...both('12', 50, 50), ...both('34', 50, 50)]],
    ['12 บ.100 ล.50', both('12', 100, 50)],
    ['12 บ=100 ล=50', both('12', 100, 50)],
    ['12 บน:100 ล่าง:50', both('12', 100, 50)],
    ['12 บ100/ล50', both('12', 100, 50)],
    ['12 บ-ล 50', both('12', 50, 50)],
    ['12 บน/ล่าง 50', both('12', 50, 50)],
    ['12=100บ', top(100, '12')],
    ['บน\n12=100บ', top(100, '12')],
    ['12=100 บาท', top(100, '12')],
    ['12=100 ฿', top(100, '12')],
    ['12=฿100', top(100, '12')],
    ['12=100.-', top(100, '12')],
    ['12=100บาทx50บาท', both('12', 100, 50)],
    ['12=1,000', top(1000, '12')],
    ['12=1,000x500', both('12', 1000, 500)],
    ['12 บ1,500.50', top(1500.5, '12')],
    ['ล่าง 25=100', ['bottom_2 25 100']],
    ['ล่าง25=100', ['bottom_2 25 100']],
    ['สองตัวล่าง 25=100', ['bottom_2 25 100']],
    ['บนล่าง 25=100', both('25', 100, 100)],
    ['โต๊ด 123=20', ['tod_3 123 20']],
    ['12=100 ล่าง', ['bottom_2 12 100']],
    ['12=100 บน-ล่าง', both('12', 100, 100)],
    ['12 34 56 ตัวละ 50', top(50, '12', '34', '56')],
    ['12 34 ละ 50', top(50, '12', '34')],
    ['12 34 ตัวละ50บาท', top(50, '12', '34')],
    ['12 34 ตัวละ 50*20', [...both('12', 50, 20), ...both('34', 50, 20)]],
    ['12 34\n56\nตัวละ 50', top(50, '12', '34', '56')],
    ['12 34\n@50', top(50, '12', '34')],
    ['12 34\nตัวละ 50 ล่าง', ['bottom_2 12 50', 'bottom_2 34 50']],
    ['กลับ 12=50', top(50, '12', '21')],
    ['กลับ12=50', top(50, '12', '21')],
    ['12 กลับ=50', top(50, '12', '21')],
    ['12=50 กลับ', top(50, '12', '21')],
    ['กลับ 12*50*20', [...both('12', 50, 20), ...both('21', 50, 20)]],
    ['ล่าง กลับ 12=50', ['bottom_2 12 50', 'bottom_2 21 50']],
    [
      '19ประตู5=10',
      [
        '05',
        '15',
        '25',
        '35',
        '45',
        '50',
        '51',
        '52',
        '53',
        '54',
        '55',
        '56',
        '57',
        '58',
        '59',
        '65',
        '75',
        '85',
        '95',
      ].flatMap((number) => top(10, number)),
    ],
    ['*ต่ํา=1', LOW],
    ['*ต\u0e4d\u0e48า=1', LOW],
    ['12*50', top(50, '12')],
    ['12*50*50', both('12', 50, 50)],
    ['123*50*20', ['top_3 123 50', 'tod_3 123 20']],
    ['12=50/50', both('12', 50, 50)],
    ['12=50, 34=60', [...top(50, '12'), ...top(60, '34')]],
    ['12=50 34=60x20', [...top(50, '12'), ...both('34', 60, 20)]],
    ['12=1,34=50', [...top(1, '12'), ...top(50, '34')]],
    ['ล่าง: 12=50, 34=60', ['bottom_2 12 50', 'bottom_2 34 60']],
    ['12-13-14\n50*50', ['12', '13', '14'].flatMap((number) => both(number, 50, 50))],
    ['12 34\n50x20\n56\n30x30', [...both('12', 50, 20), ...both('34', 50, 20), ...both('56', 30, 30)]],
    ['12/34/56=50', top(50, '12', '34', '56')],
    ['12=50ครับ', top(50, '12')],
    ['✅ 12=50 🙏', top(50, '12')],
    ['- 12=50\n- 34=50', top(50, '12', '34')],
    ['• 12=50', top(50, '12')],
    ['12 \t =  50\r\n34=50', top(50, '12', '34')],
    ['-----\n12=50\n=====', top(50, '12')],
    ['12 บ\u200b50', top(50, '12')],
  ])('reads %j', (text, bets) => {
    const slip = readSlip(text);
    expect(problemsOf(slip)).toEqual([]);
    expect(betsOf(slip)).toEqual(bets);
  });

  it.each<[string, string[]]>([
    ['สองตัวล่าง\n25=100', ['bottom_2 25 100']],
    ['2ตัวล่าง\n25=100', ['bottom_2 25 100']],
    ['2ล่าง\n25=100', ['bottom_2 25 100']],
    ['2 ตัวบน\n25=100', ['top_2 25 100']],
    ['ล่าง 2 ตัว\n25=100', ['bottom_2 25 100']],
    ['เลขท้าย 2 ตัว\n25=100', ['bottom_2 25 100']],
    ['3 ตัวบน-โต๊ด\n123=50', ['top_3 123 50', 'tod_3 123 50']],
    ['สามตัวตรง\n123=50', ['top_3 123 50']],
    ['บน\n123=50x20', ['top_3 123 50', 'tod_3 123 20']],
    ['บน-ล่าง\n12=50', both('12', 50, 50)],
    ['บน+ล่าง\n12=50', both('12', 50, 50)],
    ['บน/ล่าง:\n12=50x20', both('12', 50, 20)],
    ['บน และ ล่าง\n12=50', both('12', 50, 50)],
    ['บ-ล\n12=50', both('12', 50, 50)],
    ['โตด\n123=5', ['tod_3 123 5']],
    ['โต็ด\n123=5', ['tod_3 123 5']],
    ['สองล่าง\n25=100', ['bottom_2 25 100']],
    ['สามบน\n123=50', ['top_3 123 50']],
    ['บน ↓\n12=50', ['top_2 12 50']],
    ['ล\u0e48\u0e48\u0e45ง\n25=100', ['bottom_2 25 100']],
    ['วิ่งบน\n5=20', ['run_top 5 20']],
    ['เลขวิ่ง\n5=20', ['run_top 5 20']],
    ['วิ่งบน\n5-100', ['run_top 5 100']],
    ['*ล่าง*\n25=100', ['bottom_2 25 100']],
    ['**ล่าง**:\n25=100', ['bottom_2 25 100']],
    ['[ ล่าง ]\n25=100', ['bottom_2 25 100']],
    ['🔥 ล่าง 🔥\n25=100', ['bottom_2 25 100']],
    ['ล่\u200bาง\n25=100', ['bottom_2 25 100']],
    ['ล่าง\n25=100\n\n34=5', ['bottom_2 25 100', 'bottom_2 34 5']],
    ['ล่าง\n12=50\nบน-โต๊ด\n123=50', ['bottom_2 12 50', 'top_3 123 50', 'tod_3 123 50']],
    ['ล่าง\n12=5 บน\n34=5', ['bottom_2 34 5', 'top_2 12 5'].toReversed()],
  ])('knows the heading of %j', (text, bets) => {
    const slip = readSlip(text);
    expect(problemsOf(slip)).toEqual([]);
    expect(betsOf(slip)).toEqual(bets);
  });

  it.each<[string, string[]]>([
    ['1. 12=50\n2. 34=50', top(50, '12', '34')],
    ['๑. 12=50\n๒. 34=50', top(50, '12', '34')],
    ['1) 12=50\n\n2) 34=50', top(50, '12', '34')],
    ['(1) 12=50\n(2) 34=50', top(50, '12', '34')],
    ['1- 12=50\n2- 34=50', top(50, '12', '34')],
    ['ข้อ 1 12=50\nข้อ 2 34=50', top(50, '12', '34')],
    ['1️⃣ 12=50\n2️⃣ 34=50', top(50, '12', '34')],
    ['① 12=50\n② 34=50', top(50, '12', '34')],
    ['1. ล่าง\n2. 34=50', ['bottom_2 34 50']],
    ['1. 12\n2. 34\n=50', top(50, '12', '34')],
    [
      'ล่าง\n1. 12=50\n2. 34=50\nบน\n1. 56=50\n2. 78=50',
      ['bottom_2 12 50', 'bottom_2 34 50', 'top_2 56 50', 'top_2 78 50'],
    ],
  ])('tells the numbers of a list apart in %j', (text, bets) => {
    const slip = readSlip(text);
    expect(problemsOf(slip)).toEqual([]);
    expect(betsOf(slip)).toEqual(bets);
  });
});

it('takes no time for the number of a list', () => {
  expect(betsOf(readSlip('01=5\n2.00น.\n1-12-69\n07 34=5'))).toEqual([
    'top_2 01 5',
    'top_2 07 5',
    'top_2 34 5',
  ]);
});

describe('what is not certainly a bet', () => {
  it.each<[string, string[]]>([
    ['1. 12=50', ['1:1 list']],
    ['1. 12=50\n3. 34=50', ['1:1 list', '2:1 list']],
    ['1 12=50\n2 34=50', ['1:1 list', '2:1 list']],
    ['01 12=50\n02 34=50', ['1:1 list', '2:1 list']],
    ['5-100', ['1:1 list']],
    ['1 50*50', ['1:1 list']],
    ['1-12=50', ['1:1 date']],
    ['12 100บ 50', ['1:7 ambiguous']],
    ['12 50บ 50', ['1:6 ambiguous']],
    ['12 50 บน 50', ['1:6 ambiguous']],
    ['12 100 บ 50', ['1:7 ambiguous']],
    ['3บน=50', ['1:2 ambiguous']],
    ['2 ตัวละ 50', ['1:2 ambiguous']],
    ['ล่าง\n12=100x50', ['2:8 price_count']],
    ['บน\n12=100x50', ['2:8 price_count']],
    ['ล่าง\n12=100บ', ['2:4 ambiguous']],
    ['2ตัวล่าง\n123=50', ['2:1 no_such_bet']],
    ['2ตัวล่าง\nบน 123=50', ['2:4 no_such_bet']],
    ['12=50=50', ['1:6 unreadable']],
    ['12==50', ['1:4 amount']],
    ['12=050', ['1:4 amount']],
    ['12=50.50', ['1:4 ambiguous']],
    ['12=1,345=60', ['1:9 unreadable']],
    ['12=100 50', ['1:8 unreadable']],
    ['12=100ล', ['1:7 unreadable']],
    ['10-19=20', ['1:1 range']],
    ['10-19\n=20', ['1:1 range', '2:2 no_such_bet']],
    ['12-34', ['1:1 ambiguous']],
    ['12-34-56', ['1:1 ambiguous']],
    ['12-13*50', ['1:4 ambiguous']],
    ['12 123=50', ['1:4 mixed_lengths']],
    ['12=50\n❌34=50', ['2:1 unreadable']],
    ['ล่าง 25=100;34=50', ['1:6 ambiguous', '1:13 ambiguous']],
    ['ล่าง 25=100 34=50', ['1:1 ambiguous']],
    ['12.30=50', ['1:1 time']],
    ['12-34-123', ['1:1 ambiguous']],
    ['12-123', ['1:1 ambiguous']],
    ['12-345', ['1:1 ambiguous']],
    ['123-4567', ['1:1 ambiguous']],
    ['12*50,500*50', ['1:1 ambiguous']],
    ['12*1,345x50', ['1:1 ambiguous']],
    ['12-50,500-50', ['1:1 ambiguous']],
    ['12=100.50', ['1:4 ambiguous']],
    ['12=50.20', ['1:4 ambiguous']],
    ['12.100*50', ['1:4 ambiguous']],
    ['10 20*50', ['1:4 ambiguous']],
    ['12 20*50', ['1:4 ambiguous']],
    ['12 34 20*50', ['1:7 ambiguous']],
    ['11.22*50', ['1:4 ambiguous']],
    ['7.9=50', ['1:1 date']],
    ['7.0=50', ['1:1 list']],
    ['12-50\n34-50\n=100', ['1:1 ambiguous', '2:1 ambiguous', '3:2 no_such_bet']],
    ['12-50\n100 บาท', ['1:1 no_price', '2:1 heading']],
    ['12-50\n100.-', ['1:1 no_price', '2:4 unreadable']],
    ['ล่าง 50*50\n12 34', ['1:6 ambiguous', '2:1 no_price']],
    ['บน 100*100\n123', ['1:4 ambiguous', '2:1 no_price']],
    ['12=50\n\n50*2', ['3:1 ambiguous']],
    ['12-34.50', ['1:1 ambiguous']],
    ['12 345*50', ['1:4 ambiguous']],
    ['12-345x50', ['1:4 ambiguous']],
    ['12บน 34ล่าง=50', ['1:8 ambiguous']],
    ['12 บน 34ล่าง 50', ['1:9 ambiguous']],
    ['123=50x6', ['1:8 ambiguous']],
    ['112=50*3', ['1:8 ambiguous']],
    ['12*50*2', ['1:7 ambiguous']],
    ['1234=10x24', ['1:9 ambiguous']],
    ['12-50\n34*50', ['1:1 no_price', '2:1 ambiguous']],
    ['12\n34*50', ['1:1 no_price', '2:1 ambiguous']],
    ['12*100\n34\n50*50', ['1:1 ambiguous', '2:1 no_price', '3:1 ambiguous']],
    ['12a 34\n50*50', ['1:1 heading', '2:1 ambiguous']],
    ['100\n12 34\n=50', ['1:1 mixed_lengths', '2:1 mixed_lengths', '3:2 held']],
    ['50*50', ['1:1 ambiguous']],
    ['1 2=50', ['1:1 list']],
    ['1\n=500', ['1:1 list', '2:2 no_such_bet']],
    ['123=10x6กลับ', ['1:9 ambiguous']],
    ['1. 12 34\n2. 20*20', ['1:4 no_price', '2:4 ambiguous']],
    ['12=50\n\n100*50', ['3:1 ambiguous']],
    ['12 34\n\n=50', ['1:1 no_price', '3:2 price_count']],
    ['12=50\n50x2', ['2:1 ambiguous']],
    ['3กลับ 123=10', ['1:1 helper']],
    ['กลับ 12 34=10', ['1:9 unreadable']],
  ])('%j has %j and no bet of it', (text, problems) => {
    const slip = readSlip(text);
    expect(problemsOf(slip)).toEqual(problems);
    expect(betsOf(slip)).toEqual(text.startsWith('12=50\n') ? top(50, '12') : []);
    expectNothingLeft(text);
  });

  it.each([
    ['date', '1-12-69 16/06/68 16.6.2568 16-06-2025 2025-06-16 2569/12/1 1/12 16-06 12-10-68'.split(' ')],
    ['date', ['1 ธ.ค. 69', '1ธค69', '16 มิ.ย. 2568', 'งวด 16 มิถุนายน 2568', 'งวดวันที่ 1 ธันวา', 'วันที่ 1-12-69']],
    [
      'date',
      [
        '๑๖/๐๖/๖๘',
        '16 06 68',
        '16 JUN 2025',
        'Mon, 16/06/2025',
        'จ. 16/06/68',
        'โพยวันที่ 16.06.68',
        '1 / 12 / 69',
        'วันที่16',
        'งวดที่ 16',
        'วันศุกร์ที่ 16',
      ],
    ],
    ['time', ['15:20', '15.20 น.', 'เวลา 14:30', 'ปิด 15.20', '09:05:30', '15:20 น.']],
    [
      'total',
      [
        'รวม 500',
        'ยอด 1,200 บาท',
        'total 500',
        'รวม',
        'รวม=500',
        'ยอดรวม: ฿1,200.-',
        'รวม 3 รายการ 150 บาท',
        'โอนแล้ว 500',
      ],
    ],
    [
      'phone',
      [
        '081-234-5678',
        '081 234 5678',
        '0812345678',
        '+66 81 234 5678',
        '(02) 123-4567',
        'โทร 089-999-9999',
        '080-100-2000',
      ],
    ],
    [
      'phone',
      ['123-4-56789-0', '123-0-50000-0', 'กสิกร 123-4-56789-0', 'บัญชี 1234567890', 'พร้อมเพย์ 0812345678'],
    ],
    ['note', ['ชุดที่ 1', 'พี่แดง 2', 'คุณสมชาย', 'ป้าน้อย 12', 'สวัสดีครับ', 'ฝากด้วยนะคะ']],
  ] as const)('takes a %s for what it is', (kind, texts) => {
    for (const text of texts) {
      const slip = readSlip(`${text}\n12 34\n=100`);
      expect([text, problemsOf(slip), betsOf(slip)]).toEqual([text, [`1:1 ${kind}`], top(100, '12', '34')]);
    }
  });

  it.each<[string, string[], string[]]>([
    ['สองตัวลาง\n25=100\n34 35\n=20', ['1:1 heading', '2:1 held 1', '3:1 held 1', '4:2 held 1'], []],
    ['ล่าง\n12=50\nเต็ง\n123=50\n\n5=1', ['3:1 heading', '4:1 held 3', '6:1 held 3'], ['bottom_2 12 50']],
    ['หลัง\n12=50\nบน\n34=50', ['1:1 heading', '2:1 held 1'], top(50, '34')],
    ['บน 50\n12=50', ['1:4 price_count', '2:1 held 1'], []],
    ['ลาว\nบน\n12=50', ['1:1 heading', '3:1 held 1'], []],
    ['12=50\n❌\n34=50', ['1:1 held 2', '2:1 heading', '3:1 held 2'], []],
    ['12=50\nยกเลิก\nบน\n34=50', ['1:1 held 2', '2:1 heading', '4:1 held 2'], []],
    ['10:32\tแดง\tล่าง\n25=100', ['1:1 heading', '2:1 held 1'], []],
    ['10:32\tแดง\t12=50', ['1:3 unreadable'], []],
    ['เอา 12 50 บาท\n34=50', ['1:1 heading', '2:1 held 1'], []],
    ['ล่าง: 25=100\n34=50', ['1:7 ambiguous', '2:1 held 1'], []],
    ['ล่าง: 25=100\n34=50 บน', [], ['bottom_2 25 100', 'top_2 34 50']],
    // The price ahead of its numbers: which price is whose is not known.
    ['ตัวละ 100\n12 34\nตัวละ 50\n56 78', ['1:7 price_count', '2:1 held 1', '3:7 held 1', '4:1 no_price'], []],
    ['12 34\n=x\n56=5', ['1:1 no_price', '2:2 amount'], top(5, '56')],
    ['12 34\n5a\n=50', ['1:1 no_price', '2:1 heading', '3:2 price_count'], []],
    ['12 34\nรวม\n=500', ['1:1 no_price', '2:1 total', '3:2 price_count'], []],
    ['12=50, 345=x', ['1:6 unreadable'], []],
    ['2 ตัวบน\n12=50 345=60', ['2:7 no_such_bet'], []],
  ])('%j holds back what depends on it', (text, problems, bets) => {
    const slip = readSlip(text);
    expect(problemsOf(slip)).toEqual(problems);
    expect(betsOf(slip)).toEqual(bets);
    expectNothingLeft(text);
  });
});
