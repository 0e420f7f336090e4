import { type Browser, chromium, type Page } from '@playwright/test';
import { AGENT_CODE, AGENT_ID } from '#contract/constants.ts';
import { HOUSE } from '#rules/games/house.ts';
import { houseGames } from '#rules/slots/games.ts';
import { type Figure, median, type Report } from '#scripts/bench/figures.ts';
import { slowDown } from '#scripts/bench/lotto/jank.ts';
import { type BenchSite, serveSite } from '#scripts/bench/sites.ts';
import { findChromium } from '#scripts/verify/find-chromium.ts';

const SLOWDOWN = 4;
const SPINS = 12;
/** The longest that a round with its free spins may take. */
const ROUND_MS = 120_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
/** From the first reading of the memory to the last. */
const PLAYED_MS = 300_000;
const MB = 1_000_000;
/** Frames whose work is noted: a list without an end would be memory of ours. */
const MOST_NOTED = 5_000;

/** One game of each machine. */
const games = [...new Map(houseGames.toReversed().map((game) => [game.machine, game])).values()].toReversed();

/** The address of a demo of a game of the house. */
async function openDemo(site: BenchSite, gameId: string): Promise<string> {
  const input = {
    ...{ game_id: gameId, provider_id: HOUSE, is_mobile: true, source: 'bench' },
    ...{ agent_code: AGENT_CODE, agent_id: AGENT_ID },
  };
  const answer = await fetch(`${site.origin}/api/game/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const { data }: { data?: { link: string } } = await answer.json();
  if (!data) throw new Error(`${gameId} has no demo`);
  return new URL(data.link, site.origin).href;
}

/** Opens a demo as a phone shows it; what its frames and tasks take is noted in the page. */
async function openMachine(browser: Browser, address: string) {
  const page = await browser.newPage(PHONE);
  await page.addInitScript((most) => {
    const work: number[] = [];
    const noted = { work, longest: 0 };
    Object.assign(window, { noted });
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) =>
      ask((now) => {
        const begun = performance.now();
        draw(now);
        if (noted.work.length < most) noted.work.push(performance.now() - begun);
      });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longest = Math.max(noted.longest, duration);
    }).observe({ type: 'longtask' });
  }, MOST_NOTED);
  const loaded = await countBytes(page);
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('#spin:not([aria-disabled="true"])').waitFor();
  return { page, loadedBytes: loaded() };
}

/** Counts what comes over the network from now on, in bytes; a frame without an origin is not told it itself. */
async function countBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

/** One round, pressed and awaited inside the page: what asks from outside, frame by frame, would be part of the page's tasks. */
async function spin(page: Page): Promise<void> {
  await page.evaluate(
    (mostMs) =>
      new Promise<void>((done, fail) => {
        const button = document.querySelector<HTMLElement>('#spin');
        if (!button) return fail(new Error('There is nothing to spin'));
        const timer = setTimeout(() => fail(new Error('A round has no end')), mostMs);
        let hasBegun = false;
        const watch = new MutationObserver(() => {
          const isTurning = button.getAttribute('aria-disabled') === 'true';
          hasBegun ||= isTurning;
          if (!hasBegun || isTurning) return;
          watch.disconnect();
          clearTimeout(timer);
          done();
        });
        watch.observe(button, { attributeFilter: ['aria-disabled'] });
        button.click();
      }),
    ROUND_MS,
  );
}

async function frameFigures(browser: Browser, site: BenchSite, id: string): Promise<Figure[]> {
  const { page, loadedBytes } = await openMachine(browser, await openDemo(site, id));
  await spin(page);
  await slowDown(page, SLOWDOWN);
  await page.evaluate(() => Object.assign(Reflect.get(window, 'noted'), { work: [], longest: 0 }));
  for (let count = 0; count < SPINS; count += 1) await spin(page);
  const noted = await page.evaluate(() => Reflect.get(window, 'noted'));
  await page.close();
  const work = noted.work.map(Number).toSorted((one: number, other: number) => one - other);
  const name = (what: string) => `${id}: ${what}`;
  return [
    { name: name('loaded'), value: loadedBytes / 1_000, unit: 'kB', target: { atMost: 250 } },
    { name: name('work a frame, median'), value: median(work), unit: 'ms', target: { atMost: 4 } },
    {
      name: name('work a frame, 95 of 100'),
      value: work[Math.floor(work.length * 0.95)] ?? Number.NaN,
      unit: 'ms',
      target: { atMost: 8 },
    },
    { name: name('longest task'), value: Number(noted.longest), unit: 'ms', target: { atMost: 50 } },
  ];
}

/** What scripts hold after all that can go is gone, in MB. */
async function heldMemory(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / MB;
}

/** All machines played beside each other for five minutes: what they hold at the end beside what they held after the first spins. */
async function memoryFigures(browser: Browser, site: BenchSite): Promise<Figure[]> {
  const play = async ({ id }: (typeof games)[number]): Promise<Figure> => {
    const { page } = await openMachine(browser, await openDemo(site, id));
    for (let count = 0; count < SPINS; count += 1) await spin(page);
    const before = await heldMemory(page);
    const end = performance.now() + PLAYED_MS;
    let spins = 0;
    for (; performance.now() < end; spins += 1) await spin(page);
    const growth = (await heldMemory(page)) - before;
    await page.close();
    return {
      ...{
        name: `${id}: memory after five minutes`,
        value: growth,
        unit: 'MB more',
        target: { atMost: 0.5 },
      },
      note: `${before.toFixed(1)} MB before, ${spins} rounds`,
    };
  };
  return Promise.all(games.map(play));
}

/**
 * What each machine loads, what its frames cost a phone whose processor is four times slower, and whether its memory grows. Of those
 * in `only` just the frames, for daily work.
 */
export async function benchMachines(port: number, only?: readonly string[]): Promise<Report> {
  const site = await serveSite('PGlite', port);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const figures: Figure[] = [];
    for (const { id } of games.filter((game) => only === undefined || only.includes(game.id)))
      figures.push(...(await frameFigures(browser, site, id)));
    return { figures: only ? figures : [...figures, ...(await memoryFigures(browser, site))] };
  } finally {
    await browser.close();
    await site.stop();
  }
}
