import { AccountPage } from '#e2e/pages/account.ts';
import { demo, expect, tabTo, test } from './fixtures.ts';

const HOUR_MS = 3_600_000;

test('with the keyboard alone a limit is set, raised, confirmed a day later, and refused where it is full', async ({
  page,
  qa,
}) => {
  await qa.login();
  await page.goto('/member/protection');
  const amount = page.getByLabel(/^ไม่เกิน/);
  await expect(page.getByRole('button', { name: 'บันทึกวงเงิน' })).toBeEnabled();
  await tabTo(page, 'textbox', /^ไม่เกิน/);
  await page.keyboard.press('Enter');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: 'ฝากเงิน · 24 ชั่วโมง' });
  await expect(row).toContainText('500.00 บาท');

  await tabTo(page, 'textbox', /^ไม่เกิน/);
  await page.keyboard.type('900');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('ขอเพิ่มเป็น 900.00 บาท');
  await expect(row.getByRole('button', { name: 'ยืนยันวงเงินใหม่' })).toHaveCount(0);

  await qa.change({ advance: 25 * HOUR_MS, limitUsed: { deposit: 300 } });
  await qa.login();
  await page.goto('/member/protection');
  await expect(row).toContainText('ใช้ไป 300.00 บาท · เหลือ 200.00 บาท');
  const confirm = row.getByRole('button', { name: 'ยืนยันวงเงินใหม่' });
  await expect(page.getByRole('button', { name: 'บันทึกวงเงิน' })).toBeEnabled();
  await tabTo(page, 'button', 'ยืนยันวงเงินใหม่');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toContainText('เหลือ 600.00 บาท');

  await page.goto('/member/deposit');
  await expect(page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' })).toBeEnabled();
  await tabTo(page, 'textbox', 'จำนวนเงินที่ต้องการฝาก');
  await page.keyboard.type('700');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/เกินวงเงินฝากใน 24 ชั่วโมง ฝากได้อีก 600\.00 บาท/)).toBeVisible();
  await tabTo(page, 'textbox', 'จำนวนเงินที่ต้องการฝาก');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('600');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR พร้อมเพย์ ยอด 600.00 บาท' })).toBeVisible();
});

test('a time-out takes a choice and the password, ends the session, and leaves withdrawing alone', async ({
  page,
  qa,
}) => {
  await page.goto('/member/protection');
  await expect(page.getByRole('link', { name: 'โทร 1323' })).toBeVisible();
  await qa.login();
  await page.goto('/member/protection');
  await page.getByLabel('1 สัปดาห์').check();
  await page.getByRole('button', { name: 'ดำเนินการต่อ' }).click();
  const dialog = page.getByRole('dialog', { name: 'ยืนยันการพักการเล่น' });
  await expect(dialog).toContainText('ระยะเวลา 1 สัปดาห์');
  await dialog.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill('not-my-password');
  await dialog.getByRole('button', { name: 'พักการเล่น' }).click();
  await expect(dialog.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill(demo.password);
  await dialog.getByRole('button', { name: 'พักการเล่น' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: 'เข้าสู่ระบบ' }).first()).toBeVisible();

  await page.goto('/login?next=%2Fmember%2Fdeposit');
  await new AccountPage(page).login(demo);
  await page.waitForURL('**/member/deposit');
  await page.getByLabel('จำนวนเงินที่ต้องการฝาก').fill('300');
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(page.getByText('คุณขอพักการเล่นไว้ถึง 22 มิ.ย. 68')).toBeVisible();
  await page.goto('/member/protection');
  await expect(page.getByRole('heading', { name: 'คุณกำลังพักการเล่น' })).toBeVisible();
});

test('a session says at the interval that was chosen what it brought, and nothing that was typed is lost', async ({
  page,
  qa,
}) => {
  await qa.login();
  await page.goto('/member/protection');
  await expect(page.getByRole('button', { name: 'บันทึกเวลาเตือน' })).toBeEnabled();
  await page.getByLabel('15 นาที').check();
  await page.getByLabel('15 นาที').press('Enter');
  await expect(page.getByText('จะเตือนทุก 15 นาที')).toBeVisible();

  await page.goto('/member/deposit');
  const times = page.locator('#times');
  await expect(times).toContainText('19:00');
  await expect(times).toContainText('0:00');
  const amount = page.getByLabel('จำนวนเงินที่ต้องการฝาก');
  await amount.fill('300');
  await qa.change({ advance: 16 * 60_000, sessionNet: -120.5 });
  const told = page.waitForResponse('**/api/member/wallets');
  await page.getByRole('button', { name: 'อัปเดตยอดเงิน' }).click();
  await told;
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(times).toContainText('0:16', { timeout: 500 });
  }).toPass();
  const dialog = page.getByRole('dialog', { name: 'เวลาเล่นของคุณ' });
  await expect(dialog).toContainText('16 นาที');
  await expect(dialog).toContainText('−120.50 บาท');
  await expect(dialog.getByRole('link', { name: /ตั้งวงเงิน/ })).toHaveAttribute('href', '/member/protection');
  await expect(async () => {
    await dialog.getByRole('button', { name: 'เล่นต่อ' }).click();
    await expect(dialog).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(amount).toHaveValue('300');
  expect((await qa.seen()).filter(({ call }) => call.endsWith('/reality/seen'))).toHaveLength(1);
});
