import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const ROUND = 'glo-2025-06-16';
/** So long a page that is told of nothing may take to look by itself. */
const UNTOLD_MS = 45_000;

/** The pages on which somebody waits for a result: the round, the home page, the results of its kind. */
async function waitOnAll(round: Page, context: BrowserContext) {
  const [home, results] = [await context.newPage(), await context.newPage()];
  await round.goto(`/lotto/${ROUND}`);
  await home.goto('/');
  await results.goto('/lotto/results');
  for (const one of [round, home, results])
    await one.evaluate(() => Object.assign(window, { isSamePage: true }));
  return { round, home, results };
}

async function showResult({ round, home, results }: Awaited<ReturnType<typeof waitOnAll>>): Promise<void> {
  const timeout = UNTOLD_MS;
  await expect(round.getByRole('heading', { name: 'ออกผลแล้ว' })).toBeVisible({ timeout });
  await expect(round.getByRole('link', { name: 'ดูผลรางวัล' })).toBeVisible();
  const newest = home.getByRole('region', { name: 'ผลรางวัลล่าสุด' }).locator(`a[href*="${ROUND}"]`);
  await expect(newest).toHaveCount(1, { timeout });
  await expect(results.locator(`main a[href*="${ROUND}"]`).first()).toBeVisible({ timeout });
  for (const one of [round, home, results])
    expect(await one.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
}

for (const isHeld of [true, false])
  test(`a publication shows on the round, at home and among the results by itself, ${isHeld ? 'told by the stream' : 'where no stream is to be had'}`, async ({
    page,
    context,
    qa,
  }) => {
    test.setTimeout(2 * UNTOLD_MS);
    await qa.change({ live: isHeld, round: { status: 'closed' } });
    const pages = await waitOnAll(page, context);
    const main = page.locator('main');
    await expect(main).toContainText('กำหนดออกผล 16 มิ.ย. 68 15:40 น.');
    await expect(main).toContainText('งวดวันที่ 1 ก.ค. 68');
    await expect(main).toContainText('เปิดรับแทง 16 มิ.ย. 68 16:40 น.');
    await qa.change({ round: { status: 'resulted' } });
    await showResult(pages);
  });

test('what is published before a page listens shows on it too, also where another tab holds the stream', async ({
  page,
  context,
  qa,
}) => {
  await qa.change({ live: true, round: { status: 'closed' } });
  const stream = page.waitForResponse((answer) => answer.url().includes('/api/events'));
  await page.goto(`/lotto/${ROUND}`);
  await stream;
  const late = await context.newPage();
  await late.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    const rest = window.requestIdleCallback;
    window.requestIdleCallback = (act) => waiting.push(act);
    Object.assign(window, { rest: () => waiting.map((act) => rest(act)) });
  });
  await late.goto('/');
  await qa.change({ round: { status: 'resulted' } });
  await expect(page.getByRole('heading', { name: 'ออกผลแล้ว' })).toBeVisible();
  await late.evaluate(() => void Reflect.get(window, 'rest')());
  const newest = late.getByRole('region', { name: 'ผลรางวัลล่าสุด' }).locator(`a[href*="${ROUND}"]`);
  await expect(newest).toHaveCount(1);
});

test('a round that is open shows its close, its result that is late, and that it was called off', async ({
  page,
  qa,
}) => {
  await qa.change({ live: true });
  const stream = page.waitForResponse((answer) => answer.url().includes('/api/events'));
  await page.goto(`/lotto/${ROUND}`);
  await stream;
  const main = page.locator('main');
  await qa.change({ now: '2025-06-16T08:21:00.000Z' });
  await expect(main).toContainText('กำหนดออกผล 16 มิ.ย. 68 15:40 น.');
  // A page takes up a clock that was put forward with its next load.
  await qa.change({ now: '2025-06-16T08:41:00.000Z' });
  await page.reload();
  await expect(main).toContainText('ถึงกำหนดออกผล');
  await qa.change({ now: '2025-06-16T09:00:00.000Z' });
  const again = page.waitForResponse((answer) => answer.url().includes('/api/events'));
  await page.reload();
  await expect(main).toContainText('ผลออกช้ากว่ากำหนด');
  await again;
  await qa.change({ round: { status: 'voided' } });
  await expect(page.getByRole('heading', { name: 'ยกเลิกงวดนี้แล้ว' })).toBeVisible();
  await expect(main).not.toContainText('กำหนดออกผล');
});

test('who watches a round that is won reads there what it brought, one tap from the bill', async ({
  page,
  qa,
}) => {
  await qa.login();
  const lines = [
    { type: 'top_2' as const, number: '12', amount: 10 },
    { type: 'top_2' as const, number: '34', amount: 5 },
  ];
  await qa.change({ live: true, round: { status: 'closed' } });
  await qa.change({ bill: { status: 'pending', round_id: ROUND, lines } });
  await page.goto(`/lotto/${ROUND}`);
  await qa.change({ round: { status: 'resulted' } });
  await expect(page.getByRole('link', { name: 'ดูผลรางวัล' })).toBeVisible({ timeout: UNTOLD_MS });
  await qa.change({ settle: 'won' });
  const won = page.getByRole('region', { name: 'โพยของคุณในรอบนี้' });
  await expect(won.getByRole('heading', { name: 'ยินดีด้วย! ได้รับ 900.00 บาท' })).toBeVisible();
  await expect(won.getByRole('link', { name: 'ดูโพย' })).toHaveAttribute('href', /bill_id=/);
});

test('who goes back to a round finds what was published meanwhile', async ({ page, qa }) => {
  await qa.change({ live: true, round: { status: 'closed' } });
  const stream = page.waitForResponse((answer) => answer.url().includes('/api/events'));
  await page.goto(`/lotto/${ROUND}`);
  await stream;
  await page.locator('footer').getByRole('link', { name: 'อัตราจ่าย' }).first().click();
  await expect(page).toHaveURL('/lotto/rates');
  await qa.change({ round: { status: 'resulted' } });
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'ออกผลแล้ว' })).toBeVisible();
});
