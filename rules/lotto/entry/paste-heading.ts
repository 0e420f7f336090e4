import type { Place } from './places.ts';

/** What a heading line says about the prices below it that carry no word. */
export interface Heading {
  /** Null where the position of a price says its place, as without a heading. */
  readonly places: readonly Place[] | null;
  /** How many digits its numbers must have; null for any. */
  readonly digits: number | null;
}

const FORM = /^(?:([1-4])ตัว|(วิ่ง))?(บน[+/&xX×*-]?ล่าง|บน|ตรง|ล่าง|ท้าย|โต๊ด|หน้า)$/;
const places: Readonly<Record<string, readonly Place[] | null>> = {
  บน: null,
  ตรง: null,
  ล่าง: ['bottom'],
  ท้าย: ['bottom'],
  โต๊ด: ['tod'],
  หน้า: ['front'],
};

/** The heading that a line is: บน, ล่าง, โต๊ด, หน้า or บนล่าง, also `2 ตัวบน`, `3 ตัวตรง`, `วิ่งล่าง`; null for any other line. */
export function headingOf(line: string): Heading | null {
  const [, digits, run, place] = FORM.exec(line.replace(/\s|:\s*$/g, '')) ?? [];
  if (place === undefined) return null;
  const own = places[place];
  return {
    places: own === undefined ? ['top', 'bottom'] : own,
    digits: run ? 1 : digits === undefined ? null : Number(digits),
  };
}
