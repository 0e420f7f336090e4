import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PHONE: BrowserContextOptions = { serviceWorkers: 'allow', viewport: { width: 390, height: 844 } };

/** Waits until the worker that stands in for the network is at its place. */
const workerReady = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

test('a page that is loaded again without a network is one of ours, which opens the page when the network returns', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000);
  for (const [colorScheme, isTold] of [
    ['dark', true],
    ['light', false],
  ] as const) {
    const context = await browser.newContext({ ...PHONE, ...(baseURL && { baseURL }) });
    // A network that returns while the page is on its way is told by no event.
    if (!isTold)
      await context.addInitScript(() =>
        addEventListener('online', (event) => event.stopImmediatePropagation()),
      );
    const page = await context.newPage();
    await page.goto('/lotto/rates');
    await workerReady(page);
    await context.addCookies([{ name: 'color_scheme', value: colorScheme, url: page.url() }]);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'ไม่มีอินเทอร์เน็ต' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset.scheme)).toBe(
      colorScheme === 'light' ? 'light' : undefined,
    );
    const retry = page.getByRole('link', { name: 'ลองใหม่' });
    expect((await retry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await retry.click();
    await expect(page.getByRole('heading', { name: 'ไม่มีอินเทอร์เน็ต' })).toBeVisible();
    // Nothing of the site is kept.
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'อัตราจ่าย' }).first()).toBeVisible();
    await expect(page).toHaveURL('/lotto/rates');
    await context.close();
  }
});

test('the worker is served so that every page is in its reach and a new one is taken up', async ({
  page,
}) => {
  const answer = await page.request.get('/offline-worker.js');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('javascript');
  expect(answer.headers()['cache-control']).toBe('public, max-age=0');
});
