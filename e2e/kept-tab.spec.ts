import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { offlineWithoutStore } from './kept-tab.ts';

/** What a journey could leave to the next. */
const left = () =>
  Promise.all([indexedDB.databases(), caches.keys()]).then(([databases, stores]) => ({
    kept: [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...databases.map(({ name }) => name),
      ...stores,
      ...document.cookie.split('; ').filter((one) => !one.startsWith('qa=')),
      window.name,
    ].filter(Boolean),
    before: history.length,
    width: innerWidth,
    isOnline: navigator.onLine,
    isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isPrint: matchMedia('print').matches,
    touches: navigator.maxTouchPoints,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }));

/** All cookies but the one that names the mock world of this journey. */
const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name !== 'qa');

test.describe('a journey finds nothing of the one before', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ announcements: 'shown' });
  let fresh: Awaited<ReturnType<typeof left>>;

  test.describe('in a new tab', () => {
    test.use({ tab: 'new' });
    test('is what is to be found', async ({ page, context }) => {
      fresh = await page.evaluate(left);
      expect(fresh).toMatchObject({ kept: [], before: 1 });
      expect(await cookiesOf(context)).toEqual([]);
    });
  });

  test('leaves much', async ({ page, context }) => {
    await page.goto('/lotto/rates');
    await page.goto('/no/such/page');
    await context.newPage();
    await context.addCookies([{ name: 'left', value: 'left', url: page.url() }]);
    await page.evaluate(async () => {
      localStorage.setItem('left', 'left');
      sessionStorage.setItem('left', 'left');
      window.name = 'left';
      await caches.open('left');
      indexedDB.open('left');
    });
    await page.setViewportSize({ width: 320, height: 256 });
    await page.emulateMedia({ reducedMotion: 'reduce', media: 'print' });
    await page.route('**/rates', (route) => route.abort());
    await context.route('**/lobby', (route) => route.abort());
    await context.setOffline(true);
  });

  test('finds what there is in a new tab', async ({ page, context }) => {
    expect(context.pages()).toEqual([page]);
    expect(await page.evaluate(left)).toEqual(fresh);
    expect(await cookiesOf(context)).toEqual([]);
    for (const path of ['/lotto/rates', '/lotto/lobby']) expect((await page.goto(path))?.ok()).toBe(true);
  });
});

test.describe('a part that is asked for while the network goes', () => {
  test.use({ tab: 'new' });
  test('is given up before the network is there again', async ({ page }) => {
    await page.goto('/lotto/rates');
    const opener = page.locator('[aria-haspopup="dialog"]:visible').first();
    await opener.evaluate((button: HTMLElement) =>
      window.addEventListener('offline', () => button.click(), { once: true }),
    );
    // By then it has failed for the first time, and is tried again.
    await offlineWithoutStore(page, async () => void (await page.waitForEvent('requestfailed')));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
