import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivationSteps, figuresFrom } from './derivation.ts';
import { figuresOfKind } from './kind-figures.ts';
import { type KindCode, kindNames } from './kind-names.ts';
import { findKind, kindOf } from './kinds.ts';

const rest = { top4: [], front3: [], bottom3: [] };
const one = (top3: string, top2: string, bottom2: string) => ({
  top3: [top3],
  top2: [top2],
  bottom2: [bottom2],
  ...rest,
});
const DATE = '2026-11-20';

/** Published examples, one of every form of draw. */
const examples: readonly (readonly [KindCode, Readonly<Record<string, string>>, ReturnType<typeof one>])[] = [
  ['lao', { number: '8923' }, one('923', '23', '89')],
  ['hanoi', { special: '87654', first: '98321' }, one('654', '54', '21')],
  ['hanoi_special', { special: '87654', first: '98321' }, one('654', '54', '21')],
  ['hanoi_vip', { special: '00007', first: '00000' }, one('007', '07', '00')],
  ['baac', { number: '4273157' }, one('157', '57', '73')],
  ['gsb', { first: '200834', second: '438135' }, one('834', '34', '35')],
  ['malay', { first: '4821', second: '7036' }, one('821', '21', '36')],
  ['set_pm', { index: '1,523.47', change: '-8.16' }, one('347', '47', '16')],
  ['nikkei_am', { index: '38000.05', change: '+120.00' }, one('005', '05', '00')],
  ['dow', { index: '42,740.42', change: '−324.80' }, one('042', '42', '80')],
  ['egypt', { index: '7.10', change: '0.01' }, one('710', '10', '01')],
];

describe('figures of a result', () => {
  it.each(examples)('%s %j', (code, draw, figures) => {
    const kind = kindOf(code);
    const reading = kind.readDraw({ date: DATE, ...draw });
    expect(reading).toEqual({
      ok: true,
      value: { drawDate: DATE, number: 1, draw: { date: DATE, ...draw } },
    });
    const tiers = kind.tiers({ date: DATE, ...draw });
    // What was published is kept and shown as it was written.
    expect(tiers.map(({ id, numbers }) => [id, ...numbers])).toEqual(Object.entries(draw));
    expect(figuresFrom(kind.derivation, tiers)).toEqual(figures);
    expect(figuresOfKind(code, tiers)).toEqual(figures);
  });

  it.each([
    ['lao', { number: '923' }],
    ['lao', { number: '89235' }],
    ['hanoi', { special: '87654', first: '321' }],
    ['hanoi', { special: '876543', first: '98321' }],
    ['baac', { number: '427315x' }],
    ['baac', { number: '42731570' }],
    ['gsb', { first: '200834', second: '35' }],
    ['gsb', { first: '2008344', second: '438135' }],
    ['malay', { first: '482', second: '7036' }],
    ['set_am', { index: '1523.4', change: '-8.16' }],
    ['set_am', { index: '1,523.475', change: '-8.16' }],
    ['set_am', { index: '1,5233.47', change: '-8.16' }],
    ['dow', { index: '42,740.42', change: '8' }],
    ['dow', { index: '42,740.42', change: '--8.16' }],
    ['dow', { index: '๔๒,๗๔๐.๔๒', change: '8.16' }],
  ] as const)('refuses the %s draw %j, and takes no figure from it', (code, draw) => {
    const kind = kindOf(code);
    expect(kind.readDraw({ date: DATE, ...draw })).toMatchObject({ ok: false });
    expect(() => figuresFrom(kind.derivation, kind.tiers(draw))).toThrow(RangeError);
  });

  it('says everything that is wrong at once, and which form it must have', () => {
    expect(kindOf('gsb').readDraw({ date: '2026-02-30', first: 200_834, third: '1' })).toEqual({
      ok: false,
      problems: [
        'date: must be a day, YYYY-MM-DD',
        'first: 200834 is not 6 digits in quotes',
        'second: missing',
        'third: unknown field',
      ],
    });
    expect(kindOf('lao').readDraw([])).toEqual({ ok: false, problems: ['A draw must be an object'] });
  });

  it('sees an index and its change in each other’s place', () => {
    expect(kindOf('set_pm').readDraw({ date: DATE, index: '8.16', change: '1,523.47' })).toEqual({
      ok: false,
      problems: ['change: 1,523.47 is not less than the index 8.16'],
    });
  });

  it('marks in what was published where each digit stands', () => {
    const { derivation, tiers } = kindOf('set_pm');
    expect(derivationSteps(derivation, tiers({ index: '1,523.47', change: '-8.16' }))).toEqual([
      { figure: 'top3', tier: 'index', published: '1,523.47', at: [4, 6, 7], number: '347' },
      { figure: 'top2', tier: 'index', published: '1,523.47', at: [6, 7], number: '47' },
      { figure: 'bottom2', tier: 'change', published: '-8.16', at: [3, 4], number: '16' },
    ]);
  });

  it('is for an index what its decimals say, whatever its size and sign', () => {
    const hundredths = fc.integer({ min: 1, max: 99_999_99 });
    fc.assert(
      fc.property(hundredths, hundredths, fc.constantFrom('', '+', '-'), (index, moved, sign) => {
        const text = (value: number) => (value / 100).toFixed(2);
        const tiers = kindOf('dow').tiers({ index: text(index), change: `${sign}${text(moved)}` });
        expect(figuresOfKind('dow', tiers)).toMatchObject({
          top3: [String(index % 1_000).padStart(3, '0')],
          bottom2: [String(moved % 100).padStart(2, '0')],
        });
      }),
    );
  });
});

describe('every kind', () => {
  const codes = Object.keys(kindNames);

  it.each(codes)('%s explains itself by what it does', (code) => {
    const kind = kindOf(code);
    expect(figuresOfKind(code, [])).toEqual(figuresFrom(kind.derivation, []));
    const { sections, types } = kind.ruleTexts;
    expect(sections.length).toBeGreaterThan(4);
    expect(new Set(types.map(({ type }) => type)).size).toBe(types.length);
    for (const { example, wins_when } of types) expect(`${example}${wins_when}`).not.toContain('undefined');
    for (const { text } of sections) expect(text).not.toContain('undefined');
  });

  it('has no bet of a figure that only the government draw has', () => {
    for (const code of codes.filter((one) => one !== 'glo'))
      expect(kindOf(code).ruleTexts.types.map(({ type }) => type)).toEqual([
        'top_3',
        'tod_3',
        'top_2',
        'bottom_2',
        'run_top',
        'run_bottom',
      ]);
  });

  it('is not known by another code', () => {
    expect(findKind('toString')).toBeUndefined();
    expect(() => kindOf('toto')).toThrow(RangeError);
  });
});
