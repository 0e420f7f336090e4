import { kindNames } from '#rules/lotto/kinds/kind-names.ts';
import type { Turn } from '#rules/promotion/turn.ts';
import type { TurnoverWeights } from '#rules/promotion/weights.ts';
import type { Promotion } from './promotion.ts';

export type Counts = Promotion['counts'];

const areas = [
  { area: 'games', name: 'เกม', other: 'เกมอื่น' },
  { area: 'lotto', name: 'หวย', other: 'หวยอื่น' },
] as const;

const names = new Map<string, string>([
  ['games/slot', 'สล็อต'],
  ['games/casino', 'คาสิโน'],
  ['games/fishing', 'ยิงปลา'],
  ['games/sport', 'กีฬา'],
  ...Object.entries(kindNames).map(([kind, name]) => [`lotto/${kind}`, name] as const),
]);

const nameOf = (of: string) => names.get(of) ?? `เกม ${of.slice(of.indexOf('/') + 1)}`;

/** What counts by which percent, what is most specific first; what does not count is named where the rest of its area does. */
export function countsOf(weights: TurnoverWeights): Counts {
  return areas.flatMap(({ area, name, other }) => {
    const whole = weights[area] ?? 0;
    const own = Object.entries(weights).filter(([of]) => of.startsWith(`${area}/`));
    const told = own.filter(([, percent]) => percent > 0 || whole > 0);
    const specific = told.map(([of, percent]) => ({ of, name: nameOf(of), percent }));
    // An area whose exceptions are only left out is told by its own name.
    const isMixed = specific.some(({ percent }) => percent > 0);
    return whole > 0 ? [...specific, { of: area, name: isMixed ? other : name, percent: whole }] : specific;
  });
}

function list(counts: Counts): string {
  const counted = counts
    .filter(({ percent }) => percent > 0)
    .map(({ name, percent }) => `${name} ${percent}%`);
  const left = counts.filter(({ percent }) => percent === 0).map(({ name }) => name);
  return [counted.join(' · '), ...(left.length > 0 ? [`ไม่นับ${left.join(' ')}`] : [])].join(' ');
}

const isOf = (area: string) => (count: Counts[number]) =>
  count.of === area || count.of.startsWith(`${area}/`);

/** What counts of everything, in one sentence: stakes by their percent, for turn by credit what is won and lost. */
export function countsWords(counts: Counts, turn: Turn): string {
  const rest = areas.filter(({ area }) => !counts.some(isOf(area))).map(({ name }) => name);
  const without = rest.length > 0 ? ` ไม่นับ${rest.join('และ')}` : '';
  if (turn === 'credit') return `${creditWords(counts)}${without}`;
  const own = areas.flatMap(({ area }) => (counts.some(isOf(area)) ? [list(counts.filter(isOf(area)))] : []));
  const atRisk = counts.some(isOf('lotto')) ? ' (หวยนับเฉพาะยอดเสี่ยง)' : '';
  return `นับยอดเล่นที่มีผลแล้ว: ${own.join(' · ')}${without}${atRisk}`;
}

function creditWords(counts: Counts): string {
  const [counted, left] = [
    counts.filter(({ percent }) => percent > 0),
    counts.filter(({ percent }) => percent === 0),
  ];
  const namesOf = (some: Counts) => some.map(({ name }) => name).join(' ');
  return `นับได้เสียที่มีผลแล้วของ${namesOf(counted)}${left.length > 0 ? ` ไม่นับ${namesOf(left)}` : ''}`;
}

/** What counts of a lottery bill, in one sentence; null where nothing does. */
export function lottoWords(counts: Counts): string | null {
  const own = counts.filter(isOf('lotto'));
  return own.some(({ percent }) => percent > 0) ? `ยอดเสี่ยงของหวยที่ออกผลแล้วนับ ${list(own)}` : null;
}
