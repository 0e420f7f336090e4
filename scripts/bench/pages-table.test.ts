import { expect, test } from 'vitest';
import { pageAddresses, sampleRound } from '#e2e/routes.ts';
import { paths } from '#lib/paths.ts';
import { isReached } from './figures.ts';
import { figuresOf, linesOf, type Measured } from './pages-table.ts';
import { views, wantedOf } from './views.ts';

test('every page of the site is measured as a visitor and as a member see it', () => {
  expect(pageAddresses).toContain(paths.round(sampleRound));
  expect(new Set(pageAddresses).size).toBe(pageAddresses.length);
  for (const viewer of ['visitor', 'member'])
    expect(
      views.filter((view) => view.viewer === viewer && !view.compressed).map(({ address }) => address),
    ).toEqual(pageAddresses);
  // Public pages in both ways, those that are public but for the header, and those that are a member's own.
  expect(views.filter((view) => wantedOf(view))).toHaveLength(6 + 6 + 5 + 14);
});

const view = { address: paths.home, viewer: 'visitor', compressed: false } as const;
const measured = (engine: Measured['engine'], ratio: number, plain?: number): Measured => ({
  ...{
    engine,
    view,
    ratio,
    cpuRatio: ratio * 2,
    perSecond: ratio * 500,
    bodyBytes: 28_000,
    cpuMicroseconds: 20,
  },
  ...(plain !== undefined && { plain }),
});

test('a page that misses its target on one engine is said to, and what the client could not read is a lower bound', () => {
  const both = [measured('PGlite', 24.31, 13_000), measured('PostgreSQL', 9.5, 20_000)];
  expect(figuresOf(both).map(isReached)).toEqual([true, false]);
  expect(linesOf(both, [])).toEqual([
    '| page | PGlite, per s | ÷ empty | by CPU | PostgreSQL, per s | ÷ empty | by CPU | target | reached |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    '| visitor / | 12,155 | ≥ 24.3 | 48.6 | 4,750 | 9.50 | 19.0 | at least 10 | **no** |',
    '',
    '- PGlite, visitor /: 93.5 % of the 13,000 per s of a plain Node server with 28.0 kB bodies',
    '- PostgreSQL, visitor /: 23.8 % of the 20,000 per s of a plain Node server with 28.0 kB bodies',
  ]);
});
