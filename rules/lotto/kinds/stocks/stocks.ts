import type { BetType } from '#rules/lotto/bet-type.ts';
import { type DayKindFacts, dayKind } from '#rules/lotto/kinds/day-kind.ts';
import type { DrawDays } from '#rules/lotto/kinds/draw-days.ts';
import type { EarlyClose, StoredDraw } from '#rules/lotto/kinds/lottery-kind.ts';
import { bangkokDate, bangkokTime } from '#rules/time/bangkok-time.ts';
import { instantIn } from '#rules/time/zoned-time.ts';
import exchanges from './exchanges.json' with { type: 'json' };
import { indexDerivation } from './figures.ts';
import markets from './markets.json' with { type: 'json' };

interface Exchange extends DrawDays {
  readonly name: string;
  /** IANA name of its time zone. */
  readonly zone: string;
  readonly off: readonly string[];
  /** Days on which it shuts early. */
  readonly half_days: readonly string[];
}

/** When bets close and the index is published, by the clocks of the exchange. */
interface Session {
  readonly closes: string;
  readonly result: string;
}

interface Market extends Session {
  readonly exchange: keyof typeof exchanges;
  readonly index: string;
  readonly session: string;
  /** On a day that the exchange shuts early; null where this session is not held then, left out where it is as ever. */
  readonly half_day?: Session | null;
  /** Until when bets on the last whole digit of the index are taken, where that is nearly known when the others close. */
  readonly whole_digit_closes?: string;
}

/** The types in which the last whole digit of an index counts. */
const wholeDigitTypes: readonly BetType[] = ['top_3', 'tod_3', 'run_top'];

const inWinter = '2026-01-15';
const inSummer = '2026-07-15';

/** A clock time of an exchange in Bangkok, in summer and in winter where they differ. */
function inBangkok(zone: string, time: string): string {
  const said = (day: string) => {
    const moment = instantIn(zone, day, time);
    return `${bangkokTime(moment)} น.${bangkokDate(moment) > day ? ' ของวันถัดไป' : ''}`;
  };
  const [summer, winter] = [said(inSummer), said(inWinter)];
  return summer === winter ? summer : `${summer} (ฤดูหนาวของตลาด ${winter})`;
}

/** The index cannot have moved by all of itself: a change that large is the index in the wrong field. */
function mixedUp({ index, change }: StoredDraw): string[] {
  const value = (text: unknown) => Math.abs(Number(String(text).replace('−', '-').replaceAll(',', '')));
  return value(change) < value(index) ? [] : [`change: ${change} is not less than the index ${index}`];
}

function noteOf({ half_day: half }: Market): { note?: string } {
  if (half === undefined) return {};
  return {
    note: half ? 'วันที่ตลาดปิดเร็วกว่าปกติจะปิดรับเร็วขึ้นตามเวลาปิดตลาด' : 'วันที่ตลาดซื้อขายครึ่งวันไม่มีงวดภาคบ่าย',
  };
}

function timeNoteOf({ whole_digit_closes: time }: Market, zone: string): { timeNote?: string } {
  if (time === undefined) return {};
  return {
    timeNote: `3 ตัวบน 3 ตัวโต๊ด และวิ่งบนปิดรับก่อน เวลา ${inBangkok(zone, time)} เพราะใกล้ปิดตลาดเลขหลักหน่วยของดัชนีแทบไม่เปลี่ยนแล้ว โพยที่มีประเภทเหล่านี้นับเวลายกเลิกจากเวลานั้น`,
  };
}

function earlyCloseOf({ whole_digit_closes: time }: Market, zone: string): { earlyClose?: EarlyClose } {
  if (time === undefined) return {};
  return { earlyClose: { types: wholeDigitTypes, at: (day) => instantIn(zone, day, time) } };
}

function stockKind(market: Market) {
  const { name, zone, half_days: halfDays, ...calendar }: Exchange = exchanges[market.exchange];
  const { half_day: half } = market;
  const facts: DayKindFacts = {
    source: `${name} (${market.index} ${market.session})`,
    derivation: indexDerivation,
    days: half === null ? { ...calendar, off: [...calendar.off, ...halfDays] } : calendar,
    times: (day) => {
      const { closes, result } = half && halfDays.includes(day) ? half : market;
      return { closesAt: instantIn(zone, day, closes), resultAt: instantIn(zone, day, result) };
    },
    clock: { closes: inBangkok(zone, market.closes), result: inBangkok(zone, market.result) },
    example: { index: '1,523.47', change: '-8.16' },
    texts: {
      days: 'ทุกวันทำการของตลาด',
      top3: 'เลขหลักสุดท้ายก่อนจุดและทศนิยม 2 ตัวของดัชนีปิด',
      bottom2: 'ทศนิยม 2 ตัวของค่าที่เปลี่ยนแปลง',
      ...noteOf(market),
      ...timeNoteOf(market, zone),
    },
    problemsOf: mixedUp,
    ...earlyCloseOf(market, zone),
  };
  return dayKind(facts);
}

/** A market of the table, whose exchange the compiler cannot know from the file. */
function kindOfMarket(code: keyof typeof markets) {
  const { exchange, ...market } = markets[code];
  if (!isExchange(exchange)) throw new RangeError(`${code} is of an exchange that is not listed`);
  return stockKind({ ...market, exchange });
}

function isExchange(code: string): code is keyof typeof exchanges {
  return Object.hasOwn(exchanges, code);
}

/** Closing figures of share indices: one kind for each session that members bet on. */
export const stockKinds = {
  set_am: kindOfMarket('set_am'),
  set_pm: kindOfMarket('set_pm'),
  nikkei_am: kindOfMarket('nikkei_am'),
  nikkei_pm: kindOfMarket('nikkei_pm'),
  china_am: kindOfMarket('china_am'),
  china_pm: kindOfMarket('china_pm'),
  hangseng_am: kindOfMarket('hangseng_am'),
  hangseng_pm: kindOfMarket('hangseng_pm'),
  taiwan: kindOfMarket('taiwan'),
  korea: kindOfMarket('korea'),
  singapore: kindOfMarket('singapore'),
  india: kindOfMarket('india'),
  egypt: kindOfMarket('egypt'),
  russia: kindOfMarket('russia'),
  germany: kindOfMarket('germany'),
  england: kindOfMarket('england'),
  dow: kindOfMarket('dow'),
};
