import { operable } from './every-page/page-kinds.ts';
import { expect, test } from './fixtures.ts';

test.use({ tab: 'new' });

for (const wanted of ['no script', 'all scripts but one']) {
  test(`a page to which ${wanted} came says so, and is loaded again when it can be, once a minute`, async ({
    page,
    qa,
  }) => {
    await qa.change({});
    await page.goto('/lotto/rates');
    await operable(page);
    const scripts = page.locator('script[async]');
    const srcs = await scripts.evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));
    const away = wanted === 'no script' ? srcs : srcs.slice(0, 1);
    await page.route(
      (url) => away.includes(url.pathname),
      (route) => route.abort(),
    );
    let loads = 0;
    // Asked for before anything of the new page can be seen; its load event may come after all that is looked at here.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.reload();
    const bar = page.getByRole('alert').filter({ hasText: 'หน้านี้โหลดไม่ครบ' });
    await expect(bar.getByRole('link', { name: 'ลองใหม่' })).toBeVisible();
    expect(loads).toBe(2);
    // The bar pushes the page down; the link that is seen only when it has the focus stays out of sight.
    const skip = await page.getByRole('link', { name: 'ข้ามไปยังเนื้อหา' }).boundingBox();
    expect((skip?.y ?? 0) + (skip?.height ?? 0)).toBeLessThanOrEqual(0);
    await page.unrouteAll();
    await page.evaluate(() => {
      // A minute later.
      sessionStorage.setItem('chunk_reload_at', '0');
      window.dispatchEvent(new Event('online'));
    });
    await expect(bar).toHaveCount(0);
    await operable(page);
    expect(loads).toBe(3);
  });
}
