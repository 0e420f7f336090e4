import { chromium } from '@playwright/test';
import pg from 'pg';
import { paths } from '#lib/paths.ts';
import { type Figure, median, type Report } from '#scripts/bench/figures.ts';
import { slowDown, swipeThrough, watchJank } from '#scripts/bench/lotto/jank.ts';
import { type BenchSite, serveSite } from '#scripts/bench/sites.ts';
import { findChromium } from '#scripts/verify/find-chromium.ts';

const FEW = 300;
const MANY = 5_000;
const TURNS = 9;
/** The first answers after the start compile what renders. */
const WARM_UP = 3;
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
/** Until the site has heard that its pages are out of date. */
const HEARD_MS = 500;

const remove = `DELETE FROM game WHERE game_id LIKE 'generated-%'`;
/** Games like those that are there, so many in all, behind them in the order. */
const fill = `
  INSERT INTO game (provider_id, game_id, sub_provider_id, category, name, name_en, image, tags, rtp_bp, volatility,
    min_satang, max_satang, has_demo, has_free_spins, is_hot, status, position)
  SELECT provider_id, 'generated-' || number, sub_provider_id, category, name || ' ' || number, name_en || ' ' || number, image, tags,
    rtp_bp, volatility, min_satang, max_satang, has_demo, has_free_spins, is_hot, status, 10000 + number
  FROM generate_series(1, $1::int - (SELECT count(*) FROM game)::int) number
  JOIN LATERAL (SELECT * FROM game ORDER BY position OFFSET number % 60 LIMIT 1) one ON true`;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function hold(client: pg.Client, count: number): Promise<void> {
  await client.query(remove);
  await client.query(fill, [count]);
  await client.query('ANALYZE game');
  await wait(HEARD_MS);
}

/** How long the first visitor waits after the catalogue changed, in ms: nothing is cached then. */
async function firstRender(site: BenchSite): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(site.origin + paths.lobby('slot'));
  await answer.text();
  if (!answer.ok) throw new Error(`The lobby answered ${answer.status}`);
  return performance.now() - begun;
}

async function renderFigures(site: BenchSite, client: pg.Client): Promise<Figure[]> {
  const times = new Map<number, number[]>([
    [FEW, []],
    [MANY, []],
  ]);
  for (let turn = 0; turn < WARM_UP + TURNS; turn += 1) {
    for (const [count, taken] of times) {
      await hold(client, count);
      const ms = await firstRender(site);
      if (turn >= WARM_UP) taken.push(ms);
    }
  }
  const [few, many] = [median(times.get(FEW) ?? []), median(times.get(MANY) ?? [])];
  return [
    { name: `first render with ${FEW} games`, value: few, unit: 'ms' },
    { name: `first render with ${MANY} games`, value: many, unit: 'ms' },
    { name: 'many ÷ few', value: many / few, unit: '', target: { atMost: 1.2 } },
  ];
}

/** The lobby swiped through on a phone whose processor is four times slower, also with every page of its games shown. */
async function swipeFigures(site: BenchSite): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage(PHONE);
    await slowDown(page, SLOWDOWN);
    await page.goto(`${site.origin}${paths.lobby('slot')}?section=all`, { waitUntil: 'load' });
    await page.waitForTimeout(2_000);
    const { longestTaskMs, lateFrames } = await watchJank(page, () => swipeThrough(page));
    return [
      {
        name: `swiping, ${SLOWDOWN} times slower: longest task`,
        value: longestTaskMs,
        unit: 'ms',
        target: { atMost: 50 },
      },
      { name: `swiping, ${SLOWDOWN} times slower: late frames`, value: lateFrames, unit: '' },
    ];
  } finally {
    await browser.close();
  }
}

/** What a large catalogue costs: the first render of the lobby with 5,000 games beside that with 300, and swiping through it. */
export async function benchLobby(port: number): Promise<Report> {
  const site = await serveSite('PostgreSQL', port);
  const client = new pg.Client({ connectionString: site.env.DATABASE_URL });
  await client.connect();
  try {
    return { figures: [...(await renderFigures(site, client)), ...(await swipeFigures(site))] };
  } finally {
    await client.end();
    await site.stop();
  }
}
