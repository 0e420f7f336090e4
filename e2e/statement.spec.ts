import { readFile } from 'node:fs/promises';
import { demo, expect, test } from './fixtures.ts';

const BILL = '00000000-0000-7000-8000-000000000001';
const ROWS_PER_PAGE = 50;

test('movements by day, type and period; a row leads to its bill; the calendar is Thai and takes the keyboard', async ({
  page,
  qa,
}) => {
  await qa.change({ bill: { status: 'won', lines: [{ type: 'top_2', number: '12', amount: 10 }] } });
  await qa.change({ balance: 1_000 });
  await qa.login();
  await page.goto('/member/statement');
  const main = page.locator('main');
  const day = (name: string) => page.getByRole('region', { name });
  await expect(day('15 มิถุนายน 2568')).toContainText('เงินรางวัลหวย+500.00');
  await expect(day('15 มิถุนายน 2568')).toContainText('คงเหลือ 1,000.00');
  await expect(page.getByRole('region', { name: 'สรุปยอดของช่วงนี้' })).toContainText('ฝากเงิน (1)+600.00');
  const filter = page.locator('summary').filter({ hasText: 'มิถุนายน 2568' });
  await filter.click();
  await page.getByLabel('ประเภทรายการ').selectOption({ label: 'ยอดแทง' });
  await page.getByRole('button', { name: 'แสดง', exact: true }).click();
  await expect(page).toHaveURL(/type=stake/);
  await expect(main).not.toContainText('+500.00คงเหลือ');
  await expect(day('15 มิถุนายน 2568').getByRole('listitem')).toHaveCount(1);

  await filter.click();
  await page.getByRole('button', { name: 'เลือกวันที่' }).click();
  const dialog = page.getByRole('dialog', { name: 'เลือกช่วงวันที่' });
  await expect(dialog).toContainText('มิถุนายน 2568');
  await dialog.getByRole('gridcell', { name: '1', exact: true }).click();
  await expect(dialog.getByRole('button', { name: /^ถึงวันที่/ })).toHaveAttribute('aria-pressed', 'true');
  const last = dialog.getByRole('gridcell', { name: '14', exact: true });
  await last.focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'แสดงรายการ' }).click();
  await expect(page).toHaveURL(/from=2025-06-01&to=2025-06-14&type=stake/);
  await expect(main).toContainText('ไม่มีรายการในช่วงวันที่นี้');
  await page.getByRole('link', { name: 'ดูย้อนหลัง 1 ปี' }).click();
  await day('15 มิถุนายน 2568').getByRole('link').first().click();
  await expect(page).toHaveURL(`/lotto/bills?bill_id=${BILL}`);
});

test('a long statement goes on page by page and comes whole as a file; who asks too often is told so', async ({
  page,
  qa,
}) => {
  const movements = Array.from({ length: 120 }, (_, index) => ({
    at: new Date(Date.UTC(2025, 5, 15, 2, index)).toISOString(),
    type: 'win' as const,
    label: 'เงินรางวัลหวย',
    amount: index + 1,
  }));
  await qa.change({ movements });
  await qa.login();
  await page.goto('/member/statement');
  const rows = page.locator('main').getByRole('listitem');
  await expect(rows).toHaveCount(ROWS_PER_PAGE);
  await page.getByRole('link', { name: 'รายการก่อนหน้า' }).click();
  await expect(rows.first()).toContainText('+70.00');
  await page.getByRole('link', { name: 'กลับไปรายการล่าสุด' }).click();
  await expect(rows.first()).toContainText('+120.00');
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'ดาวน์โหลด CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('statement-main-2025-06-09-2025-06-15.csv');
  expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(movements.length);

  await qa.fault('GET /api/member/statement/export', '503');
  await page.getByRole('link', { name: 'ดาวน์โหลด CSV' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'เตรียมไฟล์ไม่สำเร็จ' })).toBeVisible();
});

test('a row leads to its deposit and to its withdrawal', async ({ page, qa }) => {
  await qa.login();
  await page.goto('/member/withdraw');
  await page.getByLabel('จำนวนเงินที่ต้องการถอน').fill('300');
  await page.getByRole('button', { name: 'ตรวจสอบและยืนยัน' }).click();
  await page.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill(demo.password);
  await page.getByRole('dialog').getByRole('button', { name: /^ถอน/ }).click();
  await expect(page.getByRole('heading', { name: 'รายการถอนที่กำลังดำเนินการ' })).toBeVisible();
  const at = '2025-06-15T09:00:00Z';
  const deposit = { at, type: 'deposit', about: 'deposit', label: 'ฝากเงิน', amount: 600 } as const;
  const withdrawal = {
    at,
    type: 'withdrawal',
    about: 'withdrawal',
    label: 'แจ้งถอนเงิน',
    amount: -300,
  } as const;
  await qa.change({
    movements: [
      { ...deposit, reference: 'MOCK00000000' },
      { ...withdrawal, reference: 'MOCKOUT00001' },
    ],
  });
  await page.goto('/member/statement');
  await page.getByRole('link', { name: /ดูการฝาก.*MOCK00000000/ }).click();
  await expect(page).toHaveURL('/member/payment?ref=MOCK00000000');
  await expect(page.getByRole('heading', { name: 'ผลของรายการนี้' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /ดูการถอน.*MOCKOUT00001/ }).click();
  await expect(page).toHaveURL('/member/withdraw#MOCKOUT00001');
  await expect(page.locator('#MOCKOUT00001')).toContainText('300.00');
});
