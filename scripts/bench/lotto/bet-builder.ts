import { type Browser, chromium, type Page } from '@playwright/test';
import { sampleRound } from '#e2e/routes.ts';
import { paths } from '#lib/paths.ts';
import { type Figure, median, type Report, type Target } from '#scripts/bench/figures.ts';
import { type Jank, openMeter, slowDown, swipeThrough, watchJank } from '#scripts/bench/lotto/jank.ts';
import { makeMember } from '#scripts/bench/member.ts';
import { type BenchSite, serveSite } from '#scripts/bench/sites.ts';
import { findChromium } from '#scripts/verify/find-chromium.ts';

const SLOWDOWN = 4;
const MANY = 200;
const MOST = 1_000;
const TAPS = 30;
const ADDED = 10;
/** As fast as somebody keys. */
const PAUSE_MS = 150;
/** A finger rests so long on the glass. */
const PRESS_MS = 60;
/** The browser tells of no event that was faster. */
const LEAST_MS = 16;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
/** What a person feels, and what the browser calls a long task. */
const FELT = { atMost: 50 } as const;
const name = (what: string) => `${what}, ${SLOWDOWN} times slower`;

/** So many lines: first all pairs on top and below, then threes. */
function linesOf(count: number): { type: string; number: string; amount: string }[] {
  return Array.from({ length: count }, (_, at) => {
    if (at >= MANY) return { type: 'top_3', number: String(at - MANY).padStart(3, '0'), amount: '10' };
    return { type: at % 2 ? 'top_2' : 'bottom_2', number: String(at >> 1).padStart(2, '0'), amount: '10' };
  });
}

interface BetBuilder {
  readonly page: Page;
  /** Taps a digit at the place of its key: a search for it would take the page more time than the tap. */
  readonly tap: (digit: string) => Promise<void>;
}

/** A page of a round as a phone shows it, slowed down, with a draft of so many lines. */
async function openBetBuilder(browser: Browser, origin: string, count: number): Promise<BetBuilder> {
  const page = await browser.newPage(PHONE);
  const state = { session: { billDrafts: { [sampleRound]: { lines: linesOf(count) } } } };
  await page.addInitScript(
    (kept) => {
      sessionStorage.setItem('session_data', kept);
      const shown = { state: { local: { lastNotificationShownAt: 4_102_444_800_000 } }, version: 1 };
      localStorage.setItem('local_data', JSON.stringify(shown));
    },
    JSON.stringify({ state, version: 1 }),
  );
  await page.goto(origin + paths.round(sampleRound), { waitUntil: 'load' });
  await page.getByText(`${count} รายการ`).first().waitFor();
  await page.getByRole('button', { name: 'ราคา 10 บาท', exact: true }).click();
  const places = new Map<string, { x: number; y: number }>();
  for (const digit of '0123456789') {
    const box = await page.getByRole('button', { name: digit, exact: true }).boundingBox();
    if (box) places.set(digit, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  await slowDown(page, SLOWDOWN);
  const finger = await page.context().newCDPSession(page);
  const tap = async (digit: string) => {
    const place = places.get(digit);
    if (!place) throw new Error(`The bet builder has no key ${digit}`);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
    await page.waitForTimeout(PRESS_MS);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  return { page, tap };
}

/**
 * How long each tap on a digit takes, by the slowest event of it: from the touch of the glass, or its end, to the frame that shows
 * what came of it, as the browser tells it, to 8 ms. Each third tap adds a number.
 */
async function tapTimes({ page, tap }: BetBuilder): Promise<number[]> {
  await page.evaluate((least) => {
    const begun: number[] = [];
    const slowest: number[] = [];
    Object.assign(window, { slowest });
    window.addEventListener('touchstart', ({ timeStamp }) => begun.push(timeStamp), { capture: true });
    const events: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: least,
    };
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        const at = begun.findLastIndex((time) => time <= startTime + 1);
        if (at >= 0) slowest[at] = Math.max(slowest[at] ?? 0, duration);
      }
    }).observe(events);
  }, LEAST_MS);
  for (let at = 0; at < TAPS; at += 1) {
    await tap(String(at % 10));
    await page.waitForTimeout(PAUSE_MS);
  }
  const slowest = await page.evaluate(() => Object.values(Reflect.get(window, 'slowest')).map(Number));
  return Array.from({ length: TAPS }, (_, at) => slowest[at] || LEAST_MS);
}

async function addNumbers({ page, tap }: BetBuilder): Promise<void> {
  for (let at = 0; at < ADDED; at += 1) {
    for (const digit of String(990 - at)) {
      await tap(digit);
      await page.waitForTimeout(PAUSE_MS);
    }
  }
}

async function tapFigures(browser: Browser, origin: string, count: number): Promise<Figure[]> {
  const betBuilder = await openBetBuilder(browser, origin, count);
  const meter = await openMeter(betBuilder.page);
  const before = await meter();
  const times = await tapTimes(betBuilder);
  const spent = (await meter()) - before;
  const figure = (which: string, value: number, target: Target = {}): Figure => ({
    name: name(`a tap with ${count} lines: ${which}`),
    value,
    unit: 'ms',
    target,
  });
  await betBuilder.page.close();
  return [
    figure('median', median(times), FELT),
    figure('worst', Math.max(...times), FELT),
    figure('time of the main thread', spent / TAPS),
  ];
}

function jankFigures(what: string, { longestTaskMs, lateFrames }: Jank): Figure[] {
  return [
    { name: name(`${what}: longest task`), value: longestTaskMs, unit: 'ms', target: FELT },
    { name: name(`${what}: late frames`), value: lateFrames, unit: '' },
  ];
}

/** A draft of as many lines as a bill may have: numbers are added, and it is swiped through. */
async function draftFigures(browser: Browser, origin: string): Promise<Figure[]> {
  const betBuilder = await openBetBuilder(browser, origin, MOST - ADDED);
  const { page } = betBuilder;
  const adding = await watchJank(page, () => addNumbers(betBuilder));
  const swiping = await watchJank(page, () => swipeThrough(page));
  await page.close();
  return [
    ...jankFigures(`adding to ${MOST - ADDED} lines`, adding),
    ...jankFigures('swiping through that draft', swiping),
  ];
}

/** The page of a bill with as many lines as a bill may have, swiped through. */
async function billFigures(browser: Browser, site: BenchSite): Promise<Figure[]> {
  const { cookie, place } = await makeMember(site);
  const billId = await place(linesOf(MOST).map((line) => ({ ...line, amount: 1 })));
  const page = await browser.newPage(PHONE);
  const cookies = cookie.split('; ').map((pair) => pair.split('='));
  await page
    .context()
    .addCookies(
      cookies.map(([key = '', ...value]) => ({ name: key, value: value.join('='), url: site.origin })),
    );
  await slowDown(page, SLOWDOWN);
  await page.goto(site.origin + paths.bill(billId), { waitUntil: 'load' });
  await page.waitForTimeout(2_000);
  const swiping = await watchJank(page, () => swipeThrough(page));
  await page.close();
  return jankFigures(`swiping through a bill of ${MOST} lines`, swiping);
}

/** How fast the bet builder answers on a phone whose processor is four times slower, and whether long drafts and bills stay smooth. */
export async function benchBetBuilder(port: number): Promise<Report> {
  const site = await serveSite('PGlite', port);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const figures = [
      ...(await tapFigures(browser, site.origin, MANY)),
      ...(await tapFigures(browser, site.origin, MOST - TAPS)),
      ...(await draftFigures(browser, site.origin)),
      ...(await billFigures(browser, site)),
    ];
    return { figures };
  } finally {
    await browser.close();
    await site.stop();
  }
}
