import { readFile } from 'node:fs/promises';
import { findMotion } from '#e2e/every-page/page-checks.ts';
import { BetPage } from '#e2e/pages/bet.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const ROUND = 'glo-2025-06-16';
const BILL = '00000000-0000-7000-8000-00000000000';
const top2 = (number: string, amount: number) => ({ type: 'top_2' as const, number, amount });

test.beforeEach(({ qa }) => qa.login());

test('bills by kind and day, with what they cost together; the address says which', async ({ page, qa }) => {
  await qa.change({ bill: { status: 'won', lines: [top2('12', 10)] } });
  await qa.change({ bill: { status: 'pending', pack: 'discount', lines: [top2('34', 100)] } });
  await page.goto('/lotto/bills');
  const main = page.locator('main');
  await expect(main).toContainText('รวม 2 โพย');
  await expect(main).toContainText('82.00');
  await page.getByText('ตัวกรอง', { exact: true }).click();
  await page.getByLabel('ชนิดหวย').selectOption({ label: 'หวยลาวพัฒนา' });
  await page.getByRole('button', { name: 'แสดง' }).click();
  await expect(main).toContainText('ไม่มีโพยตามที่กรอง');
  await page.getByRole('link', { name: 'ล้างตัวกรอง' }).click();
  await expect(main).toContainText('รวม 2 โพย');
  await page.getByRole('link', { name: 'รอผล', exact: true }).click();
  await expect(main).toContainText('รวม 1 โพย');
  await page.getByRole('link', { name: 'วันนี้' }).click();
  await expect(page).toHaveURL(/status=pending&day=2025-06-15$/);
  await expect(page.getByLabel('ชนิดหวย')).toBeHidden();
  await expect(main).toContainText('รวม 1 โพย');
  await expect(main).toContainText('72.00');
});

test('the question before a bill is cancelled is no part that scrolls by itself, and goes with Escape', async ({
  page,
  qa,
}) => {
  await qa.change({ bill: { status: 'pending', lines: [top2('12', 10)] } });
  await page.goto(`/lotto/bills?bill_id=${BILL}1`);
  const cancel = page.getByRole('button', { name: 'ยกเลิกโพยนี้' });
  await cancel.click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('คืนเงิน 10.00 บาท');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(cancel).toBeFocused();
});

test('a bill is put into the open round again, after a question where a draft is there', async ({
  page,
  qa,
}) => {
  await qa.change({ bill: { status: 'lost', pack: 'discount', lines: [top2('12', 10), top2('34', 5)] } });
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await bet.paste('99=1');
  await page.goto(`/lotto/bills?bill_id=${BILL}1`);
  await page.getByRole('button', { name: 'แทงโพยนี้อีกครั้ง' }).click();
  await expect(page.getByRole('dialog')).toContainText('ใช้โพยนี้แทน');
  await page.getByRole('button', { name: 'นำไปจัดโพย' }).click();
  await page.waitForURL(`**/lotto/${ROUND}`);
  await expect(bet.draft.getByLabel('ราคา 2 ตัวบน 34')).toHaveValue('5');
  await expect(bet.draft).not.toContainText('99');
  await bet.check();
  await expect(bet.dialog).toContainText('10.80');
});

test('a win counts up and stands still where motion is reduced; it is said whole, with what is left of it', async ({
  page,
  qa,
}) => {
  await qa.change({ bill: { status: 'won', lines: [top2('12', 10), top2('34', 5)] } });
  const title = page.getByRole('heading', { name: 'ยินดีด้วย! ได้รับ 900.00 บาท' });
  const pieces = page.locator('main [aria-hidden="true"] > i');
  await page.goto(`/lotto/bills?bill_id=${BILL}1`);
  await expect(title).toContainText('900.00');
  await expect(page.getByText('จ่ายค่าแทง 15.00 กำไรสุทธิ +885.00 บาท').last()).toBeVisible();
  await expect(pieces.first()).toBeAttached();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(title).toBeVisible();
  await expect(pieces.filter({ visible: true })).toHaveCount(0);
  expect(await findMotion(page)).toEqual([]);
});

test('a win below the stake is told without joy', async ({ page, qa }) => {
  await qa.change({
    bill: { status: 'won', lines: [top2('12', 1), ...['34', '35', '36'].map((number) => top2(number, 100))] },
  });
  await page.goto(`/lotto/bills?bill_id=${BILL}1`);
  await expect(page.getByRole('heading', { name: 'ได้รับ 90.00 บาท', exact: true })).toBeVisible();
  await expect(page.getByText('จ่ายค่าแทง 301.00 ขาดทุนสุทธิ −211.00 บาท')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('ยินดีด้วย');
  await expect(page.locator('main [aria-hidden="true"] > i')).toHaveCount(0);
});

test('the address of a picture opens it at once', async ({ page, qa }) => {
  await qa.change({ bill: { status: 'won', lines: [top2('12', 10)] } });
  await page.goto(`/lotto/bills?bill_id=${BILL}1#picture`);
  await expect(page.getByRole('dialog', { name: 'รูปโพย' })).toBeVisible();
});

test('a picture of a win is made on the device and saved', async ({ page, qa }) => {
  await qa.change({ bill: { status: 'won', lines: [top2('12', 10), top2('34', 5)] } });
  await page.goto(`/lotto/bills?bill_id=${BILL}1`);
  await page.getByRole('button', { name: 'แชร์เป็นรูป' }).click();
  const dialog = page.getByRole('dialog', { name: 'รูปโพย' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'บันทึกรูป' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^bill-.*\.png$/);
  const picture = await readFile(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // Width and height as the file says: as many rows as lines won.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1_080, 774]);
});
