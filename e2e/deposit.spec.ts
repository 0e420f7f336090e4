import { photographedSlip, savedSlip, slipCode } from '#backend/testing/payment/slips.ts';
import { findChromium } from '#scripts/verify/find-chromium.ts';
import { demo, expect, expectAccessible, test } from './fixtures.ts';
import { AccountPage } from './pages/account.ts';
import { openDeposit, scan } from './pages/payment.ts';

test.beforeEach(async ({ page, qa }) => {
  await qa.login();
  await page.goto('/member/deposit');
});

test('a QR is paid and the balance grows', async ({ page, qa }) => {
  await page.getByRole('button', { name: 'ฝาก 500 บาท' }).click();
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(page.getByRole('img', { name: /QR พร้อมเพย์ ยอด 500.00 บาท/ })).toBeVisible();
  await qa.change({ deposit: { status: 'paid' } });
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 1,500.00', {
    timeout: 20_000,
  });
});

test('an amount that is none is said at the field and stays', async ({ page }) => {
  const amount = page.getByLabel('จำนวนเงินที่ต้องการฝาก');
  for (const typed of ['1.234', 'abc', '50']) {
    await amount.fill(typed);
    await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toHaveValue(typed);
  }
});

test('a reload comes back to the QR that waits', async ({ page }) => {
  await page.getByRole('button', { name: 'ฝาก 300 บาท' }).click();
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  const code = page.getByRole('img', { name: /QR พร้อมเพย์ ยอด 300.00 บาท/ });
  await expect(code).toBeVisible();
  await page.reload();
  await expect(code).toBeVisible();
});

test('an expired QR says so and a new one keeps the amount', async ({ page, qa }) => {
  await page.getByRole('button', { name: 'ฝาก 300 บาท' }).click();
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(page.getByRole('img', { name: /QR พร้อมเพย์/ })).toBeVisible();
  await qa.change({ deposit: { status: 'expired' } });
  await page.getByRole('button', { name: 'สร้าง QR ใหม่' }).click({ timeout: 20_000 });
  await expect(page.getByLabel('จำนวนเงินที่ต้องการฝาก')).toHaveValue(/300/);
});

test('a backend that is away loses nothing that was typed', async ({ page, qa }) => {
  await qa.fault('POST /api/member/payment/generate_qr', '503');
  await page.getByLabel('จำนวนเงินที่ต้องการฝาก').fill('450.75');
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('จำนวนเงินที่ต้องการฝาก')).toHaveValue('450.75');
  await qa.fault('POST /api/member/payment/generate_qr', null);
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(page.getByRole('img', { name: /QR พร้อมเพย์ ยอด 450.75 บาท/ })).toBeVisible();
});

test('a session that ends midway keeps amount, coupon and promotion, and nothing is made twice', async ({
  page,
  qa,
}) => {
  const amount = page.getByLabel('จำนวนเงินที่ต้องการฝาก');
  const promotion = page.getByRole('radio', { name: 'ฝากครั้งแรก รับโบนัส 50%' });
  await amount.fill('450.75');
  await page.getByText('มีคูปอง').click();
  await page.getByLabel('โค้ดคูปอง').fill('fakn 3452 6789');
  await page.getByText('รับโปรโมชันกับยอดฝากนี้').click();
  await promotion.check();
  await qa.fault('POST /api/member/payment/generate_qr', '401');
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(page.getByLabel('เบอร์มือถือ')).toBeVisible();
  await qa.fault('POST /api/member/payment/generate_qr', null);
  await new AccountPage(page).login(demo);
  await page.waitForURL('**/member/deposit');
  await expect(amount).toHaveValue('450.75');
  await expect(page.getByText('คูปอง fakn 3452 6789')).toBeVisible();
  await expect(promotion).toBeChecked();
  await qa.seen();
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(page.getByRole('img', { name: /QR พร้อมเพย์ ยอด 450.75 บาท/ })).toBeVisible();
  const [asked] = (await qa.seen()).filter(({ call }) => call === 'POST /api/member/payment/generate_qr');
  expect(asked?.input).toMatchObject({ amount: 450.75, promotion_id: 1, promotion_version: 1 });
  await page.reload();
  await page.getByRole('button', { name: 'ฝากยอดอื่น' }).click();
  await expect(amount).toHaveValue('');
});

test('a transfer shows its account and its satang, comes back after a reload, and its photographed slip is read', async ({
  page,
  qa,
}) => {
  await page.getByRole('radio', { name: /โอนผ่านธนาคาร/ }).check();
  await page.getByRole('radio', { name: /ไทยพาณิชย์/ }).check();
  await page.getByRole('button', { name: 'ฝาก 500 บาท' }).click();
  await page.getByRole('button', { name: 'ขอเลขบัญชีและยอดโอน' }).click();
  await expect(page.getByText('฿ 500.37')).toBeVisible();
  await page.reload();
  await expect(page.getByText('000-0-00000-1')).toBeVisible();
  const shot = { turned: 0.15, tilt: 0.25, noise: 20 };
  const picture = await photographedSlip(slipCode('JOURNEY00001'), shot);
  await page
    .getByLabel('เลือกรูปสลิป')
    .setInputFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByText('พบ QR ของสลิปแล้ว')).toBeVisible();
  await page.getByRole('button', { name: 'ส่งสลิป' }).click();
  await expect(page.getByText('ได้รับสลิปแล้ว รอธนาคารยืนยันเงินเข้า')).toBeVisible();
  await qa.change({ deposit: { status: 'paid' } });
  await expect(page.getByRole('heading', { name: 'เงินเข้าแล้ว!' })).toBeVisible({ timeout: 20_000 });
});

test('a transfer paid too late: the slip is sent after the end, and says that the money waits and why', async ({
  page,
  qa,
}) => {
  await page.getByRole('radio', { name: /โอนผ่านธนาคาร/ }).check();
  await page.getByRole('button', { name: 'ฝาก 500 บาท' }).click();
  await page.getByRole('button', { name: 'ขอเลขบัญชีและยอดโอน' }).click();
  const slip = { name: 'slip.png', mimeType: 'image/png', buffer: await savedSlip(slipCode('JOURNEY00002')) };
  await page.getByLabel('เลือกรูปสลิป').setInputFiles(slip);
  await expect(page.getByText('พบ QR ของสลิปแล้ว')).toBeVisible();
  await qa.change({ deposit: { status: 'expired' } });
  // What was chosen is there after the end.
  await expect(page.getByRole('heading', { name: 'ยอดโอนหมดเวลาแล้ว' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('img', { name: 'รูปสลิปที่เลือก' })).toBeVisible();
  await qa.change({ arrival: { amount: 500.37, why: 'late', status: 'waiting' } });
  await page.getByRole('button', { name: 'ส่งสลิป' }).click();
  const late = 'มีเงินเข้า 500.37 บาท ที่โอนหลังรายการนี้สิ้นสุดเกิน 15 นาที ทีมงานกำลังตรวจสอบ';
  await expect(page.getByText(`${late} เงินไม่สูญหาย`)).toBeVisible();
  await expect(page.getByText(late, { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('the QR that the screen shows is the code of the deposit, on either page and in either scheme', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.getByRole('button', { name: 'ฝาก 300 บาท' }).click();
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(page.getByRole('img', { name: /QR พร้อมเพย์/ })).toBeVisible();
  const { payload } = await openDeposit(page.context().request);
  // The browser of the other journeys draws nothing.
  const browser = await playwright.chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    ...(findChromium() ? { executablePath: findChromium() } : {}),
  });
  const looks = [
    ['/member/deposit', 'dark', 390],
    ['/member/payment', 'light', 390],
    ['/member/payment', 'dark', 1280],
  ] as const;
  for (const [path, scheme, width] of looks) {
    const context = await browser.newContext({
      storageState: await page.context().storageState(),
      viewport: { width, height: 844 },
      ...(baseURL ? { baseURL } : {}),
    });
    await context.addCookies([{ name: 'color_scheme', value: scheme, url: baseURL ?? '' }]);
    const screen = await context.newPage();
    await screen.goto(path);
    const code = screen.getByRole('img', { name: 'QR พร้อมเพย์ ยอด 300.00 บาท' });
    await code.scrollIntoViewIfNeeded();
    expect(await scan(screen.locator('main')), `${path} ${scheme} ${width}`).toBe(payload);
    await context.close();
  }
  await browser.close();
});

test('the payment page: nothing, short, expired, late, and a next one by transfer that is refused', async ({
  page,
  qa,
}) => {
  await page.goto('/member/payment');
  await page.getByRole('link', { name: 'ไปหน้าฝากเงิน' }).click();
  await page.getByRole('button', { name: 'ฝาก 300 บาท' }).click();
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(page.getByRole('img', { name: /QR พร้อมเพย์/ })).toBeVisible();

  await qa.change({ arrival: { amount: 250, why: 'amount', status: 'waiting' } });
  await page.goto('/member/payment');
  await expect(page.getByRole('timer').first()).toHaveText(/^00:1\d:\d\d$/);
  await expect(page.getByText('มีเงินเข้า 250.00 บาท ที่ไม่ตรงกับรายการนี้ ทีมงานกำลังตรวจสอบ')).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'สอบถามทีมงาน' })).toBeVisible();
  await page.getByRole('button', { name: 'โอนแล้ว? ตรวจสอบอีกครั้ง' }).click();
  await expect(page.getByText(/ยังไม่พบเงินเข้า/)).toBeVisible();
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'บันทึกรูป QR' }).click();
  expect((await file).suggestedFilename()).toBe('promptpay-MOCK00000001.png');

  await qa.change({ deposit: { status: 'expired' } });
  await page.reload();
  await expect(page.getByRole('region', { name: 'เงินที่รอทีมงานตรวจสอบ' })).toContainText('250.00 บาท');
  await page.getByRole('link', { name: 'รายการ MOCK00000001' }).click();
  await expect(page.getByRole('heading', { name: 'QR หมดเวลาแล้ว' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'โอนเงินของรายการนี้ไปแล้ว?' })).toBeVisible();
  await expectAccessible(page);
  await qa.change({ deposit: { status: 'paid' } });
  // Nobody has to ask: the page does, until money counts no longer.
  await expect(page.getByRole('heading', { name: 'เงินเข้าแล้ว!' })).toBeFocused({ timeout: 30_000 });
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 1,300.00');

  await page.getByRole('button', { name: 'ฝากเพิ่ม' }).click();
  await page.getByRole('radio', { name: /ทรูมันนี่/ }).check();
  await page.getByRole('button', { name: 'ฝาก 500 บาท' }).click();
  await page.getByRole('button', { name: 'ขอเลขบัญชีและยอดโอน' }).click();
  await expect(page.getByText('060-000-0000')).toBeVisible();
  await expect(page.getByText('฿ 500.38')).toBeVisible();
  await qa.change({ deposit: { status: 'cancelled', reason: 'ชื่อผู้โอนไม่ตรงกับบัญชี' } });
  await expect(page.getByText('เหตุผล: ชื่อผู้โอนไม่ตรงกับบัญชี')).toBeVisible({ timeout: 20_000 });
});

test('a deposit by the keyboard alone', async ({ page, qa }) => {
  const tabTo = async (name: string) => {
    const wanted = page.getByLabel(name).or(page.getByRole('button', { name })).first();
    for (let step = 0; step < 60; step += 1) {
      if (await wanted.evaluate((one) => one === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} is not reached`);
  };
  await tabTo('จำนวนเงินที่ต้องการฝาก');
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('จำนวนเงินที่ต้องการฝาก')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('0.25');
  await tabTo('สร้าง QR ฝากเงิน');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'สแกนเพื่อฝากเงิน' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'QR พร้อมเพย์ ยอด 500.25 บาท' })).toBeVisible();
  await tabTo('โอนแล้ว? ตรวจสอบอีกครั้ง');
  await qa.change({ deposit: { status: 'paid' } });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'เงินเข้าแล้ว!' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main').getByRole('link', { name: 'แทงหวย' })).toBeFocused();
});
