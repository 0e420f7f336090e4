import type { Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { demo, expect, test } from './fixtures.ts';
import { AccountPage } from './pages/account.ts';
import { BetPage } from './pages/bet.ts';
import { staleTexts, translateEveryPage, untilTranslated } from './pages/translator.ts';

const ROUND = 'glo-2025-06-16';

/** Each journey has a tab of its own: what translates it stays in the tab. */
test.use({ tab: 'new', isTranslated: true });

const balanceOf = (page: Page) => page.getByRole('status', { name: 'ยอดเงินคงเหลือ' });

test('a bill is typed, placed and shown on a translated page, with the right money after each step', async ({
  page,
  qa,
}) => {
  await qa.login();
  await qa.change({ live: true });
  await translateEveryPage(page, 'alive');
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await untilTranslated(page);
  const countdown = page.getByRole('timer').first();
  const before = await countdown.textContent();
  await page.getByRole('button', { name: 'ราคา 10 บาท' }).click();
  await page.getByRole('radio', { name: '2 ตัว' }).check();
  for (const digit of '12') await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(bet.draft).toContainText('12');
  await bet.paste('34=25\n=56=5');
  await expect(page.getByText('฿ 40')).toBeVisible();
  await expect(countdown).not.toHaveText(before ?? '');
  await bet.check();
  await bet.confirm();
  await bet.betOn();
  await expect(balanceOf(page)).toHaveText('฿ 960.00');
  await expect(page.getByText('฿ 0')).toBeVisible();
  await qa.change({ balance: 5 });
  await expect(balanceOf(page)).toHaveText('฿ 5.00');
  await bet.paste('12=10');
  await bet.check();
  await expect(bet.dialog.getByText(/ยอดเงินไม่พอ/)).toBeVisible();
  expect(await staleTexts(page)).toEqual([]);

  await page.goto(paths.bills({}));
  await untilTranslated(page);
  await page.getByRole('main').getByRole('link', { name: /รอผล/ }).last().click();
  await qa.change({ settle: 'won' });
  await expect(page.getByRole('main')).toContainText('ถูกรางวัล');
  expect(await staleTexts(page)).toEqual([]);
});

test('in a translated page money is deposited, given up and withdrawn, and what is wrong is said at its field', async ({
  page,
  qa,
}) => {
  await translateEveryPage(page, 'alive');
  await new AccountPage(page).login({ ...demo, password: 'not-my-password' });
  await expect(page.getByRole('alert').first()).toBeVisible();
  await new AccountPage(page).login(demo);
  await expect(balanceOf(page)).toHaveText('฿ 1,000.00');

  await page.goto(paths.deposit);
  await untilTranslated(page);
  const ask = page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' });
  const amount = page.getByLabel('จำนวนเงินที่ต้องการฝาก');
  await amount.fill('5');
  await ask.click();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await amount.fill('300');
  await ask.click();
  await expect(page.getByRole('timer').first()).toBeVisible();
  await page.getByRole('button', { name: 'ยกเลิกรายการนี้' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ยกเลิกรายการ', exact: true }).click();
  await amount.fill('500');
  await ask.click();
  await expect(page.getByRole('img', { name: /ยอด 500.00 บาท/ })).toBeVisible();
  await qa.change({ deposit: { status: 'paid' } });
  await page.getByRole('button', { name: 'โอนแล้ว? ตรวจสอบอีกครั้ง' }).click();
  await expect(page.getByRole('heading', { name: 'เงินเข้าแล้ว!' })).toBeVisible();
  await expect(balanceOf(page)).toHaveText('฿ 1,500.00');
  expect(await staleTexts(page)).toEqual([]);

  await page.goto(paths.withdraw);
  await untilTranslated(page);
  const out = page.getByLabel('จำนวนเงินที่ต้องการถอน');
  const confirm = page.getByRole('button', { name: 'ตรวจสอบและยืนยัน' });
  await out.fill('1');
  await confirm.click();
  await expect(out).toHaveAttribute('aria-invalid', 'true');
  await out.fill('400.25');
  await confirm.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill('not-my-password');
  await dialog.getByRole('button', { name: /^ถอน/ }).click();
  await expect(dialog.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill(demo.password);
  await dialog.getByRole('button', { name: /^ถอน/ }).click();
  await expect(page.getByRole('heading', { name: 'รายการถอนที่กำลังดำเนินการ' })).toBeVisible();
  await expect(balanceOf(page)).toHaveText('฿ 1,099.75');
  expect(await staleTexts(page)).toEqual([]);
});

test('a page that is translated before its scripts run is drawn anew, and works', async ({ page, qa }) => {
  await qa.login();
  await translateEveryPage(page, 'parsed', '*');
  await page.goto(paths.deposit);
  await page.getByLabel(/จำนวนเงินที่ต้องการฝาก/).fill('300');
  await page.getByRole('button', { name: /สร้าง QR ฝากเงิน/ }).click();
  await expect(page.getByRole('img', { name: /ยอด 300.00 บาท/ })).toBeVisible();
  await qa.change({ deposit: { status: 'paid' } });
  await page.getByRole('button', { name: /ตรวจสอบอีกครั้ง/ }).click();
  await expect(balanceOf(page)).toHaveText(/^฿ 1,300.00/);
  expect(await staleTexts(page)).toEqual([]);
});
