const GOVERNMENT_ART = '/art/lottery-emblem.svg';
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

/** The emblem of a lottery kind; those of one family share it, and one that has none of its own has the lottery's. */
export function kindArt(kind: string): string {
  const [family = ''] = kind.split('_');
  return drawn.includes(family) ? `/art/kinds.svg#${family}` : GOVERNMENT_ART;
}
