import type { Page } from '@playwright/test';
import { brokenWords } from '#e2e/pages/screen.ts';
import { demo, expect, test } from './fixtures.ts';

const BILL = {
  status: 'pending' as const,
  lines: [{ type: 'top_2' as const, number: '12', amount: 10 }],
};

test.beforeEach(async ({ qa }) => {
  await qa.login();
  await qa.change({ live: true, bill: BILL });
});

test('a win is seen without a reload: balance, toast and bill, also after the stream was cut', async ({
  page,
  qa,
}) => {
  const held = () => page.waitForResponse((answer) => answer.url().includes('/api/events'));
  const first = held();
  await page.goto('/lotto/bills');
  await first;
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const balance = page.getByLabel('ยอดเงินคงเหลือ');
  const card = page.locator('a[data-status]').first();
  await expect(card).toHaveAttribute('data-status', 'pending');
  await expect(balance).toHaveText('฿ 990.00');

  await qa.change({ settle: 'won' });
  await expect(page.getByText('ยินดีด้วย โพยของคุณถูกรางวัล ได้รับ 900.00 บาท')).toBeVisible();
  expect(await brokenWords(page, ['ดูโพย', 'แชร์เป็นรูป'])).toEqual([]);
  await expect(page.getByText('กำไรสุทธิ 890.00 บาท')).toBeVisible();
  await expect(page.getByRole('link', { name: 'แชร์เป็นรูป' })).toHaveAttribute('href', /bill_id=.*#picture$/);
  await expect(card).toHaveAttribute('data-status', 'won');
  await expect(balance).toHaveText('฿ 1,890.00');

  const again = held();
  await qa.change({ live: false });
  await qa.change({ live: true, bill: BILL });
  await again;
  await expect(balance).toHaveText('฿ 1,880.00');
  await expect(page.locator('a[data-status]')).toHaveCount(2);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

test('what is switched off in the profile is not told on this device, also after a reload; the balance follows all the same', async ({
  page,
  qa,
}) => {
  await page.goto('/member/profile');
  const withdrawals = page.getByRole('checkbox', { name: 'ผลการถอนเงิน' });
  await withdrawals.click();
  await expect(withdrawals).not.toBeChecked();
  const held = page.waitForResponse((answer) => answer.url().includes('/api/events'));
  await page.reload();
  await held;
  await expect(withdrawals).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'โพยถูกรางวัล' })).toBeChecked();
  const told = page.getByText('ถอนเงินสำเร็จ โอนเข้าบัญชีของคุณแล้ว');
  const order = { amount: 100, password: demo.password, idempotency_key: 'a-withdrawal-of-this-test' };
  expect((await page.request.post('/api/member/withdraw/create', { data: order })).ok()).toBe(true);
  await qa.change({ withdrawal: { status: 'paid' } });
  await qa.change({ settle: 'won' });
  await expect(page.getByText('ยินดีด้วย โพยของคุณถูกรางวัล ได้รับ 900.00 บาท')).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('two tabs share one stream, and the one that stays takes it over', async ({ page, context, qa }) => {
  const streams = new Set<string>();
  const second = await context.newPage();
  // Whoever does not hold it asks once what came before.
  for (const [name, tab] of Object.entries({ page, second }))
    tab.on('request', (request) => /[/]api[/]events(?!.*once=1)/.test(request.url()) && streams.add(name));
  await page.bringToFront();
  const held = page.waitForResponse((answer) => answer.url().includes('/api/events'));
  await page.goto('/lotto/bills');
  await held;
  await second.bringToFront();
  await second.goto('/lotto/bills');
  const shows = (tab: Page, text: string) =>
    expect(tab.getByLabel('ยอดเงินคงเหลือ')).toHaveText(text, { timeout: 1_000 });
  let baht = 50;
  await expect(async () => {
    baht += 1;
    await qa.change({ balance: baht });
    for (const tab of [page, second]) await shows(tab, `฿ ${baht}.00`);
  }).toPass();
  expect([...streams]).toEqual(['page']);
  await page.goto('/icon.svg');
  await qa.change({ balance: 77 });
  await expect(second.getByLabel('ยอดเงินคงเหลือ')).toHaveText('฿ 77.00');
  expect([...streams]).toEqual(['page', 'second']);
});

test('points that were given elsewhere are seen without a reload on the quests, the wheel and the shop', async ({
  page,
  qa,
}) => {
  let points = 0;
  for (const path of ['/member/creditfree', '/redeem', '/member/wheel?tab=2']) {
    const held = page.waitForResponse((answer) => answer.url().includes('/api/events'));
    await page.goto(path);
    await held;
    points += 250;
    await qa.change({ pointsGiven: 250 });
    await expect(page.getByRole('main').getByText(`${points} แต้ม`).first(), path).toBeVisible();
  }
});
