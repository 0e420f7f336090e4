import type { BetType } from '#rules/lotto/bet-type.ts';
import type { Figures } from '#rules/lotto/matching.ts';
import commonSections from './common-sections.json' with { type: 'json' };
import { type Derivation, derivationSteps, figuresFrom } from './derivation.ts';
import type { RuleTexts, Tier } from './lottery-kind.ts';

/** What a kind says of itself in words; all else of its rules follows from its data. */
export interface DayTexts {
  /** `ทุกวันจันทร์ พุธ และศุกร์` */
  readonly days: string;
  /** Where the figures stand in what is published: `3 หลักท้ายของเลขที่ออก`. */
  readonly top3: string;
  readonly bottom2: string;
  /** What the times of its rounds do not say yet. */
  readonly timeNote?: string;
  /** What a member of this kind should know besides. */
  readonly note?: string;
}

/** `20:00 น.`, or with a market's summer time both. */
export interface DayClock {
  readonly closes: string;
  readonly result: string;
}

type Texts = DayTexts & DayClock;

/** Whose rules they are, and a draw to explain them with. */
interface Example {
  readonly source: string;
  readonly derivation: Derivation;
  readonly tiers: readonly Tier[];
}

function sectionsOf(texts: Texts, { source, derivation, tiers }: Example) {
  const published = tiers.map(({ name, numbers }) => `${name} ${numbers.join()}`).join(' และ ');
  const numberOf = (figure: keyof Figures) =>
    derivationSteps(derivation, tiers).find((step) => step.figure === figure)?.number;
  return [
    {
      title: 'งวดและเวลา',
      text: `ออกผล${texts.days} โดย${source} เปิดรับแทงหลังออกผลงวดก่อน 1 ชั่วโมง ปิดรับ ${texts.closes} และประกาศผลประมาณ ${texts.result} ทุกเวลาเป็นเวลาประเทศไทยและยึดนาฬิกาของระบบ${texts.timeNote ? ` ${texts.timeNote}` : ''}`,
    },
    {
      title: 'เลขที่ใช้ตัดสิน',
      text: `3 ตัวบนคือ ${texts.top3} 2 ตัวบนคือ 2 ตัวท้ายของ 3 ตัวบน และ 2 ตัวล่างคือ ${texts.bottom2} ตัวอย่าง: ${published} ได้ 3 ตัวบน ${numberOf('top3')} 2 ตัวบน ${numberOf('top2')} และ 2 ตัวล่าง ${numberOf('bottom2')}`,
    },
    ...commonSections,
    {
      title: 'เมื่อไม่มีผลรางวัล',
      text: `ผลยึดตามประกาศของ${source}เท่านั้น หากวันใดงดออกผลหรือยกเลิกงวด ระบบคืนเงินแทงเต็มจำนวนทุกโพย${texts.note ? ` ${texts.note}` : ''}`,
    },
  ];
}

/** The same digits in another order, the last one first. */
function turned(number: string): string {
  return `${number.slice(-1)}${number.slice(0, -1)}`;
}

function digitOutside(number: string): string | undefined {
  return [...'0123456789'].find((digit) => !number.includes(digit));
}

/** When each bet of such a kind wins, with an example out of its three tops, two tops and bottom two. */
export function typesOf(texts: DayTexts, [top3, top2, bottom2]: readonly [string, string, string]) {
  const top = '3 ตัวบนออก';
  const bottom = '2 ตัวล่างออก';
  const said: readonly (readonly [BetType, string, string])[] = [
    ['top_3', `ตรงกับ ${texts.top3}ทุกหลักตามลำดับ`, `${top} ${top3}: แทง ${top3} ถูก, แทง ${turned(top3)} ไม่ถูก`],
    [
      'tod_3',
      'เลขครบทั้ง 3 ตัวของ 3 ตัวบน สลับตำแหน่งได้ ตรงทุกหลักก็ถูกโต๊ด',
      `${top} ${top3}: แทง ${turned(top3)} ถูก, แทง ${top3} ถูก`,
    ],
    ['top_2', 'ตรงกับ 2 ตัวท้ายของ 3 ตัวบน', `${top} ${top3}: แทง ${top2} ถูก, แทง ${turned(top2)} ไม่ถูก`],
    [
      'bottom_2',
      `ตรงกับ ${texts.bottom2}ทุกหลักตามลำดับ`,
      `${bottom} ${bottom2}: แทง ${bottom2} ถูก, แทง ${turned(bottom2)} ไม่ถูก`,
    ],
    [
      'run_top',
      'เลข 1 ตัวอยู่ใน 3 ตัวบน จ่ายครั้งเดียวแม้ออกซ้ำหลายตำแหน่ง',
      `${top} ${top3}: แทง ${top3[0]} ถูก, แทง ${digitOutside(top3)} ไม่ถูก`,
    ],
    [
      'run_bottom',
      'เลข 1 ตัวอยู่ใน 2 ตัวล่าง จ่ายครั้งเดียวแม้ออกซ้ำ',
      `${bottom} ${bottom2}: แทง ${bottom2[1]} ถูก, แทง ${digitOutside(bottom2)} ไม่ถูก`,
    ],
  ];
  return said.map(([type, wins_when, example]) => ({ type, wins_when, example }));
}

/** The rules of a kind in plain words, with a worked example that follows from the rule itself. */
export function dayRuleTexts(texts: Texts, example: Example): RuleTexts {
  const { top3, top2, bottom2 } = figuresFrom(example.derivation, example.tiers);
  return {
    sections: sectionsOf(texts, example),
    types: typesOf(texts, [top3[0] ?? '', top2[0] ?? '', bottom2[0] ?? '']),
  };
}
