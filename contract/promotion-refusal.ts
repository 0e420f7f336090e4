import { rankFrom } from '#rules/cashback/rank.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { type FactsOf, type OfferCondition, unmetOf } from '#rules/promotion/condition.ts';
import type { ChoiceOutcome, Offer, OfferProblem } from '#rules/promotion/offer.ts';
import type { OfferFrequency } from '#rules/promotion/offer-period.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';

/** Why a promotion that was chosen with a deposit did not begin when it was paid, as backend and mocks tell the member. */
export const notBegunWords: Readonly<Record<Exclude<ChoiceOutcome, 'taken'>, string>> = {
  running: 'มีโปรโมชันอื่นใช้อยู่ตอนที่เงินเข้า',
  already_taken: 'รับโปรโมชันนี้ไปแล้วก่อนที่เงินเข้า',
  not_first: 'มียอดฝากอื่นเข้ามาก่อน จำนวนครั้งที่ฝากจึงเกินเงื่อนไขของโปรโมชัน',
  too_few_deposits: 'ตอนที่เงินเข้า จำนวนครั้งที่ฝากยังไม่ครบตามเงื่อนไข',
  rank_too_low: 'ตอนที่เงินเข้า ยอดเสี่ยง 30 วันไม่ถึงระดับของโปรโมชัน',
  not_invited: 'โปรโมชันนี้สำหรับสมาชิกที่เพื่อนชวนมาเท่านั้น',
  no_deposit: 'ยอดฝากนี้ใช้รับโปรโมชันไม่ได้แล้ว',
  below_min: 'ยอดที่เข้าไม่ถึงขั้นต่ำของโปรโมชัน',
  not_in_hours: 'เงินเข้านอกช่วงเวลาของโปรโมชัน',
  not_started: 'ตอนที่แจ้งฝาก โปรโมชันยังไม่เริ่ม',
  over: 'ตอนที่แจ้งฝาก โปรโมชันสิ้นสุดไปแล้ว',
  excluded: 'พักหรือระงับการเล่นอยู่ตอนที่เงินเข้า',
  changed: 'โปรโมชันเปลี่ยนไปหรือปิดไปก่อนที่เงินเข้า',
};

const windows = { day: 'ของวัน', week: 'ของสัปดาห์', ever: 'ตั้งแต่สมัคร', days_30: 'ใน 30 วัน' } as const;
const pers: Readonly<Record<OfferFrequency, string>> = {
  once: 'รับได้ 1 ครั้งต่อสมาชิก',
  day: 'รับได้วันละ 1 ครั้ง',
  week: 'รับได้สัปดาห์ละ 1 ครั้ง เริ่มนับวันจันทร์',
};
const takenWords: Readonly<Record<OfferFrequency, string>> = {
  once: 'รับโปรโมชันนี้ไปแล้ว',
  day: 'วันนี้รับโปรโมชันนี้ไปแล้ว รับใหม่ได้พรุ่งนี้',
  week: 'สัปดาห์นี้รับโปรโมชันนี้ไปแล้ว รับใหม่ได้วันจันทร์',
};

/** The condition of what only those who were invited are offered. */
export const INVITED_ONLY = 'สำหรับสมาชิกที่เพื่อนชวนมา';

function conditionText({ fact, window, least, most }: OfferCondition): string {
  if (fact === 'invited') return INVITED_ONLY;
  if (fact === 'stake') {
    const rank =
      BigInt(least) === rankFrom.silver
        ? ' (ระดับซิลเวอร์)'
        : BigInt(least) === rankFrom.gold
          ? ' (ระดับโกลด์)'
          : '';
    return `ยอดเสี่ยง 30 วันล่าสุดครบ ${formatBaht(BigInt(least))} บาท${rank}`;
  }
  if (most === 1 && window === 'ever') return 'สำหรับการฝากครั้งแรก';
  if (most !== null)
    return `สำหรับการฝากครั้งที่ ${least === most ? least : `${least}–${most}`} ${windows[window]}`;
  return `ตั้งแต่การฝากครั้งที่ ${least} ${windows[window]}เป็นต้นไป`;
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}.00`;

/** Who an offer is for and when, in one line each. */
export function conditionWords({
  conditions,
  hours,
  per,
}: Pick<Offer, 'conditions' | 'hours' | 'per'>): string[] {
  const when = hours ? [`เงินฝากเข้าช่วง ${clock(hours[0])}–${clock(hours[1])} น.`] : [];
  return [...conditions.map(conditionText), ...when, pers[per]];
}

/** What the member has of the condition that is not met, beside what it asks for. */
function unmetWords(
  { conditions }: Offer,
  problem: OfferProblem | 'running',
  facts: FactsOf,
  coming: bigint,
): string {
  const found = conditions.map((one) => unmetOf([one], facts)).find((unmet) => unmet?.problem === problem);
  if (!found) return '';
  const { condition, have } = found;
  if (problem === 'rank_too_low') return `${conditionText(condition)} ตอนนี้ ${formatBaht(have)} บาท`;
  const { least, window } = condition;
  const own = `ตอนนี้ฝากแล้ว ${have - coming} ครั้ง`;
  return problem === 'not_first'
    ? `โปรโมชันนี้${conditionText(condition)}เท่านั้น ${own}`
    : `ต้องเป็นการฝากครั้งที่ ${least} ${windows[window]}ขึ้นไป ${own}`;
}

const noFacts: FactsOf = () => 0n;

/**
 * Why a promotion cannot be taken, as backend and mocks tell the member; `facts` say how far it is. `coming` deposits among them are not
 * made yet.
 */
export function offerMessage(
  problem: OfferProblem | 'running',
  offer: Offer,
  facts: FactsOf = noFacts,
  coming = 0n,
): string {
  const messages: Readonly<Record<OfferProblem | 'running', string>> = {
    running: 'มีโปรโมชันที่ใช้อยู่แล้ว รับได้ครั้งละ 1 โปรโมชัน',
    not_started: offer.startsAt ? `โปรโมชันนี้เริ่ม ${formatThaiDateTime(offer.startsAt)}` : '',
    over: offer.endsAt ? `โปรโมชันนี้สิ้นสุดแล้วเมื่อ ${formatThaiDateTime(offer.endsAt)}` : '',
    taken: takenWords[offer.per],
    not_first: unmetWords(offer, problem, facts, coming),
    too_few_deposits: unmetWords(offer, problem, facts, coming),
    rank_too_low: unmetWords(offer, problem, facts, coming),
    not_invited: notBegunWords.not_invited,
    no_deposit: 'ฝากเงินก่อน แล้วกลับมารับได้ภายในวันเดียวกัน',
    below_min: `ต้องฝากอย่างน้อย ${formatBaht(offer.minSatang)} บาท`,
    not_in_hours: 'ยอดฝากล่าสุดไม่อยู่ในช่วงเวลาของโปรโมชันนี้',
  };
  return messages[problem];
}
