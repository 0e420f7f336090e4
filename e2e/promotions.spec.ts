import { expect, expectAccessible, test } from './fixtures.ts';

test('a visitor reads what every promotion brings, asks for and costs on average', async ({ page }) => {
  await page.goto('/promotions');
  const first = page.getByRole('listitem').filter({ hasText: 'ฝากครั้งแรก' });
  await expect(first).toContainText('เล่นครบเทิร์นโดยเฉลี่ยเสีย 108.60–123.30 บาท');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(7);
});

test('turn by credit is called so: it says how rarely it is reached, and its highest is shown where it is played', async ({
  page,
  qa,
}) => {
  await qa.login();
  await qa.change({ promotionDeposit: 100 });
  await page.goto('/member/promotions');
  const credit = page.getByRole('main').getByRole('listitem').filter({ hasText: 'เทิร์นเครดิต 7 เท่า' });
  await expect(credit).toContainText('ไม่เกิน 1 ใน 7.7');
  await expect(credit).toContainText('ยอดต้องถึง (เทิร์นเครดิต)');
  await expect(credit).toContainText('3.62–100.00 บาท');
  await credit.getByRole('button', { name: 'รับโปรโมชันนี้' }).click();
  const running = page.getByRole('region', { name: /กำลังใช้อยู่/ });
  await expect(running).toContainText('เทิร์นเครดิต (สูงสุดที่ทำได้) 100 / 770');
  await qa.change({ promotionPlayed: 400 });
  await page.reload();
  await expect(running).toContainText('เทิร์นเครดิตเหลืออีก');
  await expect(running).toContainText('370.00 บาท');
  await running.getByRole('button', { name: 'ยกเลิกโปรโมชัน' }).click();
  await expect(running).toContainText('เทิร์นเครดิตที่ทำได้ 400.00 บาท');
  await expectAccessible(page);

  await qa.change({ turnover: { target: 770, played: 400, of: 'credit' } });
  await page.goto('/member/withdraw');
  await expect(page.getByRole('main')).toContainText('เทิร์นเครดิตสูงสุด 400.00 จาก 770.00 บาท');
  await expect(page.getByRole('main')).toContainText('เทิร์นเครดิตของโปรโมชันยังไม่ครบ');
});

test('what an offer brings, asks for and costs is seen at once; its small print is a tap away', async ({
  page,
}) => {
  await page.goto('/promotions');
  const first = page.getByRole('listitem').filter({ hasText: 'ฝากครั้งแรก' });
  await expect(first.getByText('50%', { exact: true })).toBeVisible();
  for (const fact of ['100.00 บาท', '20 เท่า ใน 14 วัน', '108.60–123.30 บาท เมื่อฝาก 100.00 บาท'])
    await expect(first.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible();
  await expect(first.getByText(/นับยอดเล่นที่มีผลแล้ว/).first()).toBeVisible();
  const small = first.getByText(/เงินของคุณเองใช้ก่อนเสมอ/);
  await expect(small).toBeHidden();
  await first.getByText('เงื่อนไขทั้งหมด').click();
  await expect(small).toBeVisible();
});

test('each promotion says whom it is for, and what is still missing', async ({ page, qa }) => {
  await qa.login();
  await page.goto('/member/promotions');
  const card = (title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await expect(card('ฝากซ้ำ')).toContainText('ตั้งแต่การฝากครั้งที่ 2 ของวันเป็นต้นไป · รับได้วันละ 1 ครั้ง');
  await expect(card('ฝากซ้ำ')).toContainText('ตอนนี้ฝากแล้ว 1 ครั้ง');
  await expect(card('ระดับซิลเวอร์')).toContainText('ตอนนี้ 0.00 บาท');
  await expect(card('เพื่อนชวนมา')).toContainText('สำหรับสมาชิกที่เพื่อนชวนมาเท่านั้น');
  await expectAccessible(page);

  await qa.change({ promotionFacts: { deposits: 2, stake: 50_000, invited: true } });
  await page.reload();
  for (const title of ['ฝากซ้ำ', 'ระดับซิลเวอร์', 'เพื่อนชวนมา'])
    await expect(card(title).getByRole('button', { name: 'รับโปรโมชันนี้' })).toBeVisible();
});

test('a promotion is accepted for the newest deposit, played, and given up after it was said what stays and what goes', async ({
  page,
  qa,
}) => {
  await qa.login();
  await qa.change({ promotionDeposit: null });
  await page.goto('/member/promotions');
  const daily = page.getByRole('listitem').filter({ hasText: 'ฝากรายวัน' });
  await expect(daily).toContainText('ฝากเงินก่อน');
  await expect(page.getByRole('button', { name: 'รับโปรโมชันนี้' })).toHaveCount(0);

  await qa.change({ promotionDeposit: 200 });
  await page.reload();
  await expect(daily).toContainText('1,320.00 บาท');
  await expect(daily).toContainText('47.78–54.26 บาท');
  await daily.getByRole('button', { name: 'รับโปรโมชันนี้' }).click();
  const running = page.getByRole('region', { name: /กำลังใช้อยู่/ });
  await expect(running).toContainText('เทิร์น 0 / 1,320');
  await expect(daily).toContainText('รับได้ครั้งละ 1 โปรโมชัน');
  await expect(running).toContainText('฿ 20.00 · ปลดล็อกเมื่อเล่นครบเทิร์น · หมดอายุ');
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 1,000.00');
  await expectAccessible(page);
  await running.getByRole('link', { name: 'ดูรายการเข้าออกกระเป๋าโบนัส' }).click();
  await expect(page.getByRole('link', { name: 'กระเป๋าโบนัส' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('main')).toContainText('โบนัสที่รับไว้ (รอปลดล็อก)');
  await page.goto('/member/promotions');

  await qa.change({ promotionPlayed: 440 });
  await page.reload();
  await expect(running).toContainText('เทิร์น 440 / 1,320');
  await expect(running).toContainText('880.00 บาท');
  await running.getByRole('button', { name: 'ยกเลิกโปรโมชัน' }).click();
  await expect(running).toContainText('ที่ยังอยู่: ยอดเงินในกระเป๋า 1,000.00 บาท ทั้งหมด');
  await expect(running).toContainText('ที่หายไป: โบนัส 20.00 บาท และยอดเทิร์นที่เล่นไป 440.00 บาท');
  await expect(running).toContainText('ใช้ไปแล้วและไม่ได้คืน (รับได้วันละ 1 ครั้ง)');
  await running.getByRole('button', { name: 'ยืนยันยกเลิก' }).click();
  await expect(running).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'ที่ผ่านมา' })).toContainText('ยกเลิกแล้ว');
});

test('a page that stays open follows what is played, without a reload', async ({ page, qa }) => {
  await qa.login();
  const lines = [{ type: 'top_2' as const, number: '12', amount: 10 }];
  await qa.change({ live: true, promotionDeposit: 200, bill: { status: 'pending', lines } });
  const held = page.waitForResponse((answer) => answer.url().includes('/api/events'));
  await page.goto('/member/promotions');
  await held;
  const daily = page.getByRole('listitem').filter({ hasText: 'ฝากรายวัน' });
  await daily.getByRole('button', { name: 'รับโปรโมชันนี้' }).click();
  const running = page.getByRole('region', { name: /กำลังใช้อยู่/ });
  await expect(running).toContainText('เทิร์น 0 / 1,320');
  await qa.change({ promotionPlayed: 440 });
  await qa.change({ settle: 'lost' });
  await expect(running).toContainText('เทิร์น 440 / 1,320');
});

for (const [status, change, words] of [
  ['done', { promotionPlayed: 1_320 }, 'ได้โบนัสแล้ว · เทิร์น 1,320 / 1,320'],
  ['expired', { promotionPlayed: 440, promotionEnds: 'expired' }, 'หมดเวลา · เทิร์น 440 / 1,320'],
  ['excluded', { promotionEnds: 'excluded' }, 'สิ้นสุดเพราะพักการเล่น · เทิร์น 0 / 1,320'],
] as const)
  test(`a promotion that is ${status} says so, and when it can be taken again`, async ({ page, qa }) => {
    await qa.login();
    await qa.change({ promotionDeposit: 200 });
    await page.goto('/member/promotions');
    const daily = page.getByRole('listitem').filter({ hasText: 'ฝากรายวัน' });
    await daily.getByRole('button', { name: 'รับโปรโมชันนี้' }).click();
    await expect(page.getByRole('region', { name: /กำลังใช้อยู่/ })).toBeVisible();
    await qa.change(change);
    await page.reload();
    await expect(page.getByRole('region', { name: /กำลังใช้อยู่/ })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'ที่ผ่านมา' })).toContainText(words);
    await expect(daily).toContainText('วันนี้รับโปรโมชันนี้ไปแล้ว รับใหม่ได้พรุ่งนี้');
    // The header may have been read before the bonus was paid.
    await page.reload();
    const balance = status === 'done' ? '฿ 1,020.00' : '฿ 1,000.00';
    await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText(balance);
  });

test('a member to whom nothing is offered reads that, with a way on', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ promotionOpen: false });
  await page.goto('/member/promotions');
  await expect(page.getByText('ตอนนี้ยังไม่มีโปรโมชัน')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'ดูภารกิจ' }).click();
  await expect(page).toHaveURL('/member/creditfree');
});

test('a promotion of a link that cannot be chosen says why, and the deposit goes on without it', async ({
  page,
  qa,
}) => {
  await qa.login();
  await qa.change({ promotionFacts: { deposits: 2, stake: 0, invited: false } });
  await page.goto('/member/deposit?promotion=1');
  await expect(page.getByText('ฝากครั้งแรก รับโบนัส 50% รับกับยอดฝากนี้ไม่ได้')).toBeVisible();
  await expect(page.getByText('เงื่อนไข: สำหรับการฝากครั้งแรก')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'ฝาก 300 บาท' }).click();
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(page.getByRole('img', { name: /QR พร้อมเพย์ ยอด 300.00 บาท/ })).toBeVisible();
});

for (const [path, call, shown] of [
  ['/promotions', 'GET /api/promotion/list', 'โปรโมชัน'],
  ['/member/promotions', 'GET /api/promotion/mine', 'โปรโมชันของฉัน'],
  ['/member/creditfree', 'GET /api/quest/list', 'เช็กอิน'],
  ['/member/wheel', 'GET /api/wheel/config_v2', 'กงล้อนำโชค'],
] as const)
  test(`what cannot be read on ${path} is said, and another try shows it`, async ({ page, qa }) => {
    await qa.login();
    await qa.fault(call, '503');
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'ขออภัย ระบบขัดข้องชั่วคราว' })).toBeVisible();
    await qa.fault(call, null);
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await expect(page.getByRole('main').getByRole('heading', { name: shown }).first()).toBeVisible();
  });

test('a promotion is reckoned in its dialog, chosen with the deposit, and runs when the money is there', async ({
  page,
  qa,
}) => {
  await qa.login();
  await page.goto('/promotions');
  const first = page.getByRole('listitem').filter({ hasText: 'ฝากครั้งแรก' });
  await first.getByRole('link', { name: 'คำนวณโบนัสและฝากเงิน' }).click();
  const dialog = page.getByRole('dialog', { name: 'ฝากครั้งแรก รับโบนัส 50%' });
  await dialog.getByLabel('ยอดที่จะฝาก').fill('๕๐๐');
  await expect(dialog).toContainText('250.00 บาท');
  await expect(dialog).toContainText('15,000.00 บาท');
  await dialog.getByLabel('ยอดที่จะฝาก').fill('50');
  await expect(dialog).toContainText('ต้องฝากอย่างน้อย 100.00 บาท');
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'ฝากเงินและรับโปรโมชันนี้' }).click();

  await expect(page.getByLabel('จำนวนเงินที่ต้องการฝาก')).toHaveValue('50');
  await expect(page.getByRole('radio', { name: 'ฝากครั้งแรก รับโบนัส 50%' })).toBeChecked();
  await page.getByRole('button', { name: 'ฝาก 300 บาท' }).click();
  await expect(page.getByText('เล่นครบเทิร์นโดยเฉลี่ยเสีย')).toBeVisible();
  await expect(page.getByText('9,000.00 บาท')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(page.getByRole('img', { name: /QR พร้อมเพย์ ยอด 300.00 บาท/ })).toBeVisible();
  const [asked] = (await qa.seen()).filter(({ call }) => call === 'POST /api/member/payment/generate_qr');
  expect(asked?.input).toMatchObject({ promotion_id: 1, promotion_version: 1 });
  await qa.change({ deposit: { status: 'paid' } });
  await page.goto('/member/promotions');
  const running = page.getByRole('region', { name: /กำลังใช้อยู่/ });
  await expect(running).toContainText('เทิร์น 0 / 9,000');
});

test('a refusal is said at the promotion, and another try takes it', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ promotionDeposit: 200 });
  await page.goto('/member/promotions');
  const daily = page.getByRole('listitem').filter({ hasText: 'ฝากรายวัน' });
  const message = 'โปรโมชันนี้เปลี่ยนไปหรือไม่มีแล้ว กรุณาโหลดหน้าใหม่';
  await qa.fault('POST /api/promotion/claim', { code: 4313, message });
  await daily.getByRole('button', { name: 'รับโปรโมชันนี้' }).click();
  await expect(daily.getByRole('alert')).toContainText(message);
  await qa.fault('POST /api/promotion/claim', null);
  await daily.getByRole('button', { name: 'รับโปรโมชันนี้' }).click();
  await expect(page.getByRole('region', { name: /กำลังใช้อยู่/ })).toBeVisible();
});

test('bills show how far a promotion is played that lottery fills, and none that it does not', async ({
  page,
  qa,
}) => {
  await qa.login();
  await qa.change({ promotionFacts: { deposits: 1, stake: 0, invited: true } });
  await page.goto('/lotto/bills');
  await expect(page.getByText('เทิร์น')).toHaveCount(0);
  await page.goto('/member/promotions');
  const invited = page.getByRole('listitem').filter({ hasText: 'เพื่อนชวนมา' });
  await expect(invited).toContainText('หวย 50% ไม่นับยี่กี');
  await invited.getByRole('button', { name: 'รับโปรโมชันนี้' }).click();
  await expect(page.getByRole('region', { name: /กำลังใช้อยู่/ })).toBeVisible();
  await qa.change({ promotionPlayed: 1_240 });
  await page.goto('/lotto/bills');
  await expect(page.getByText('เทิร์น 1,240 / 18,200')).toBeVisible();
  await expectAccessible(page);
});
