import { become, open } from '#e2e/every-page/page-kinds.ts';
import { beneathFloating } from '#e2e/pages/screen.ts';
import { expect, tabTo, test } from './fixtures.ts';

test('the check sees what a floating button can cover', async ({ page }) => {
  await page.goto('about:blank');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setContent(`
    <style>
      body { margin: 0 }
      a { position: fixed; right: 4px; bottom: 8px; width: 44px; height: 44px }
      nav { position: fixed; inset: auto 0 0; height: 60px; text-align: right }
    </style>
    <main><p style="text-align: right">1,234.50</p><p>ซ้าย</p></main>
    <a data-floating href="/x">แชท</a>`);
  expect(await beneathFloating(page)).toEqual(['P 1,234.50']);
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<nav></nav>'));
  expect(await beneathFloating(page)).toEqual([]);
  await page.evaluate(() => {
    const nav = document.querySelector('nav');
    if (nav) nav.innerHTML = '<a href="/y" style="position: static"><span>ฝากเงิน</span></a>';
  });
  expect(await beneathFloating(page)).toEqual(['a place of the bar']);
});

test('the floating buttons stay where they are while a page is scrolled, and keys reach them', async ({
  page,
  qa,
}) => {
  await become('member', qa);
  await open(page, '/member/coupon');
  const contact = page.locator('a[data-floating]');
  const before = await contact.boundingBox();
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  expect(await contact.boundingBox()).toEqual(before);
  await tabTo(page, 'button', 'กิจกรรม');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'กิจกรรม' })).toBeVisible();
});
