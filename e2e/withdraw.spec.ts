import { AccountPage } from '#e2e/pages/account.ts';
import { demo, expect, tabTo, test } from './fixtures.ts';

test.beforeEach(async ({ page, qa }) => {
  await qa.login();
  await page.goto('/member/withdraw');
});

test('with the keyboard alone: amount, wrong and right password, the steps it takes, and its end in the list', async ({
  page,
  qa,
}) => {
  await qa.change({ live: true });
  // As with a keyboard on the screen: the amount stands far down the page.
  await page.setViewportSize({ width: 390, height: 460 });
  const amount = page.getByLabel('จำนวนเงินที่ต้องการถอน');
  await expect(page.getByRole('button', { name: 'ตรวจสอบและยืนยัน' })).toBeEnabled();
  await tabTo(page, 'textbox', 'จำนวนเงินที่ต้องการถอน');
  await page.keyboard.type('400.25');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'ยืนยันการถอนเงิน' });
  const password = dialog.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน');
  await expect(password).toBeFocused();
  await expect(dialog).toContainText('599.75');
  await page.keyboard.type('not-my-password');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveValue('');
  await expect(password).toBeFocused();
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Enter');
  const pending = page.getByRole('heading', { name: 'รายการถอนที่กำลังดำเนินการ' });
  await expect(pending).toBeFocused();
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 599.75');
  // The dialog has left the history by now, and took the page to nowhere else.
  expect(await page.evaluate(() => window.history.state?.layer)).toBeUndefined();
  await expect(pending).toBeInViewport();

  await qa.change({ withdrawal: { status: 'approved' } });
  await expect(page.getByText('ทีมงานกำลังโอนเงิน').first()).toBeVisible();
  await qa.change({ withdrawal: { status: 'paid' } });
  await expect(page.getByText('ถอนเงินสำเร็จ โอนเข้าบัญชีของคุณแล้ว')).toBeVisible();
  await expect(amount).toBeVisible();
  await expect(page.locator('article').first()).toContainText('โอนแล้ว');
});

test('a session that ends midway keeps the amount; a lost answer is found after a reload; a refusal tells why', async ({
  page,
  qa,
}) => {
  const amount = page.getByLabel('จำนวนเงินที่ต้องการถอน');
  const confirm = async () => {
    await page.getByRole('button', { name: 'ตรวจสอบและยืนยัน' }).click();
    await page.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill(demo.password);
    await page.getByRole('dialog').getByRole('button', { name: /^ถอน/ }).click();
  };
  await amount.fill('350');
  await qa.fault('POST /api/member/withdraw/create', '401');
  await confirm();
  // More than one answer leads there.
  await expect(page.getByLabel('เบอร์มือถือ')).toBeVisible();
  await qa.fault('POST /api/member/withdraw/create', null);
  await new AccountPage(page).login(demo);
  await page.waitForURL('**/member/withdraw');
  await expect(amount).toHaveValue('350');

  const reads = ['GET /api/member/withdraw/list', 'GET /api/member/withdraw/info'];
  for (const read of reads) await qa.fault(read, '503');
  await qa.fault('POST /api/member/withdraw/create', 'lost-answer');
  await confirm();
  await expect(page.getByRole('alert').filter({ hasText: 'ยังไม่ทราบว่าแจ้งถอนสำเร็จหรือไม่' })).toBeVisible();
  for (const read of reads) await qa.fault(read, null);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'รายการถอนที่กำลังดำเนินการ' })).toBeVisible();
  const sent = (await qa.seen()).filter(({ call }) => call === 'POST /api/member/withdraw/create');
  expect(sent).toHaveLength(2);

  await qa.change({ withdrawal: { status: 'refused', reason: 'ชื่อบัญชีไม่ตรง' } });
  await page.reload();
  await expect(page.getByText('เหตุผล: ชื่อบัญชีไม่ตรง · คืนเงินเข้ากระเป๋าหลักแล้ว')).toBeVisible();
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 1,000.00');
});

test('what is still to be played is shown with how far it has come; a bet given back meanwhile refuses, says why and shows it', async ({
  page,
  qa,
}) => {
  const amount = page.getByLabel('จำนวนเงินที่ต้องการถอน');
  await qa.change({ turnover: { target: 1_200, played: 1_200 } });
  await page.reload();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await amount.fill('500');
  await page.getByRole('button', { name: 'ตรวจสอบและยืนยัน' }).click();
  await page.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill(demo.password);
  await qa.change({ turnover: { target: 1_200, played: 600 } });
  await page.getByRole('button', { name: 'ถอน 500.00 บาท' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'ต้องเล่นอีก 600.00 บาทก่อน จึงจะถอนได้' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const progress = page.getByRole('progressbar', { name: 'เล่นแล้ว 600.00 จาก 1,200.00 บาท' });
  await expect(progress).toBeVisible();
  await expect(amount).toHaveCount(0);
  await page.reload();
  await progress.scrollIntoViewIfNeeded();
  await expect(progress).toBeInViewport({ ratio: 1 });
  await expect(progress).toHaveAttribute('max', '1200');
  await expect(page.getByText('ยังเล่นไม่ครบยอดที่กำหนด จึงยังถอนไม่ได้')).toBeVisible();
  const { sideways } = await page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(sideways).toBe(0);
  await qa.change({ turnover: { target: 1_200, played: 1_300 } });
  await page.reload();
  await expect(amount).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 1,000.00');
});

test('bounds are shown at the field; an approved withdrawal cannot be cancelled, and the open page shows its refusal', async ({
  page,
  qa,
}) => {
  await qa.change({ live: true });
  const amount = page.getByLabel('จำนวนเงินที่ต้องการถอน');
  const next = page.getByRole('button', { name: 'ตรวจสอบและยืนยัน' });
  for (const [typed, said] of [
    ['99', 'ถอนขั้นต่ำ 100 บาท'],
    ['1000.01', 'ถอนได้ไม่เกิน 1,000 บาทในครั้งนี้'],
  ] as const) {
    await amount.fill(typed);
    await next.click();
    await expect(page.getByText(said)).toBeVisible();
    await expect(amount).toHaveValue(typed);
  }
  await page.getByRole('button', { name: 'ถอน 500 บาท' }).click();
  await next.click();
  await page.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill(demo.password);
  await page.getByRole('button', { name: 'ถอน 500.00 บาท' }).click();
  await expect(page.getByText('ทีมงานกำลังตรวจสอบ').first()).toBeVisible();
  await expect(amount).toHaveCount(0);
  await expect(page.locator('main').getByRole('button', { name: /ยกเลิก/ })).toHaveCount(0);
  await qa.change({ withdrawal: { status: 'approved' } });
  await expect(page.getByText('ทีมงานกำลังโอนเงิน').first()).toBeVisible();
  await qa.change({ withdrawal: { status: 'refused', reason: 'ธนาคารปลายทางปิดบัญชี' } });
  const row = page.locator('article').first();
  await expect(row).toContainText('ไม่อนุมัติ');
  await expect(row).toContainText('เหตุผล: ธนาคารปลายทางปิดบัญชี · คืนเงินเข้ากระเป๋าหลักแล้ว');
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 1,000.00');
});

test('a largest withdrawal: what it takes is shown before, shown again when it changed, and given back with a refusal', async ({
  page,
  qa,
}) => {
  const main = page.locator('main');
  const balance = page.getByRole('status', { name: 'ยอดเงินคงเหลือ' });
  await qa.change({ promotionFacts: { deposits: 1, stake: 0, invited: true } });
  await page.goto('/member/promotions');
  const invited = page.getByRole('listitem').filter({ hasText: 'เพื่อนชวนมา' });
  await expect(invited).toContainText('ถอนครั้งแรกหลังได้โบนัส คงเหลือไม่เกิน 3,000.00 บาท');
  await invited.getByRole('button', { name: 'รับโปรโมชันนี้' }).click();
  await expect(page.getByRole('region', { name: /กำลังใช้อยู่/ })).toContainText('3,000.00 บาท');
  await qa.change({ promotionPlayed: 18_200 });
  await page.reload();
  await expect(page.getByRole('region', { name: 'ที่ผ่านมา' })).toContainText('ได้โบนัสแล้ว');

  await page.goto('/member/withdraw');
  await expect(main).toContainText('ถอนได้สูงสุด 3,000.00 บาท');
  await expect(main).toContainText('ไม่มีส่วนเกินที่ต้องนำออก');
  const limit = { title: 'เพื่อนชวนมา', largest: 400 };
  await qa.change({ promotionLimit: { ...limit, gain: 950 } });
  await page.reload();
  await expect(main).toContainText('ส่วนเกิน 900.00 บาทจะถูกนำออก คงเหลือให้ถอน 400.00 บาท');
  const amount = page.getByLabel('จำนวนเงินที่ต้องการถอน');
  const next = page.getByRole('button', { name: 'ตรวจสอบและยืนยัน' });
  await amount.fill('401');
  await next.click();
  await expect(page.getByText('ถอนได้ไม่เกิน 400 บาทในครั้งนี้')).toBeVisible();
  await amount.fill('400');
  await next.click();
  const dialog = page.getByRole('dialog', { name: 'ยืนยันการถอนเงิน' });
  await expect(dialog).toContainText('ส่วนเกินที่จะถูกนำออก');
  await expect(dialog).toContainText('900.00');
  await qa.change({ promotionLimit: { ...limit, gain: 850 } });
  await page.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill(demo.password);
  await page.getByRole('button', { name: 'ถอน 400.00 บาท' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'โบนัสส่วนเกิน 850.00 บาทจะถูกนำออก' })).toBeVisible();
  await expect(main).toContainText('คงเหลือให้ถอน 450.00 บาท');
  await expect(amount).toHaveValue('400');
  await expect(balance).toHaveText('฿ 1,300.00');

  await next.click();
  await expect(dialog).toContainText('850.00');
  await page.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill(demo.password);
  await page.getByRole('button', { name: 'ถอน 400.00 บาท' }).click();
  await expect(main).toContainText('นำส่วนเกินของโบนัสออก 850.00 บาท');
  await expect(balance).toHaveText('฿ 50.00');
  await qa.change({ withdrawal: { status: 'refused', reason: 'ชื่อบัญชีไม่ตรง' } });
  await page.reload();
  await expect(balance).toHaveText('฿ 1,300.00');
});
