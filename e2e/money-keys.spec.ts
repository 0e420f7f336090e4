import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.beforeEach(({ qa }) => qa.login());

/** Keeps Enter down on something: the key repeats while `until` is not there yet, and some more when it is. */
async function holdEnter(page: Page, on: Locator, until: Locator): Promise<void> {
  await on.focus();
  await page.keyboard.down('Enter');
  await expect(async () => {
    await page.keyboard.down('Enter');
    expect(await until.isVisible()).toBe(true);
  }).toPass({ intervals: [30] });
  for (let times = 0; times < 10; times += 1) await page.keyboard.down('Enter');
}

async function makeQr(page: Page): Promise<void> {
  await page.goto('/member/deposit');
  await page.getByRole('button', { name: 'ฝาก 300 บาท' }).click();
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(page.getByRole('img', { name: /QR พร้อมเพย์/ })).toBeVisible();
}

test('Enter that is held opens a question and does not answer it', async ({ page, qa }) => {
  await makeQr(page);
  await qa.seen();
  const question = page.getByRole('dialog', { name: 'ยกเลิกรายการนี้?' });
  await holdEnter(page, page.getByRole('button', { name: 'ยกเลิกรายการนี้' }), question);
  const yes = question.getByRole('button', { name: 'ยกเลิกรายการ' });
  await expect(yes).toBeFocused();
  const isCancel = ({ call }: { call: string }) => call === 'POST /api/member/payment/cancel';
  expect((await qa.seen()).filter(isCancel)).toEqual([]);
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('จำนวนเงินที่ต้องการฝาก')).toHaveValue('300');
  expect((await qa.seen()).filter(isCancel)).toHaveLength(1);
});

test('Enter that is held in a form sends it once, and nothing of the dialog that it opens', async ({
  page,
  qa,
}) => {
  await page.goto('/member/withdraw');
  const amount = page.getByLabel('จำนวนเงินที่ต้องการถอน');
  await amount.fill('300');
  const dialog = page.getByRole('dialog', { name: 'ยืนยันการถอนเงิน' });
  await holdEnter(page, amount, dialog);
  const password = dialog.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน');
  await expect(password).toBeFocused();
  await expect(password).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.up('Enter');
  await password.fill('sabai-dee-99');
  await qa.seen();
  await holdEnter(page, password, page.getByRole('heading', { name: 'รายการถอนที่กำลังดำเนินการ' }));
  await page.keyboard.up('Enter');
  const sent = (await qa.seen()).filter(({ call }) => call === 'POST /api/member/withdraw/create');
  expect(sent).toHaveLength(1);
});

test('a button whose call is under way keeps the focus, and says so', async ({ page, qa }) => {
  await makeQr(page);
  await qa.fault('GET /api/member/payment/inquiry_status', 'slow');
  const check = page.getByRole('button', { name: 'โอนแล้ว? ตรวจสอบอีกครั้ง' });
  await check.press('Enter');
  const busy = page.getByRole('button', { name: 'กำลังตรวจสอบ…' });
  await expect(busy).toBeFocused();
  await expect(busy).toBeDisabled();
  await qa.fault('GET /api/member/payment/inquiry_status', null);
  await expect(check).toBeFocused();
  await expect(check).toBeEnabled();
  const refresh = page.getByRole('button', { name: 'อัปเดตยอดเงิน' });
  await refresh.press('Enter');
  await expect(refresh).toBeDisabled();
  await expect(refresh).toBeFocused();
});
