import { expect, test } from './fixtures.ts';

const TURNOVER = '/cashback';
const LOSS = '/member/winloss';
const YESTERDAY = { staked: 10_000, deposits: 5_000, end_balance: 4_000 };

test('a visitor reads the rates by rank and is led to log in', async ({ page }) => {
  await page.goto(TURNOVER);
  const rates = page.getByRole('region', { name: 'อัตราตามระดับ' });
  await expect(rates).toContainText('ระดับซิลเวอร์');
  await expect(rates).toContainText('0.18% ของยอดเสี่ยง');
  await page.getByRole('link', { name: 'เข้าสู่ระบบเพื่อดูยอดคืนของคุณ' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fcashback/);
});

test('the rebate for turnover is taken once, and the history says so', async ({ page, qa }) => {
  await qa.change({ cashbackYesterday: YESTERDAY });
  await qa.login();
  await page.goto(TURNOVER);
  const today = page.getByRole('region', { name: 'ยอดวันนี้' });
  await expect(today).toContainText('10,000.00 บาท');
  await expect(today).toContainText('0.15%');
  const claim = page.getByRole('region', { name: 'ยอดของเมื่อวาน' });
  await claim.getByRole('button', { name: 'รับ 15.00 บาท' }).click();
  await expect(claim).toContainText('รับคืนยอด 15.00 บาท เข้ากระเป๋าหลักแล้ว');
  await expect(claim.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'ประวัติ' })).toContainText('รับแล้ว');
});

test('the rebate for a loss says its bound, what was put right, and why it is refused after midnight', async ({
  page,
  qa,
}) => {
  await qa.change({ now: '2025-06-15T16:50:00.000Z', cashbackYesterday: { ...YESTERDAY, taken_off: 8 } });
  await qa.login();
  await page.goto(LOSS);
  await expect(page.getByRole('region', { name: 'ยอดวันนี้' })).toContainText(
    'คืนสูงสุด 0.2% ของยอดเสี่ยง 10,000.00',
  );
  const claim = page.getByRole('region', { name: 'ยอดของเมื่อวาน' });
  await expect(claim).toContainText('−8.00');
  await qa.change({ now: '2025-06-15T17:00:00.000Z', cashbackClosed: false });
  await claim.getByRole('button', { name: 'รับ 12.00 บาท' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'หมดเวลารับคืนยอดของวันนั้นแล้ว' })).toBeVisible();
  await expect(claim).toContainText('กำลังสรุปยอดของเมื่อวาน');
  await expect(page.getByRole('region', { name: 'ประวัติ' })).toContainText('หมดเวลารับ');
});
