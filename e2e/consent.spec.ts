import { expect, expectAccessible, tabTo, test } from './fixtures.ts';

test('a new version of a text: put off, it holds up a deposit and loses nothing; then it is read and agreed to', async ({
  page,
  qa,
}) => {
  await qa.login();
  await qa.change({ texts: { terms: '2027-01' } });
  await page.goto('/member/deposit');
  const dialog = page.getByRole('dialog', { name: 'มีข้อกำหนดฉบับใหม่' });
  await expect(dialog.getByText('ข้อกำหนดการใช้งาน')).toBeVisible();
  await expect(dialog.getByText('ฉบับ 2027-01')).toBeVisible();
  await expect(dialog.getByText('นโยบายความเป็นส่วนตัว')).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'ไว้ทีหลัง' }).click();
  await expect(dialog).toBeHidden();

  const amount = page.getByLabel('จำนวนเงินที่ต้องการฝาก');
  await amount.fill('350');
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(page.getByText('ข้อกำหนดหรือนโยบายมีฉบับใหม่', { exact: false }).first()).toBeVisible();
  await expect(amount).toHaveValue('350');

  await page.goto('/member/profile');
  await expect(dialog).toBeVisible();
  await tabTo(page, 'button', 'อ่านแล้วและยอมรับ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('บันทึกการยอมรับแล้ว')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByText(/^ข้อกำหนดการใช้งาน ฉบับ 2027-01 ยอมรับเมื่อ/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'อ่าน…', exact: true })).toBeVisible();
});

test('a text that changes while it is read is read again before it is agreed to', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ texts: { privacy: '2027-01' } });
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'มีข้อกำหนดฉบับใหม่' });
  await expect(dialog.getByText('ฉบับ 2027-01')).toBeVisible();
  await qa.change({ texts: { privacy: '2027-02' } });
  await dialog.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click();
  await expect(dialog.getByText('ข้อความเพิ่งเปลี่ยนเป็นฉบับใหม่', { exact: false })).toBeVisible();
  await expect(dialog.getByText('ฉบับ 2027-02')).toBeVisible();
  await dialog.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click();
  await expect(dialog).toBeHidden();
});
