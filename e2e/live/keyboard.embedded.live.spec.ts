import { expect, tabTo, test } from '#e2e/fixtures.ts';
import { openDeposit } from '#e2e/pages/payment.ts';
import { servers } from '#e2e/servers.ts';
import { ops } from './ops.ts';
import { readyMember } from './ready-member.ts';

const AMOUNT = 'จำนวนเงินที่ต้องการฝาก';
const NEW_PASSWORD = 'brand-new-word';

test('with the keyboard alone: a limit, a deposit by the gateway, a withdrawal, another device logged out, a new password', async ({
  page,
  playwright,
  baseURL,
}, info) => {
  const { mobile, password } = await readyMember(servers.embedded, page.context().request, {
    seed: 105,
    baht: 500,
  });
  const device = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const logIn = async (tried: string) =>
    (await device.post('/api/login', { data: { username: mobile, password: tried } })).json();
  expect(await logIn(password)).toMatchObject({ error: 0 });
  const balance = page.getByRole('status', { name: 'ยอดเงินคงเหลือ' });

  await page.goto('/member/protection');
  await expect(page.getByRole('button', { name: 'บันทึกวงเงิน' })).toBeEnabled();
  await tabTo(page, 'textbox', /^ไม่เกิน/);
  await page.keyboard.type('2000');
  await page.keyboard.press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: 'ฝากเงิน · 24 ชั่วโมง' });
  await expect(row).toContainText('2,000.00 บาท');

  await page.goto('/member/deposit');
  await expect(page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' })).toBeEnabled();
  await tabTo(page, 'radio', /พร้อมเพย์ QR/);
  for (let way = 0; way < 3; way += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /ผู้ให้บริการรับชำระ/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /ช่อง B/ })).toBeChecked();
  await tabTo(page, 'textbox', AMOUNT);
  await page.keyboard.type('3000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/เกินวงเงินฝาก/)).toBeVisible();
  await tabTo(page, 'textbox', AMOUNT);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'สแกนเพื่อฝากเงิน' })).toBeFocused();
  const { ref } = await openDeposit(page.context().request);
  // The page asks by itself as well, and may be first.
  await tabTo(page, 'button', 'โอนแล้ว? ตรวจสอบอีกครั้ง');
  await ops(info.project.name, 'payment', 'pay', '--ref', ref, '--yes', '--why', 'journey');
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'เงินเข้าแล้ว!' })).toBeFocused();
  await expect(balance).toHaveText('฿ 1,500.00');

  await page.goto('/member/withdraw');
  await expect(page.getByRole('button', { name: 'ตรวจสอบและยืนยัน' })).toBeEnabled();
  await tabTo(page, 'textbox', 'จำนวนเงินที่ต้องการถอน');
  await page.keyboard.type('300');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'รายการถอนที่กำลังดำเนินการ' })).toBeFocused();
  await expect(balance).toHaveText('฿ 1,200.00');

  await page.goto('/member/profile');
  const sessions = page.getByRole('region', { name: 'อุปกรณ์ที่เข้าสู่ระบบอยู่' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await tabTo(page, 'button', /^ออกจากระบบ .+ ที่เข้าสู่ระบบ/);
  await page.keyboard.press('Enter');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect((await device.get('/api/get_user_info')).status()).toBe(401);

  await tabTo(page, 'button', 'เปลี่ยนรหัสผ่าน');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'เปลี่ยนรหัสผ่าน' });
  await expect(dialog.getByLabel('รหัสผ่านปัจจุบัน')).toBeFocused();
  await page.keyboard.type(password);
  await tabTo(page, 'textbox', 'รหัสผ่านใหม่');
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('เปลี่ยนรหัสผ่านแล้ว')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await logIn(password)).toMatchObject({ error: 4001 });
  expect(await logIn(NEW_PASSWORD)).toMatchObject({ error: 0 });
  await device.dispose();
});
