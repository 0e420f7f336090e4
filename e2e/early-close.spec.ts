import { BetPage } from '#e2e/pages/bet.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const ROUND = 'set_pm-2025-06-16';
const early = '3 ตัวบน · 3 ตัวโต๊ด · วิ่งบน ปิดรับก่อน 14:30 น.';

test('types of the SET that close before its round: said from the start, closed in time, and the rest of the bill is taken', async ({
  page,
  qa,
}) => {
  await qa.change({ now: '2025-06-16T07:25:00.000Z' });
  await qa.login();
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await expect(page.getByText(early)).toBeVisible();
  await expectAccessible(page);
  await bet.paste('347=10\n47=20');
  await bet.check();
  await expect(bet.dialog.getByText('ปิดรับ 14:30 น.')).toBeVisible();
  await expect(bet.confirmButton).toBeEnabled();
  await qa.change({ now: '2025-06-16T07:30:01.000Z' });
  await bet.confirmButton.click();
  // The refusal stands above the lines too, until they are checked again.
  await expect(bet.dialog.getByRole('cell', { name: /3 ตัวบนปิดรับแล้วตั้งแต่ 14:30 น\./ })).toBeVisible();
  await bet.dialog.getByRole('button', { name: 'ลบ 3 ตัวบน 347' }).click();
  await expect(bet.dialog.getByText('ปิดรับ 16:33 น.')).toBeVisible();
  await bet.confirm();
  await bet.betOn();
  await page.reload();
  // The way that was used last is known to the device alone, so it comes with the scripts.
  await expect(page.getByLabel('ข้อความโพย')).toBeVisible();
  await page.getByRole('radio', { name: 'แทงเร็ว' }).check();
  await expect(page.getByRole('radio', { name: '3 ตัว' })).toBeDisabled();
  await page.getByRole('radio', { name: 'วิ่ง' }).check();
  await expect(page.getByRole('button', { name: 'วิ่งบน ปิดรับ' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'วิ่งล่าง บาทละ 4.2' })).toBeEnabled();
});
