import { readFile } from 'node:fs/promises';
import { AccountPage } from '#e2e/pages/account.ts';
import { demo, expect, expectAccessible, tabTo, test } from './fixtures.ts';

test('with the keyboard alone: another device is logged out and the password is changed', async ({
  page,
  qa,
}) => {
  await qa.login();
  // A login ends the session of its browser; without the cookie the one before is another device from now on.
  await page.context().clearCookies({ name: 'session' });
  await qa.login();
  await page.goto('/member/profile');
  const sessions = page.getByRole('region', { name: 'อุปกรณ์ที่เข้าสู่ระบบอยู่' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await tabTo(page, 'button', /^ออกจากระบบ .+ ที่เข้าสู่ระบบ/);
  await page.keyboard.press('Enter');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'อุปกรณ์ที่เข้าสู่ระบบอยู่' })).toBeFocused();

  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await tabTo(page, 'button', 'เปลี่ยนรหัสผ่าน');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'เปลี่ยนรหัสผ่าน' });
  await expect(dialog.getByLabel('รหัสผ่านปัจจุบัน')).toBeFocused();
  await page.keyboard.type('not-my-password');
  await tabTo(page, 'textbox', 'รหัสผ่านใหม่');
  await page.keyboard.type('brand-new-word');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('รหัสผ่านปัจจุบันไม่ถูกต้อง')).toBeVisible();
  await expect(dialog.getByLabel('รหัสผ่านปัจจุบัน')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('เปลี่ยนรหัสผ่านแล้ว')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^เปลี่ยนล่าสุด/)).toBeVisible();
});

test('with the keyboard alone: the name as the bank writes it is given, once', async ({ page, qa }) => {
  await qa.login();
  await page.goto('/member/profile');
  await tabTo(page, 'button', 'เพิ่มชื่อภาษาอังกฤษ');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'เพิ่มชื่อภาษาอังกฤษ' });
  const name = dialog.getByLabel('ชื่อ–นามสกุลภาษาอังกฤษ');
  await expect(name).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('สมหญิง');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('ใช้ได้เฉพาะตัวอักษรอังกฤษ ไม่ใช้อักษรไทยหรือตัวเลข')).toBeVisible();
  await name.fill('Somchai Rakdee');
  await tabTo(page, 'textbox', 'กรอกรหัสผ่านเพื่อยืนยัน');
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^ชื่อนี้ไม่ตรงกับชื่อที่ลงทะเบียน/)).toBeVisible();
  await name.fill('MISS SOMYING JAIDEE');
  await dialog.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill(demo.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('บันทึกชื่อภาษาอังกฤษแล้ว')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('MISS SOMYING JAIDEE')).toBeVisible();
  await expect(page.getByRole('button', { name: 'เพิ่มชื่อภาษาอังกฤษ' })).toHaveCount(0);
});

test('a session that ends while the password is changed leads to the login, and the new password is the one that was not sent', async ({
  page,
  qa,
}) => {
  await qa.login();
  await page.goto('/member/profile');
  await qa.fault('POST /api/member/change_password', '401');
  await page.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click();
  await page.getByLabel('รหัสผ่านปัจจุบัน').fill(demo.password);
  await page.getByLabel('รหัสผ่านใหม่').fill('brand-new-word');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login?over=1**');
  await new AccountPage(page).login(demo);
  await page.waitForURL('**/member/profile');
});

test('a second factor: switched on with an app, asked for in a new browser and before a withdrawal, with a recovery code too', async ({
  page,
  qa,
}) => {
  await qa.login();
  await page.goto('/member/profile');
  await page.getByRole('button', { name: 'เปิดใช้' }).click();
  const dialog = page.getByRole('dialog', { name: 'เปิดการยืนยันสองขั้นตอน' });
  await dialog.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill(demo.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: 'QR สำหรับแอป Authenticator' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('รหัส 6 หลักจากแอป').fill('123456');
  await page.keyboard.press('Enter');
  const recovery = (await dialog.getByRole('listitem').first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'เก็บรหัสไว้แล้ว' }).click();
  await expect(page.getByText(/^เปิดแล้วตั้งแต่/)).toBeVisible();

  await page.context().clearCookies({ name: /session|device/ });
  await page.goto('/login?next=/member/withdraw');
  await new AccountPage(page).login(demo);
  const code = page.getByLabel('รหัสยืนยันจากแอป');
  await expect(code).toBeFocused();
  await code.fill('654321');
  await page.keyboard.press('Enter');
  await expect(page.getByText('รหัสยืนยันไม่ถูกต้องหรือใช้ไปแล้ว')).toBeVisible();
  await code.fill(recovery.toLowerCase());
  await page.keyboard.press('Enter');
  await page.waitForURL('**/member/withdraw');

  await page.getByLabel('จำนวนเงินที่ต้องการถอน').fill('350');
  await page.getByRole('button', { name: 'ตรวจสอบและยืนยัน' }).click();
  await page.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill(demo.password);
  await page.getByLabel('รหัสยืนยันจากแอป').fill(recovery);
  await page.keyboard.press('Enter');
  await expect(page.getByText('รหัสยืนยันไม่ถูกต้องหรือใช้ไปแล้ว')).toBeVisible();
  await page.getByLabel('รหัสยืนยันจากแอป').fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'รายการถอนที่กำลังดำเนินการ' })).toBeVisible();
});

test('all that is kept of a member is a file, after the password', async ({ page, qa }) => {
  await qa.login();
  await page.goto('/member/profile');
  await page.getByRole('button', { name: 'ขอไฟล์ข้อมูล…' }).click();
  const dialog = page.getByRole('dialog', { name: 'ขอไฟล์ข้อมูลของฉัน' });
  await dialog.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill(demo.password);
  await page.keyboard.press('Enter');
  const link = dialog.getByRole('link', { name: 'ดาวน์โหลดไฟล์' });
  await expect(link).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('my-data.json');
  const file: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file).toMatchObject({ member: [{ username: demo.mobile }] });
});
