import { savedSlip, slipCode } from '#backend/testing/slips.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page, qa }) => {
  await qa.login();
  await page.goto('/member/deposit');
});

test('a QR is paid and the balance grows', async ({ page, qa }) => {
  await page.getByRole('button', { name: 'ฝาก 500 บาท' }).click();
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(page.getByRole('img', { name: /QR พร้อมเพย์ ยอด 500.00 บาท/ })).toBeVisible();
  await qa.change({ deposit: { status: 'paid' } });
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 1,500.00', {
    timeout: 20_000,
  });
});

test('an amount that is none is said at the field and stays', async ({ page }) => {
  const amount = page.getByLabel('จำนวนเงินที่ต้องการฝาก');
  for (const typed of ['1.234', 'abc', '50']) {
    await amount.fill(typed);
    await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toHaveValue(typed);
  }
});

test('a reload comes back to the QR that waits', async ({ page }) => {
  await page.getByRole('button', { name: 'ฝาก 300 บาท' }).click();
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  const code = page.getByRole('img', { name: /QR พร้อมเพย์ ยอด 300.00 บาท/ });
  await expect(code).toBeVisible();
  await page.reload();
  await expect(code).toBeVisible();
});

test('an expired QR says so and a new one keeps the amount', async ({ page, qa }) => {
  await page.getByRole('button', { name: 'ฝาก 300 บาท' }).click();
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(page.getByRole('img', { name: /QR พร้อมเพย์/ })).toBeVisible();
  await qa.change({ deposit: { status: 'expired' } });
  await page.getByRole('button', { name: 'สร้าง QR ใหม่' }).click({ timeout: 20_000 });
  await expect(page.getByLabel('จำนวนเงินที่ต้องการฝาก')).toHaveValue(/300/);
});

test('a backend that is away loses nothing that was typed', async ({ page, qa }) => {
  await qa.fault('POST /api/member/payment/generate_qr', '503');
  await page.getByLabel('จำนวนเงินที่ต้องการฝาก').fill('450.75');
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('จำนวนเงินที่ต้องการฝาก')).toHaveValue('450.75');
  await qa.fault('POST /api/member/payment/generate_qr', null);
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(page.getByRole('img', { name: /QR พร้อมเพย์ ยอด 450.75 บาท/ })).toBeVisible();
});

test('a transfer shows its account and its satang, and comes back after a reload', async ({ page, qa }) => {
  await page.getByRole('radio', { name: /โอนผ่านธนาคาร/ }).check();
  await page.getByRole('radio', { name: /ไทยพาณิชย์/ }).check();
  await page.getByRole('button', { name: 'ฝาก 500 บาท' }).click();
  await page.getByRole('button', { name: 'ขอเลขบัญชีและยอดโอน' }).click();
  await expect(page.getByText('฿ 500.37')).toBeVisible();
  await page.reload();
  await expect(page.getByText('000-0-00000-1')).toBeVisible();
  const picture = await savedSlip(slipCode('JOURNEY00001'), 'webp');
  await page
    .getByLabel('เลือกรูปสลิป')
    .setInputFiles({ name: 'slip.webp', mimeType: 'image/webp', buffer: picture });
  await expect(page.getByText('พบ QR ของสลิปแล้ว')).toBeVisible();
  await page.getByRole('button', { name: 'ส่งสลิป' }).click();
  await expect(page.getByText('ได้รับสลิปแล้ว รอธนาคารยืนยันเงินเข้า')).toBeVisible();
  await qa.change({ deposit: { status: 'paid' } });
  await expect(page.getByRole('heading', { name: 'เงินเข้าแล้ว!' })).toBeVisible({ timeout: 20_000 });
});
