const GOVERNMENT_ART = 'url(/art/lottery-emblem.svg) 0 0 / 100%';

const COLUMNS = 6;
const ROWS = 4;
/** The cells of the sheet, row by row. */
const drawn = [
  'baac',
  'gsb',
  'lao',
  'hanoi',
  'malay',
  'set',
  'nikkei',
  'china',
  'hangseng',
  'taiwan',
  'korea',
  'singapore',
  'india',
  'egypt',
  'russia',
  'germany',
  'england',
  'dow',
  'yeekee',
  'pingpong',
];

/**
 * The emblem of a lottery kind as a background; those of one family share it, and one that has none of its own has the
 * lottery's. A cell of a sheet that is laid out once: a browser lays it out anew for each of its views (docs/decisions/speed-on-phones.md).
 */
export function kindArt(kind: string): string {
  const [family = ''] = kind.split('_');
  const cell = drawn.indexOf(family);
  if (cell < 0) return GOVERNMENT_ART;
  const percent = (place: number, count: number) => `${Number(((place * 100) / (count - 1)).toFixed(3))}%`;
  const [left, top] = [percent(cell % COLUMNS, COLUMNS), percent(Math.floor(cell / COLUMNS), ROWS)];
  return `url(/art/kinds.svg) ${left} ${top} / ${COLUMNS}00% ${ROWS}00%`;
}
