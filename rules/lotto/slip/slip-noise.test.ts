import fc from 'fast-check';
import { expect, it } from 'vitest';
import { betsOf, readSlip } from '#tests/read-slip.ts';
import { unreadOf } from './unread-lines.ts';

/** Lines as they are written, the bets that they mean, and what they say of the lines below. */
interface Written {
  readonly text: string;
  readonly bets: readonly string[];
  /** True for what is understood. */
  readonly isKnown: boolean;
}

/** Far more than they take, beside all else that the check runs at once. */
const SLOW_MS = 60_000;

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const price = fc.constantFrom(5, 10, 20, 50, 75, 100, 250, 1000);
const pair = digits(2);
const two = (at: string, number: string, baht: number) => `${at}_2 ${number} ${baht}`;
const comma = (baht: number) => baht.toLocaleString('en-US');

const bet: fc.Arbitrary<Written> = fc
  .tuple(pair, pair, price, price, digits(3), fc.nat({ max: 15 }))
  .map(([a, b, one, other, long, form]): [string, string[]] => {
    const both = [two('top', a, one), two('bottom', a, other)];
    const forms: [string, string[]][] = [
      [`${a}=${one}`, [two('top', a, one)]],
      [`${a} = ${comma(one)} บาท`, [two('top', a, one)]],
      [`${a}=${one}x${other}`, both],
      [`${a}=${one}/${other}`, both],
      [`${a}=${one}*${other}`, both],
      [`${a} บ.${one} ล.${other}`, both],
      [`${a} บ=${one} ล=${other}`, both],
      [`=${a}=${one}`, [two('bottom', a, one)]],
      [`ล่าง ${a}=${one}`, [two('bottom', a, one)]],
      [`${a}=${one} ล่าง`, [two('bottom', a, one)]],
      [`${a} ${b}=${one}`, [two('top', a, one), two('top', b, one)]],
      [`${a} ${b} ตัวละ ${one}`, [two('top', a, one), two('top', b, one)]],
      [`${a} ${b}\n=${one}`, [two('top', a, one), two('top', b, one)]],
      [`${long}=${one}x${other}`, [`top_3 ${long} ${one}`, `tod_3 ${long} ${other}`]],
      [`${a}=${one}, ${b}=${other}`, [two('top', a, one), two('top', b, other)]],
      [`${long} บ${one} ต${other}`, [`top_3 ${long} ${one}`, `tod_3 ${long} ${other}`]],
    ];
    return forms[form] ?? ['', []];
  })
  .map(([text, bets]) => ({ text, bets, isKnown: true }));

const DAY = fc.integer({ min: 1, max: 31 });
const MONTH = fc.integer({ min: 1, max: 12 });
const MONTHS =
  'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค. มกราคม มิถุนายน ธันวาคม มิย ธค'.split(' ');
const YEAR = fc.constantFrom('68', '69', '2568', '2569', '25', '26', '2025', '2026');
const padded = fc
  .tuple(fc.nat(99), fc.boolean())
  .map(([n, pad]) => (pad ? String(n).padStart(2, '0') : String(n)));
const joined = fc.constantFrom('-', '/', '.', ' ', ' - ', ' / ');
const date = fc
  .tuple(DAY, MONTH, YEAR, joined, fc.constantFrom(...MONTHS), fc.nat({ max: 6 }), fc.boolean())
  .map(([day, month, year, sign, name, form, pad]) => {
    const [d, m] = pad ? [day, month].map((n) => String(n).padStart(2, '0')) : [String(day), String(month)];
    const forms = [
      `${d}${sign}${m}${sign}${year}`,
      `${year}-${m}-${d}`,
      `${d} ${name} ${year}`,
      `${d}${name}${year}`,
      `งวด ${d} ${name} ${year}`,
      `วันที่ ${d}${sign}${m}${sign}${year}`,
      `${d}/${m}`,
    ];
    return forms[form] ?? '';
  });
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), fc.constantFrom('', ' น.', 'น.'))
  .map(([hour, minute, unit]) => `${hour}${unit ? '.' : ':'}${String(minute).padStart(2, '0')}${unit}`);
const total = fc
  .tuple(
    fc.constantFrom('รวม', 'ยอด', 'ยอดรวม', 'รวมเป็นเงิน', 'total', 'โอนแล้ว'),
    price,
    fc.constantFrom(' ', '=', ': ', ''),
  )
  .map(([word, baht, sign]) => `${word}${sign}${comma(baht)}`);
const phone = fc
  .tuple(digits(8), fc.constantFrom('-', ' ', ''), fc.constantFrom('08', '09', '06', '+66 8'))
  .map(([rest, sign, start]) => `${start}${rest[0]}${sign}${rest.slice(1, 4)}${sign}${rest.slice(4)}`);
const account = digits(10).map((all) => `${all.slice(0, 3)}-${all[3]}-${all.slice(4, 9)}-${all[9]}`);
const person = fc
  .tuple(fc.constantFrom('พี่แดง', 'ป้าน้อย', 'สมชาย', 'คุณเอ', 'ร้านเจ๊หมวย', 'ลูกค้า'), padded)
  .map(([name, n]) => `${name} ${n}`);
const listed = fc
  .tuple(
    fc.integer({ min: 1, max: 30 }),
    fc.constantFrom('. ', ') ', '- ', ' ', ': '),
    fc.constantFrom('', '12', '34 56', '12-34'),
  )
  // Without a sign two digits are a number like those below them, for everybody.
  .map(([n, sign, rest]) => `${sign === ' ' ? (n % 9) + 1 : n}${sign}${rest}`);
const heading = fc.constantFrom(
  'สองตัวลาง',
  'เต็ง-โต๊ด',
  '3 ตัวหลัง',
  'ร่าง',
  'ปักหลักหน่วย',
  'bon',
  '2 ตัวบนน',
  'ลาว',
  'ยกเลิก',
  'รายการ 1',
  'บน ๆ',
  'ล่าง 50',
);
const half = fc.constantFrom(
  '12 100บ 50',
  '50*50',
  '=500',
  '10-19=20',
  '12=50=50',
  'เอา 12 50 บาท',
  '1 12*50',
  '12.30',
  '50*2',
  '12-123',
  '12-34-123',
  '12-34.50',
  '12 345*50',
  '123=50x6',
  '12บน 34ล่าง=50',
  '12*50,500*50',
  'ล่าง 50*50',
  'ล่าง*2',
  '50฿',
  '⬇️',
  'ตัวแรก 100',
  'ตัวละร้อย',
  '(ห้าร้อยบาทถ้วน)',
  'xxx-x-x1234-x',
);
const chat = fc
  .tuple(time, fc.constantFrom('สมชาย', 'แม่ Nok', 'พี่ต้อม'), fc.constantFrom('12=50', 'ล่าง', '12 34', 'ok'))
  .map((parts) => parts.join('\t'));
const noise: fc.Arbitrary<Written> = fc
  .oneof(date, time, total, phone, account, person, listed, heading, half, chat)
  .map((text) => ({ text, bets: [], isKnown: false }));
const empty: fc.Arbitrary<Written> = fc
  .constantFrom('', '-----', '🔥🔥')
  .map((text) => ({ text, bets: [], isKnown: true }));

const slipOf = (lines: readonly Written[]) => lines.map(({ text }) => text).join('\n');

/** True where a 2 begins a line somewhere below a 1, as in a list: `01 34=5` above `02=5` may be two entries of one, and is asked about. */
function countsLikeList(lines: readonly Written[]): boolean {
  const leads = slipOf(lines)
    .split('\n')
    .flatMap((text) => /^(\d{1,3})(?!\d)/.exec(text)?.[1] ?? [])
    .map(Number);
  return leads.includes(1) && leads.slice(leads.indexOf(1)).includes(2);
}

/** What is in `some` and not, or not so often, in `all`. */
function beyond(some: readonly string[], all: readonly string[]): string[] {
  const rest = [...all];
  return some.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

it(
  'reads all bets of a slip that is understood, and nothing else',
  () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 8, arbitrary: bet }, { weight: 1, arbitrary: empty }), { maxLength: 12 }),
        (lines) => {
          fc.pre(!countsLikeList(lines));
          const slip = readSlip(slipOf(lines));
          expect(slip.problems).toEqual([]);
          expect(betsOf(slip)).toEqual(lines.flatMap(({ bets }) => bets));
        },
      ),
      { numRuns: 300 },
    );
  },
  SLOW_MS,
);

it('asks about two numbers of a line that may begin with the number of a list', () => {
  const slip = readSlip('01 34=5\n02=5');
  expect(betsOf(slip)).toEqual([]);
  expect(slip.problems.map(({ problem }) => problem)).toEqual(['list', 'list']);
});

it(
  'makes no bet of a thousand slips of noise that was not meant, and adds none on a second tap',
  () => {
    let read = 0;
    fc.assert(
      fc.property(fc.array(fc.oneof(bet, noise, noise, empty), { minLength: 3, maxLength: 14 }), (lines) => {
        const text = slipOf(lines);
        const slip = readSlip(text);
        const known = lines.flatMap(({ bets }) => bets);
        expect(beyond(betsOf(slip), known)).toEqual([]);
        const left = unreadOf(text, slip.problems);
        expect(betsOf(readSlip(left))).toEqual([]);
        read += slip.entries.length;
      }),
      { numRuns: 1_000 },
    );
    expect(read).toBeGreaterThan(1_000);
  },
  SLOW_MS,
);

it(
  'reads every bet beside notes that are certainly no heading',
  () => {
    const notes = fc.oneof(time, total, phone, account).map((text) => ({ text, bets: [], isKnown: false }));
    const slips = fc.tuple(date, fc.array(fc.oneof(bet, notes), { maxLength: 11 }), fc.nat({ max: 11 }));
    fc.assert(
      // Of two days the bets would be of two draws.
      fc.property(slips, ([day, others, at]) => {
        const lines = others.toSpliced(at, 0, { text: day, bets: [], isKnown: false });
        fc.pre(!countsLikeList(lines));
        expect(
          beyond(
            lines.flatMap(({ bets }) => bets),
            betsOf(readSlip(slipOf(lines))),
          ),
        ).toEqual([]);
      }),
      { numRuns: 300 },
    );
  },
  SLOW_MS,
);
