import { operable } from './every-page/page-kinds.ts';
import { expect, test } from './fixtures.ts';
import { BetPage } from './pages/bet.ts';

const LAST_BILL = {
  status: 'won' as const,
  lines: [{ type: 'top_2' as const, number: '34', amount: 20 }],
};

test('a visitor is promised one thing, by one filled button, above what closes next', async ({
  page,
  qa,
}) => {
  await qa.change({});
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const main = page.locator('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ถูกรางวัล เงินเข้ากระเป๋าเอง');
  const join = main.getByRole('link', { name: 'สมัครสมาชิก', exact: true });
  await expect(join).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('timer').first()).toBeInViewport({ ratio: 1 });
  const filled = await page.evaluate(() => {
    const own = getComputedStyle(document.querySelector('main a[href="/register"]') ?? document.body);
    return [...document.querySelectorAll('a, button')].filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      const isSeen = top < innerHeight && bottom > 0;
      return isSeen && getComputedStyle(one).backgroundImage === own.backgroundImage;
    }).length;
  });
  expect(filled).toBe(1);
});

test('four shortcuts stand in one row at 320 px', async ({ page, qa }) => {
  await qa.change({});
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const tops = await page
    .getByRole('navigation', { name: 'ทางลัด' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
});

test('what was paid is shown without a name, and left out where nothing was or a backend does not tell', async ({
  page,
  qa,
}) => {
  await qa.change({ bill: LAST_BILL });
  await page.goto('/');
  const paid = page.getByRole('region', { name: 'จ่ายแล้วล่าสุด' });
  await expect(paid.getByText('สมาชิก •••78')).toBeVisible();
  await expect(paid.getByText(/^\+1,\d{3}\.\d\d$/)).toBeVisible();
  await expect(paid).not.toContainText('สมหญิง');
  await qa.fault('GET /api/lotto/paid', { code: 404, message: 'ไม่พบ' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'งวดที่เปิดรับ' })).toBeVisible();
  await expect(paid).toHaveCount(0);
});

test('banners move by themselves until somebody stops them, and not where motion is reduced', async ({
  page,
  qa,
}) => {
  const banner = (id: number) => ({
    id,
    image: '/art/banner-care.svg',
    title: `ข่าวที่ ${id}`,
    link: '/lotto/lobby',
  });
  await qa.change({ banners: [banner(1), banner(2)] });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const pause = page.getByRole('button', { name: 'หยุดเลื่อนข่าวเด่น' });
  await page.waitForLoadState('networkidle');
  await expect(pause).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // It stands among the dots and is none of them.
  const dot = () => pause.evaluate((button) => getComputedStyle(button, '::before').content);
  expect(await dot()).toBe('none');
  await pause.click();
  await expect(page.getByRole('button', { name: 'เลื่อนข่าวเด่นต่อ' })).toBeVisible();
});

test('a member places the last bill again in three taps', async ({ page, qa }) => {
  await qa.change({ bill: LAST_BILL });
  await qa.login();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('สวัสดี สมหญิง');
  await page.waitForLoadState('networkidle');
  const bet = new BetPage(page);
  let taps = 0;
  const tap = async (act: () => Promise<void>) => {
    taps += 1;
    await act();
  };
  const repeat = page.getByRole('link', { name: 'แทงซ้ำ' });
  // Told apart from the outlined ways by its tone, and from the one filled act.
  const [tone, outlined] = await Promise.all(
    [repeat, page.locator('main').getByRole('link', { name: 'ถอนเงิน', exact: true })].map((link) =>
      link.evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).backgroundImage]),
    ),
  );
  expect(tone?.[1]).toBe('none');
  expect(tone?.[0]).not.toBe(outlined?.[0]);
  await tap(() => repeat.click());
  await page.waitForURL('**/lotto/glo-**');
  await tap(() => bet.check());
  await tap(() => bet.confirm());
  expect(taps).toBe(3);
});

test.describe('before the browser has rested', () => {
  test.use({ tab: 'new' });

  test('the last bill is repeated too', async ({ page, qa }) => {
    await qa.change({ bill: LAST_BILL });
    await qa.login();
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto('/');
    await operable(page);
    await page.getByRole('link', { name: 'แทงซ้ำ' }).click();
    await page.waitForURL('**/lotto/glo-**');
  });
});

test('home tells a member of open bills, and the form to withdraw is one tap away', async ({ page, qa }) => {
  await qa.change({ bill: { ...LAST_BILL, status: 'pending' } });
  await qa.login();
  await page.goto('/');
  const own = page.getByRole('list', { name: 'รายการของคุณ' });
  await expect(own.getByRole('link', { name: /รอผล 1 โพย/ })).toContainText('20.00 บาท');
  await page.locator('main').getByRole('link', { name: 'ถอนเงิน', exact: true }).click();
  await page.waitForURL('**/member/withdraw');
});
