import type { Reading } from '#rules/lotto/kinds/lottery-kind.ts';
import { isDay } from '#rules/time/bangkok-time.ts';
import prizes from './prizes.json' with { type: 'json' };
import { timesDrawn } from './repeats.ts';

/** A published government draw with every prize tier; numbers keep their leading zeros. */
export type GloDraw = {
  /** Draw day, `YYYY-MM-DD`. */
  readonly date: string;
  readonly first: string;
  readonly near_first: readonly string[];
  readonly second: readonly string[];
  readonly third: readonly string[];
  readonly fourth: readonly string[];
  readonly fifth: readonly string[];
  readonly front_three: readonly string[];
  readonly back_three: readonly string[];
  readonly last_two: string;
};

type Numbers = Map<string, readonly string[]>;

/** Each number of these is a draw of its own, so one may come twice: 1 August 2019 had 354809 in the fifth tier two times. */
const DRAWN_ANEW: readonly string[] = ['second', 'third', 'fourth', 'fifth'];

/** The two numbers beside the first prize, smaller first as published; the ring closes at 000000. */
function neighbours(first: string): string[] {
  const beside = (step: number) => String((Number(first) + step + 1_000_000) % 1_000_000).padStart(6, '0');
  return [beside(-1), beside(1)];
}

function tierProblems(tier: (typeof prizes)[number], value: unknown, numbers: Numbers): string[] {
  const isSingle = tier.count === 1;
  if (value === undefined) return [`${tier.id}: missing`];
  if (isSingle ? typeof value !== 'string' : !Array.isArray(value)) {
    return [`${tier.id}: must be ${isSingle ? 'one number as text' : 'a list of numbers as text'}`];
  }
  const given: readonly unknown[] = Array.isArray(value) ? value : [value];
  const good = given.filter((number) => typeof number === 'string');
  const form = new RegExp(`^[0-9]{${tier.digits}}$`);
  const problems = given
    .filter((number) => typeof number !== 'string' || !form.test(number))
    .map((number) => `${tier.id}: ${JSON.stringify(number)} is not ${tier.digits} digits in quotes`);
  if (given.length !== tier.count)
    problems.push(`${tier.id}: ${tier.count} numbers expected, ${given.length} given`);
  if (!DRAWN_ANEW.includes(tier.id)) {
    const repeated = timesDrawn(good).filter(({ times }) => times > 1);
    problems.push(...repeated.map(({ number }) => `${tier.id}: ${number} is given twice`));
  }
  numbers.set(tier.id, good);
  return problems;
}

/** Checks one government draw and says everything that is wrong with it, in English for the operator. */
export function readGloDraw(value: unknown): Reading<GloDraw> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { ok: false, problems: ['A draw must be an object'] };
  const entries = new Map<string, unknown>(Object.entries(value));
  const date = entries.get('date');
  const problems: string[] = [];
  if (typeof date !== 'string' || !isDay(date)) problems.push('date: must be a day, YYYY-MM-DD');
  const numbers: Numbers = new Map();
  for (const tier of prizes) problems.push(...tierProblems(tier, entries.get(tier.id), numbers));
  for (const name of entries.keys()) {
    if (name !== 'date' && !prizes.some((tier) => tier.id === name)) problems.push(`${name}: unknown field`);
  }
  const [first = ''] = numbers.get('first') ?? [];
  const near = numbers.get('near_first') ?? [];
  if (problems.length === 0 && [...near].sort().join() !== neighbours(first).sort().join()) {
    problems.push(
      `near_first: ${neighbours(first).join(' and ')} stand beside ${first}, ${near.join(' and ')} given`,
    );
  }
  if (problems.length > 0 || typeof date !== 'string') return { ok: false, problems };
  const list = (id: string) => numbers.get(id) ?? [];
  return {
    ok: true,
    value: {
      date,
      first,
      near_first: near,
      second: list('second'),
      third: list('third'),
      fourth: list('fourth'),
      fifth: list('fifth'),
      front_three: list('front_three'),
      back_three: list('back_three'),
      last_two: list('last_two')[0] ?? '',
    },
  };
}
