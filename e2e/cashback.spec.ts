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

test('nothing was played yet: no day is closed, and yesterday brings nothing', async ({ page, qa }) => {
  await qa.change({ cashbackToday: { staked: 0, deposits: 0, end_balance: 0 } });
  await qa.login();
  for (const address of [TURNOVER, LOSS]) {
    await page.goto(address);
    await expect(page.getByRole('region', { name: 'ยอดของเมื่อวาน' })).toContainText('เมื่อวานไม่มียอดคืน');
    await expect(page.getByRole('region', { name: 'ประวัติ' })).toContainText('ยังไม่มีวันที่สรุปยอด');
    await expect(page.getByRole('region', { name: 'ยอดวันนี้' })).toContainText('0.00 บาท');
    await expect(page.getByRole('main').getByRole('button', { name: /^รับ/ })).toHaveCount(0);
  }
});

test('a closed day without a loss brings nothing, and says how that follows', async ({ page, qa }) => {
  await qa.change({ cashbackYesterday: { staked: 10_000, deposits: 1_000, end_balance: 3_000 } });
  await qa.login();
  await page.goto(LOSS);
  const claim = page.getByRole('region', { name: 'ยอดของเมื่อวาน' });
  await expect(claim).toContainText('เมื่อวานไม่มียอดคืน');
  await expect(claim.getByRole('button')).toHaveCount(0);
  const history = page.getByRole('region', { name: 'ประวัติ' });
  await expect(history).toContainText('ไม่มียอดคืน');
  await history.getByText('ดูวิธีคิด').click();
  await expect(history).toContainText('ยอดเสียสุทธิ');
});

test('a minus of an earlier day is taken off, and what is left of it is carried on', async ({ page, qa }) => {
  await qa.change({ cashbackYesterday: { ...YESTERDAY, carried: 40 } });
  await qa.login();
  await page.goto(TURNOVER);
  const claim = page.getByRole('region', { name: 'ยอดของเมื่อวาน' });
  await expect(claim).toContainText('หักยอดที่ค้างจากวันก่อน');
  await expect(claim).toContainText('−40.00');
  await expect(claim).toContainText('ยังต้องหักจากวันต่อไป 25.00 บาท');
  await expect(claim.getByRole('button')).toHaveCount(0);
});

test('older days come in pages, and the way back leads to the newest', async ({ page, qa }) => {
  await qa.change({ cashbackYesterday: YESTERDAY, cashbackOlder: 24 });
  await qa.login();
  await page.goto(TURNOVER);
  const days = page.getByRole('region', { name: 'ประวัติ' }).getByRole('listitem');
  await expect(days).toHaveCount(20);
  await expect(days.nth(1)).toContainText('หมดเวลารับ');
  await page.getByRole('link', { name: 'วันก่อนหน้า' }).click();
  await expect(page).toHaveURL(/before=2025-05-26$/);
  await expect(days).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'วันก่อนหน้า' })).toHaveCount(0);
  await page.getByRole('link', { name: 'กลับไปวันล่าสุด' }).click();
  await expect(days).toHaveCount(20);
  await page.goBack();
  await expect(days).toHaveCount(5);
});

test('a double press takes it once; a lost answer is looked up and no failure stays', async ({
  page,
  qa,
}) => {
  await qa.change({ cashbackYesterday: YESTERDAY });
  await qa.login();
  await page.goto(TURNOVER);
  const claim = page.getByRole('region', { name: 'ยอดของเมื่อวาน' });
  const balance = page.getByRole('status', { name: 'ยอดเงินคงเหลือ' });
  const before = Number((await balance.textContent())?.replace(/[^\d.]/g, ''));
  const shown = (baht: number) => `฿ ${baht.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  await claim.getByRole('button', { name: 'รับ 15.00 บาท' }).dblclick();
  await expect(claim).toContainText('รับคืนยอด 15.00 บาท เข้ากระเป๋าหลักแล้ว');
  await expect(balance).toHaveText(shown(before + 15));
  await page.goto(LOSS);
  await qa.fault('POST /api/cashback/loss/claim', 'lost-answer');
  await claim.getByRole('button', { name: 'รับ 20.00 บาท' }).click();
  await expect(claim).toContainText('รับคืนยอด 20.00 บาท เข้ากระเป๋าหลักแล้ว');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(balance).toHaveText(shown(before + 35));
});

test('offline nothing is sent and the day stays to be taken', async ({ page, qa }) => {
  await qa.change({ cashbackYesterday: YESTERDAY });
  await qa.login();
  await page.goto(TURNOVER);
  const claim = page.getByRole('region', { name: 'ยอดของเมื่อวาน' });
  const take = claim.getByRole('button', { name: 'รับ 15.00 บาท' });
  await expect(take).toBeVisible();
  await page.context().setOffline(true);
  await take.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('ไม่ได้เชื่อมต่ออินเทอร์เน็ต');
  await page.context().setOffline(false);
  await take.click();
  await expect(claim).toContainText('รับคืนยอด 15.00 บาท เข้ากระเป๋าหลักแล้ว');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('a session that ended is said, and after the login the day is still there', async ({ page, qa }) => {
  await qa.change({ cashbackYesterday: YESTERDAY });
  await qa.login();
  await page.goto(TURNOVER);
  await qa.fault('POST /api/cashback/turnover/claim', '401');
  await page.getByRole('button', { name: 'รับ 15.00 บาท' }).click();
  await expect(page).toHaveURL(/\/login\?over=.*next=%2Fcashback/);
  await qa.fault('POST /api/cashback/turnover/claim', null);
  await qa.login();
  await page.goto(TURNOVER);
  await page.getByRole('button', { name: 'รับ 15.00 บาท' }).click();
  await expect(page.getByRole('region', { name: 'ยอดของเมื่อวาน' })).toContainText('เข้ากระเป๋าหลักแล้ว');
});

test('what cannot be read just now covers the page', async ({ page, qa }) => {
  await qa.login();
  await qa.fault('GET /api/cashback/today', '503');
  await page.goto(TURNOVER);
  await expect(page.getByText('ขออภัย ระบบขัดข้องชั่วคราว')).toBeVisible();
});

test('on a wide screen every card begins below the title', async ({ page, qa }) => {
  await qa.login();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(TURNOVER);
  const left = (await page.getByRole('heading', { level: 1 }).boundingBox())?.x;
  const card = page.locator('main section').first();
  await expect.poll(async () => (await card.boundingBox())?.x).toBe(left);
});
