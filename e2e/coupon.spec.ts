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
