import type { Locator } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { findSideways } from './every-page/page-checks.ts';
import { become, kinds, open } from './every-page/page-kinds.ts';
import { demo, expect, test } from './fixtures.ts';
import { BetPage } from './pages/bet.ts';
import { enlarge } from './pages/screen.ts';

test('beside a long name and balance the head is no wider than a wide screen, with letters of either size', async ({
  page,
  qa,
}) => {
  await become('member', qa);
  await open(page, paths.lottoRates);
  await page
    .getByRole('banner')
    .getByText('สมหญิง')
    .evaluate((name) => name.replaceChildren('ณัฐธิดารัตน์ประภาวดีวงศ์สกุลไทย'));
  const look = async () => {
    for (const width of [600, 740, 960, 1024, 1280, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findSideways(page), `${width} px`).toEqual([]);
    }
  };
  await look();
  await enlarge(page);
  await look();
});

for (const width of [320, 390]) {
  test(`with letters of 24 px every digit of a number and of a price is seen: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, paths.round('glo-2025-06-16'));
    await enlarge(page);
    /** How much of what stands in a field has no room in it, but for the space behind its last digit. */
    const beyond = (field: Locator) =>
      field.evaluate((input) => {
        const space = Number.parseFloat(getComputedStyle(input).letterSpacing) || 0;
        return Math.max(input.scrollWidth - input.clientWidth - space, 0);
      });
    const price = page.getByLabel('ราคาต่อเลข');
    await price.fill('20000');
    expect(await beyond(price)).toBe(0);
    await price.fill('');
    const number = page.getByRole('textbox', { name: 'เลขที่จะแทง' });
    for (const digit of '863') await page.getByRole('button', { name: digit, exact: true }).click();
    await expect(number).toHaveValue('863');
    expect(await beyond(number)).toBe(0);
  });
}

for (const kind of kinds)
  test(`on a phone at twice its size all of the head is on the screen, and nothing beside it or over another, for a ${kind}`, async ({
    page,
    qa,
  }) => {
    await become(kind, qa);
    await page.setViewportSize({ width: 195, height: 422 });
    const own = kind === 'member' ? [paths.statement, paths.withdraw] : [paths.register];
    for (const address of [paths.home, paths.lottoRates, ...own]) {
      await open(page, address);
      const ends = await page
        .getByRole('banner')
        .locator('a, button')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
      expect(Math.max(...ends), address).toBeLessThanOrEqual(195);
      expect(await findSideways(page), address).toEqual([]);
      const spilled = await page
        .locator('main li > *')
        .evaluateAll(
          (parts) =>
            parts.filter((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1).length,
        );
      expect(spilled, address).toBe(0);
    }
  });

test('with letters of 32 px the name of a round stands in a line, and its time below it', async ({
  page,
  qa,
}) => {
  await qa.change({
    round: {
      round_id: 'glo-2025-06-16',
      draw_date: '2025-07-01',
      closes_at: '2025-07-01T08:20:00.000Z',
    },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, paths.round('glo-2025-06-16'));
  const name = page.getByRole('heading', { level: 1 });
  const time = page.getByRole('main').getByRole('timer').first();
  const height = (await name.boundingBox())?.height ?? 0;
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect((await name.boundingBox())?.height).toBeLessThan(3 * height);
  expect((await time.boundingBox())?.y).toBeGreaterThan((await name.boundingBox())?.y ?? 0);
  expect(await findSideways(page)).toEqual([]);
});

test('where the browser has letters of 32 px, what is confirmed is read first, each row of a bill whole, on a phone of 320 x 640', async ({
  playwright,
  launchOptions,
  baseURL,
}, info) => {
  // Queries of a style sheet read the browser's own size; a size that is set on the page does not reach them.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  });
  const url = baseURL ?? '';
  const context = await browser.newContext({ baseURL: url, viewport: { width: 320, height: 640 } });
  await context.addCookies([{ name: 'qa', value: `${info.testId}-large`, url }]);
  await context.request.post('/api/login', {
    data: { username: demo.mobile, password: demo.password },
    headers: { origin: url },
  });
  const bet = new BetPage(await context.newPage());
  await bet.open('glo-2025-06-16');
  await bet.paste('12=10');
  await bet.check();
  await expect(bet.confirmButton).toBeEnabled();
  for (const part of [bet.dialog.getByRole('row').last(), bet.confirmButton]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  const page = await context.newPage();
  await page.goto('/member/withdraw');
  await page.getByLabel('จำนวนเงินที่ต้องการถอน').fill('300');
  await page.getByRole('button', { name: 'ตรวจสอบและยืนยัน' }).click();
  const dialog = page.getByRole('dialog', { name: 'ยืนยันการถอนเงิน' });
  await expect(dialog.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'ปิดหน้าต่าง' })).toBeInViewport({ ratio: 1 });
  await browser.close();
});
