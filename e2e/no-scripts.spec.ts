import { demo, expect, test } from './fixtures.ts';
import { pageAddresses } from './routes.ts';

/** Each layout says it in words of its own. */
const SAID = /JavaScript/;

test('without scripts every page says why nothing answers, and is no wider than the screen', async ({
  browser,
  baseURL,
}, info) => {
  test.setTimeout(240_000);
  const url = baseURL ?? '';
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, baseURL: url, viewport: { width: 320, height: 640 } },
  });
  await context.addCookies([{ name: 'qa', value: `${info.testId}-still`, url }]);
  const page = await context.newPage();
  for (const isMember of [false, true]) {
    if (isMember)
      await context.request.post('/api/login', {
        data: { username: demo.mobile, password: demo.password },
        headers: { origin: url },
      });
    for (const address of pageAddresses) {
      await page.goto(address);
      const at = `${address} as a ${isMember ? 'member' : 'visitor'}`;
      await expect.soft(page.getByText(SAID).first(), at).toBeVisible();
      expect.soft((await page.locator('html').boundingBox())?.width, at).toBe(320);
    }
  }
  await context.close();
});
