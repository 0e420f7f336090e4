import { chromium, type Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { type Figure, median, type Report } from '#scripts/bench/figures.ts';
import { serveSite } from '#scripts/bench/sites.ts';
import { findChromium } from '#scripts/verify/find-chromium.ts';

const ROUND = 'glo-2025-06-16';
const SLOWDOWN = 4;
const LINES = 200;
const TAPS = 40;
/** Interactions that are faster are not told: the next frame had them. */
const LEAST_MS = 16;

/** A page of a round as a phone shows it, slowed down, with a draft of so many lines of two digits. */
async function openDesk(page: Page, origin: string): Promise<void> {
  const numbers = Array.from({ length: LINES / 2 }, (_, at) => String(at).padStart(2, '0'));
  const lines = ['top_2', 'bottom_2'].flatMap((type) =>
    numbers.map((number) => ({ type, number, amount: '10' })),
  );
  const state = { session: { billDrafts: { [ROUND]: { lines } } } };
  await page.addInitScript(
    (kept) => {
      sessionStorage.setItem('session_data', kept);
      const shown = { state: { local: { lastNotificationShownAt: 4_102_444_800_000 } }, version: 1 };
      localStorage.setItem('local_data', JSON.stringify(shown));
    },
    JSON.stringify({ state, version: 1 }),
  );
  await page.goto(origin + paths.round(ROUND), { waitUntil: 'load' });
  await page.getByText(`${LINES} รายการ`).first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** How long each tap on a digit takes until the frame that shows it. */
async function tapTimes(page: Page): Promise<number[]> {
  await page.evaluate((least) => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const events: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: least,
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') seen.push(entry.duration);
    }).observe(events);
  }, LEAST_MS);
  for (let tap = 0; tap < TAPS; tap += 1) {
    await page.getByRole('button', { name: String(tap % 10), exact: true }).tap();
    await page.waitForTimeout(100);
  }
  const seen = await page.evaluate(() => Object.values(Reflect.get(window, 'seen')).map(Number));
  return [...seen, ...Array<number>(Math.max(0, TAPS - seen.length)).fill(LEAST_MS)];
}

/** How fast the betting desk answers on a phone whose processor is four times slower, with a long draft. */
export async function benchDesk(port: number): Promise<Report> {
  const site = await serveSite('PGlite', port);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await openDesk(page, site.origin);
    const times = (await tapTimes(page)).sort((one, other) => one - other);
    const name = `a tap with ${LINES} lines, ${SLOWDOWN} times slower`;
    const figures: Figure[] = [
      { name: `${name}: median`, value: median(times), unit: 'ms', target: { atMost: 50 } },
      {
        name: `${name}: 19 of 20`,
        value: times[Math.floor(TAPS * 0.95) - 1] ?? Number.NaN,
        unit: 'ms',
        target: { atMost: 50 },
      },
    ];
    return { figures };
  } finally {
    await browser.close();
    await site.stop();
  }
}
