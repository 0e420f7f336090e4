import type { Page } from '@playwright/test';
import { backFromLayer, expect, expectAccessible, tabTo, test } from './fixtures.ts';

const OPENER = 'ฝากเงินที่หน้านี้';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'ฝากเงิน', exact: true });
const opener = (page: Page) => page.getByRole('button', { name: OPENER });

test('a member deposits over the page that they are on, and loses nothing of it', async ({ page, qa }) => {
  await qa.login();
  await page.goto('/lotto/results?kind=thai-government');
  const place = page.url();
  await opener(page).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: /โอนผ่านธนาคาร/ }).check();
  await dialog.getByRole('radio', { name: /ไทยพาณิชย์/ }).check();
  await dialog.getByRole('button', { name: 'ฝาก 500 บาท' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'ขอเลขบัญชีและยอดโอน' }).click();
  await expect(dialog.getByText('฿ 500.37')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'โอนเพื่อฝากเงิน' })).toBeFocused();

  // Closed and opened again it still waits; Back closes it and stays.
  await backFromLayer(page);
  await expect(dialog).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  expect(page.url()).toBe(place);
  await opener(page).click();
  await expect(dialog.getByText('฿ 500.37')).toBeVisible();
  await qa.change({ deposit: { status: 'paid' } });
  await expect(dialog.getByRole('heading', { name: 'เงินเข้าแล้ว!' })).toBeVisible({ timeout: 20_000 });
  await dialog.getByRole('button', { name: 'ปิดหน้าต่าง' }).click();
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 1,500.37');
  expect(page.url()).toBe(place);
});

test('a deposit is given up in the dialog by the keyboard alone, and the amount stays', async ({
  page,
  qa,
}) => {
  await qa.login();
  await page.goto('/lotto/rates');
  await expect(opener(page)).toBeVisible();
  await tabTo(page, 'button', OPENER);
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('จำนวนเงินที่ต้องการฝาก')).toBeVisible();
  await tabTo(page, 'textbox', 'จำนวนเงินที่ต้องการฝาก');
  await page.keyboard.type('250.50');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'สแกนเพื่อฝากเงิน' })).toBeFocused();
  await tabTo(page, 'button', 'ยกเลิกรายการนี้');
  await page.keyboard.press('Enter');
  const sure = page.getByRole('dialog', { name: 'ยกเลิกรายการนี้?' });
  await expect(sure).toBeVisible();
  await expect.poll(() => sure.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sure).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: 'สแกนเพื่อฝากเงิน' })).toBeVisible();
  await tabTo(page, 'button', 'ยกเลิกรายการนี้');
  await page.keyboard.press('Enter');
  await expect.poll(() => sure.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await tabTo(page, 'button', /^ยกเลิกรายการ$/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('จำนวนเงินที่ต้องการฝาก')).toHaveValue('250.5');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('a link in the dialog leads on and closes it; what cannot be read is read again', async ({
  page,
  qa,
}) => {
  await qa.login();
  await page.goto('/');
  await qa.fault('GET /api/member/payment/channels', '503');
  await opener(page).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('alert')).toBeVisible();
  await qa.fault('GET /api/member/payment/channels', null);
  await dialog.getByRole('button', { name: 'ลองใหม่' }).click();
  await dialog.getByRole('link', { name: 'ตั้งวงเงินฝาก' }).click();
  await page.waitForURL('**/member/protection');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await page.waitForURL('**/');
  // Over the page that shows deposits anyway there is nothing to open.
  await page.getByRole('link', { name: 'กระเป๋าเงิน' }).click();
  await page.waitForURL('**/member/deposit');
  await expect(opener(page)).toHaveCount(0);
});

test('the dialog takes no place that others need: 390 and 1280 px', async ({ page, qa }) => {
  await qa.login();
  for (const [width, isWhole] of [
    [390, true],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const box = await opener(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await opener(page).click();
    await expect(dialogOf(page).getByLabel('จำนวนเงินที่ต้องการฝาก')).toBeVisible();
    const paper = await dialogOf(page).boundingBox();
    expect(paper?.width).toBe(isWhole ? 390 : 560);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('the deposit notice tells the accounts of the site from every page, and over a deposit', async ({
  page,
  qa,
}) => {
  await qa.login();
  await page.goto('/lotto/rates');
  const notice = page.getByRole('dialog', { name: 'แจ้งบัญชีรับฝากเงิน' });
  await page.locator('footer').getByRole('button', { name: 'บัญชีรับฝากเงิน' }).click();
  await expect(notice.getByText('000-0-00000-1')).toBeVisible();
  await expect(notice.getByText('060-000-0000')).toBeVisible();
  await expectAccessible(page);
  await backFromLayer(page);
  await expect(notice).toHaveCount(0);
  await expect(page.locator('footer').getByRole('button', { name: 'บัญชีรับฝากเงิน' })).toBeFocused();
  await opener(page).click();
  await dialogOf(page).getByRole('button', { name: 'บัญชีรับฝากเงิน' }).click();
  await expect(notice.getByRole('button', { name: 'คัดลอกเลขบัญชี' }).first()).toBeVisible();
  // One step back is one dialog.
  await backFromLayer(page, 2);
  await expect(notice).toHaveCount(0);
  await expect(dialogOf(page)).toBeVisible();
});
