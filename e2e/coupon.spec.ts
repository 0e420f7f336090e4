import { expect, test } from './fixtures.ts';

const PAGE = '/member/coupon';
const code = 'โค้ดคูปอง';
const press = { name: 'ใช้โค้ด' };

test('a code brings its money once, and the history says so', async ({ page, qa }) => {
  await qa.login();
  await page.goto(PAGE);
  await expect(page.getByText('ยังไม่เคยใช้คูปอง')).toBeVisible();
  await page.getByLabel(code).fill('gft2 smmr ๒๕๖๙');
  await page.getByRole('button', press).click();
  await expect(page.getByText('ใช้โค้ดสำเร็จ ได้รับเงิน 20.00 บาท เข้ากระเป๋าแล้ว')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'ของขวัญสมาชิก' });
  await expect(row).toContainText('เงิน 20.00 บาท');
  await expect(row).toContainText('โค้ดลงท้าย 2569');
  await page.getByLabel(code).fill('GFT2-SMMR-2569');
  await page.getByRole('button', press).click();
  await expect(page.getByRole('main').getByText(/ใช้โค้ดนี้ไม่ได้/)).toBeVisible();
  await expect(page.getByText('คุณเคยใช้โค้ดที่ลงท้าย 2569 (ของขวัญสมาชิก)')).toBeVisible();
  await expect(page.getByLabel(code)).toHaveValue('GFT2-SMMR-2569');
});

test('a code says what is missing, and works once it is played', async ({ page, qa }) => {
  await qa.login();
  await page.goto(PAGE);
  await page.getByLabel(code).fill('songkran');
  await page.getByRole('button', press).click();
  await expect(page.getByRole('main').getByText(/ครบ 1,000\.00 บาทใน 7 วันล่าสุด/)).toBeVisible();
  await qa.change({ couponStaked: 1_000 });
  await page.getByRole('button', press).click();
  await expect(page.getByText('ใช้โค้ดสำเร็จ ได้รับเงิน 1.00 บาท เข้ากระเป๋าแล้ว')).toBeVisible();
});

test('too many codes that do not work have to wait, and it is said until when', async ({ page, qa }) => {
  await qa.login();
  await page.goto(PAGE);
  const said = page.getByRole('main').getByRole('alert');
  for (let tries = 0; tries < 8; tries += 1) {
    await page.getByLabel(code).fill(`GUESSWORD${tries}`);
    await expect(said).toHaveCount(0);
    await page.getByRole('button', press).click();
    await expect(said).toContainText('ใช้โค้ดนี้ไม่ได้');
  }
  await page.getByRole('button', press).click();
  await expect(said).toContainText(/ลองใหม่ได้ตั้งแต่ .+ น\./);
});

test('a bonus says what is to be played for it, and one comes after the other', async ({ page, qa }) => {
  await qa.login();
  await page.goto(PAGE);
  await page.getByLabel(code).fill('bnsa 2345 6789');
  await page.getByRole('button', press).click();
  await expect(page.getByRole('status').filter({ hasText: 'เล่นเกมครบ 20,000.00 บาท' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'โบนัสสมาชิก' });
  await expect(row).toContainText('เล่นแล้ว 0.00 จาก 20,000.00 บาท');
  await page.getByLabel(code).fill('bnsb 2345 6789');
  await page.getByRole('button', press).click();
  await expect(page.getByRole('main').getByText(/มีโบนัสจากคูปองที่กำลังเล่นอยู่/)).toBeVisible();
});

for (const [status, played, words] of [
  ['done', 20_000, 'เล่นครบ เงินเข้ากระเป๋าแล้ว'],
  ['expired', 400, 'หมดเวลาแล้ว ไม่ได้รับโบนัส'],
  ['excluded', 400, 'สิ้นสุดเพราะพักการเล่น'],
] as const)
  test(`a bonus that is ${status} says so, and makes room for the next one`, async ({ page, qa }) => {
    await qa.login();
    await page.goto(PAGE);
    await page.getByLabel(code).fill('bnsa 2345 6789');
    await page.getByRole('button', press).click();
    const rows = page.getByRole('listitem').filter({ hasText: 'โบนัสสมาชิก' });
    await expect(rows).toContainText('เล่นแล้ว 0.00 จาก 20,000.00 บาท');
    await qa.change({ couponBonus: { status, played } });
    await page.reload();
    await expect(rows).toContainText(words);
    await expect(rows).not.toContainText('เล่นได้ถึง');
    await page.getByLabel(code).fill('bnsb 2345 6789');
    await page.getByRole('button', press).click();
    await expect(rows).toHaveCount(2);
  });

test('when coupons cannot be read that is said, and another try shows them', async ({ page, qa }) => {
  await qa.login();
  await qa.fault('GET /api/member/coupon/history', '503');
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { name: 'ขออภัย ระบบขัดข้องชั่วคราว' })).toBeVisible();
  await qa.fault('GET /api/member/coupon/history', null);
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await expect(page.getByText('ยังไม่เคยใช้คูปอง')).toBeVisible();
});

const makeQr = { name: 'สร้าง QR ฝากเงิน' };

test('a code goes with a deposit, is held for it, and brings its money with it', async ({ page, qa }) => {
  await qa.login();
  await page.goto('/member/deposit');
  await page.getByLabel('จำนวนเงินที่ต้องการฝาก').fill('300');
  await page.getByText('มีคูปอง').click();
  await page.getByLabel(code).fill('fakn 3452 ๖๗๘๙');
  await page.getByRole('button', makeQr).click();
  await expect(page.getByText('เก็บสิทธิ์คูปองไว้กับรายการนี้ 15 นาที')).toBeVisible();
  await page.goto(PAGE);
  const held = page.getByRole('listitem').filter({ hasText: 'คูปองเติมเงิน' });
  await expect(held).toContainText('รอเงินเข้า เก็บสิทธิ์ไว้ถึง');
  await page.getByLabel(code).fill('FAKN-3452-6789');
  await page.getByRole('button', press).click();
  await expect(page.getByRole('main').getByText(/ผูกกับรายการฝากที่รอชำระของคุณ/)).toBeVisible();
  await qa.change({ deposit: { status: 'paid' } });
  await page.reload();
  await expect(held).toContainText('เงิน 10.00 บาท');
  await expect(page.getByText('คูปองที่ผูกกับรายการฝาก')).toHaveCount(0);
});

test('a code that does not work makes no deposit and loses nothing; cancelling lets go of it', async ({
  page,
  qa,
}) => {
  await qa.login();
  await page.goto('/member/deposit');
  const amount = page.getByLabel('จำนวนเงินที่ต้องการฝาก');
  await amount.fill('200');
  await page.getByText('มีคูปอง').click();
  await page.getByLabel(code).fill('fakn-3452-6789');
  await page.getByRole('button', makeQr).click();
  await expect(page.getByText(/ใช้กับการฝากครั้งเดียวตั้งแต่ 300\.00 บาทขึ้นไป/)).toBeVisible();
  await expect(page.getByLabel(code)).toBeFocused();
  await expect(amount).toHaveValue('200');
  await amount.fill('300');
  await page.getByRole('button', makeQr).click();
  await page.getByRole('button', { name: 'ยกเลิกรายการนี้' }).click();
  await page.getByRole('button', { name: 'ยกเลิกรายการ', exact: true }).click();
  await expect(page.getByLabel(code)).toHaveValue('fakn-3452-6789');
  await page.getByRole('button', makeQr).click();
  await expect(page.getByText('สแกนเพื่อฝากเงิน')).toBeVisible();
});

test('a deposit of less than its code asks for is credited, and the history says why without it', async ({
  page,
  qa,
}) => {
  await qa.login();
  await page.goto('/member/deposit');
  await page.getByLabel('จำนวนเงินที่ต้องการฝาก').fill('300');
  await page.getByText('มีคูปอง').click();
  await page.getByLabel(code).fill('FAKN34526789');
  await page.getByRole('button', makeQr).click();
  await expect(page.getByText('สแกนเพื่อฝากเงิน')).toBeVisible();
  await qa.change({ deposit: { status: 'paid', credited: 200 } });
  await page.goto(PAGE);
  await expect(page.getByText('ไม่ได้ใช้ ยอดที่เงินเข้าไม่ถึงยอดฝากขั้นต่ำของคูปอง')).toBeVisible();
});

test('offline nothing is lost, and in a second tab a held code says where it is', async ({ page, qa }) => {
  await qa.login();
  await page.goto('/member/deposit');
  const amount = page.getByLabel('จำนวนเงินที่ต้องการฝาก');
  await amount.fill('300');
  await page.getByText('มีคูปอง').click();
  await page.getByLabel(code).fill('FAKN-3452-6789');
  const other = await page.context().newPage();
  await other.goto(PAGE);
  await page.context().setOffline(true);
  await page.getByRole('button', makeQr).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByLabel(code)).toHaveValue('FAKN-3452-6789');
  await expect(amount).toHaveValue('300');
  await page.context().setOffline(false);
  await page.getByRole('button', makeQr).dblclick();
  await expect(page.getByText('สแกนเพื่อฝากเงิน')).toBeVisible();
  await other.getByLabel(code).fill('fakn34526789');
  await other.getByRole('button', press).click();
  await expect(other.getByRole('main').getByText(/ผูกกับรายการฝากที่รอชำระของคุณ/)).toBeVisible();
  await other.close();
});
