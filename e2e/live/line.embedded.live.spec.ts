import { expect, test } from '#e2e/fixtures.ts';
import { AccountPage, newMember } from '#e2e/pages/account.ts';

const NAME = 'ไลน์ของคนใหม่';

test('registered, linked, logged out, logged in by the simulated LINE, and unlinked', async ({ page }) => {
  test.setTimeout(180_000);
  const member = newMember(6_181);
  const account = new AccountPage(page);
  const enter = async () => {
    await page.getByLabel('ชื่อบัญชี LINE จำลอง').fill(NAME);
    await page.getByRole('button', { name: 'ทดลองเข้าสู่ระบบด้วย LINE จำลอง' }).click();
  };
  await page.goto('/liff/deposit');
  await enter();
  await page.getByRole('link', { name: 'สมัครสมาชิก' }).click();
  await expect(page).toHaveURL(/\/register\?next=%2Fliff%2Fdeposit/);
  await account.register(member, '/liff/deposit');
  await expect(page.getByRole('heading', { name: 'ยืนยันการผูก LINE' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: NAME })).toBeVisible();
  await page.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill(member.password);
  await page.getByRole('button', { name: 'ผูกบัญชี' }).click();
  await expect(page).toHaveURL(/\/member\/deposit$/);

  await page.context().clearCookies({ name: 'session' });
  await page.goto('/liff/deposit');
  await enter();
  await expect(page).toHaveURL(/\/member\/deposit$/);
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toBeVisible();

  await page.goto('/member/profile');
  await expect(page.getByRole('region', { name: 'อุปกรณ์ที่เข้าสู่ระบบอยู่' })).toContainText('เข้าสู่ระบบด้วย LINE');
  await page.getByRole('button', { name: 'เลิกผูก' }).click();
  const dialog = page.getByRole('dialog', { name: 'เลิกผูกบัญชี LINE' });
  await dialog.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill(member.password);
  await dialog.getByRole('button', { name: 'ยืนยันเลิกผูก' }).click();
  await expect(page.getByRole('link', { name: 'ผูก LINE' })).toBeVisible();

  await page.context().clearCookies({ name: 'session' });
  await page.goto('/liff');
  await enter();
  await expect(page.getByText(`บัญชี LINE “${NAME}” ยังไม่ได้ผูกกับสมาชิก`)).toBeVisible();
});
