import { typesOf } from '#rules/lotto/kinds/day-texts.ts';
import { type DrawnTier, figuresFrom } from '#rules/lotto/kinds/derivation.ts';
import type {
  CheckedDraw,
  LotteryKind,
  Reading,
  RuleTexts,
  StoredDraw,
  Tier,
} from '#rules/lotto/kinds/lottery-kind.ts';
import { isDay } from '#rules/time/bangkok-time.ts';
import { fiveDigitDerivation } from './figures.ts';

/** What the site keeps of a draw of its own: its day and round, five digits, and the seed. */
export interface SiteDraw {
  readonly date: string;
  readonly round: number;
  readonly number: string;
  readonly seed: string;
}

const FIELDS: Readonly<Record<keyof SiteDraw, (value: unknown) => boolean>> = {
  date: (value) => typeof value === 'string' && isDay(value),
  round: (value) => Number.isInteger(value) && Number(value) > 0,
  number: (value) => typeof value === 'string' && /^[0-9]{5}$/.test(value),
  seed: (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
};

function readSiteDraw(value: unknown): Reading<CheckedDraw> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { ok: false, problems: ['A draw must be an object'] };
  const given = new Map<string, unknown>(Object.entries(value));
  const problems = Object.entries(FIELDS).flatMap(([name, fits]) =>
    fits(given.get(name)) ? [] : [`${name}: ${JSON.stringify(given.get(name))} does not fit`],
  );
  for (const name of given.keys()) if (!(name in FIELDS)) problems.push(`${name}: unknown field`);
  if (problems.length > 0) return { ok: false, problems };
  const { date, round, number, seed } = Object.fromEntries(given);
  const draw = { date, round, number, seed };
  return { ok: true, value: { drawDate: String(date), number: Number(round), draw } };
}

function tiersOf(draw: StoredDraw): Tier[] {
  return fiveDigitDerivation.fields.map(({ id, name }) => ({
    ...{ id, name, prize: 0 },
    numbers: [String(draw[id])],
  }));
}

/** The seed of a stored draw; undefined for a draw of a kind that has none. */
export function seedOf(draw: StoredDraw): string | undefined {
  return typeof draw.seed === 'string' ? draw.seed : undefined;
}

const TOP = '3 หลักท้ายของเลข 5 หลัก';
const BOTTOM = '2 หลักแรกของเลข 5 หลัก';

function typeTexts(example: readonly DrawnTier[]): RuleTexts['types'] {
  const { top3, top2, bottom2 } = figuresFrom(fiveDigitDerivation, example);
  return typesOf({ days: '', top3: TOP, bottom2: BOTTOM }, [top3[0] ?? '', top2[0] ?? '', bottom2[0] ?? '']);
}

/** A kind that this site draws itself, five digits a round. */
export function siteKind(
  facts: Pick<LotteryKind, 'source' | 'nextRounds'> & {
    readonly drawnHere: NonNullable<LotteryKind['drawnHere']>;
    readonly sections: RuleTexts['sections'];
  },
): LotteryKind {
  const { sections, ...kind } = facts;
  return {
    ...kind,
    readDraw: readSiteDraw,
    tiers: tiersOf,
    derivation: fiveDigitDerivation,
    inShort: (tiers) => tiers.map(({ id, numbers }) => `${id} ${numbers.join()}`).join(', '),
    ruleTexts: { sections, types: typeTexts(tiersOf({ number: '16014' })) },
  };
}
