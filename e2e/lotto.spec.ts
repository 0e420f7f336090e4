import type { Locator } from '@playwright/test';
import { BetPage } from '#e2e/pages/bet.ts';
import { expect, test } from './fixtures.ts';

const ROUND = 'glo-2025-06-16';

test.beforeEach(({ qa }) => qa.login());

test('a bill is put together on the keypad, checked, placed and found again', async ({ page }) => {
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await page.getByRole('button', { name: 'ราคา 10 บาท' }).click();
  await page.getByRole('radio', { name: '2 ตัว' }).check();
  await page.getByRole('button', { name: '1', exact: true }).click();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(bet.draft).toContainText('12');
  await bet.check();
  await bet.confirm();
  await page.getByRole('link', { name: 'ดูโพย' }).click();
  await expect(page.locator('main')).toContainText('รอผล');
});

test('19 doors at 100 baht are placed with six taps, a pasted slip of 20 lines with four', async ({
  page,
  context,
  baseURL,
  qa,
}) => {
  await qa.change({ balance: 10_000 });
  const bet = new BetPage(page);
  await bet.open(ROUND);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await tap(page.getByRole('radio', { name: '2 ตัว' }));
  await tap(page.getByRole('button', { name: 'ราคา 100 บาท' }));
  await tap(page.getByRole('button', { name: '19 ประตู' }));
  await tap(page.getByRole('button', { name: '5', exact: true }));
  await tap(page.getByRole('button', { name: 'ส่งโพย' }));
  await tap(bet.confirmButton);
  await expect(page.getByText('รับโพยแล้ว')).toBeVisible();
  expect(taps).toBe(6);
  await bet.betOn();
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 8,100.00');

  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  const slip = Array.from({ length: 20 }, (_, at) => `${at + 10}=10x5`).join('\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), slip);
  taps = 0;
  await tap(page.getByRole('radio', { name: 'วางโพย' }));
  await tap(page.getByRole('button', { name: 'วางจากที่คัดลอก' }));
  await tap(page.getByRole('button', { name: 'เพิ่มแล้วตรวจทาน' }));
  await tap(bet.confirmButton);
  await expect(page.getByText('รับโพยแล้ว')).toBeVisible();
  expect(taps).toBe(4);
  await bet.betOn();
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 7,800.00');
  await context.clearPermissions();
});

test('a draft and its prices survive a reload', async ({ page }) => {
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await bet.paste('123=100x20\n=25=7.50');
  await page.reload();
  await expect(bet.draft).toContainText('123');
  await expect(bet.draft.getByLabel('ราคา 2 ตัวล่าง 25')).toHaveValue('7.50');
});

test('the draft is a sheet over the bar: it opens with a tap, is changed there, and closes by Back, Escape and a tap beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await bet.paste('12=10\n34=5\n56=5');
  const total = page.getByRole('status', { name: /^โพย/ });
  await expect(total).toHaveText('3 รายการ฿ 20.00');
  await expect(bet.draft).toBeHidden();

  await bet.openDraft();
  await expect(bet.draft).toBeFocused();
  // The page behind it is out of the way, the bar is not.
  await expect(page.locator('[inert]').getByRole('radio', { name: 'วางโพย' })).toHaveCount(1);
  await expect(page.locator('[inert]').getByRole('button', { name: 'ส่งโพย' })).toHaveCount(0);
  await bet.draft.getByLabel('ราคา 2 ตัวบน 34').fill('7');
  await bet.draft.getByRole('button', { name: 'ลบ 2 ตัวบน 12' }).click();
  await expect(total).toHaveText('2 รายการ฿ 12.00');
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(bet.draft.getByLabel('ราคา 2 ตัวบน 12')).toBeVisible();
  await page.goBack();
  await expect(bet.draft).toBeHidden();
  await expect(page).toHaveURL(`/lotto/${ROUND}`);

  await bet.openDraft();
  await page.keyboard.press('Escape');
  await expect(bet.draft).toBeHidden();
  await expect(page.getByRole('button', { name: 'ดูรายการในโพย' })).toBeFocused();
  await bet.openDraft();
  await expect(bet.draft).toBeFocused();
  await page.mouse.click(195, 40);
  await expect(bet.draft).toBeHidden();
  await expect(page.getByRole('radio', { name: 'วางโพย' })).toBeChecked();

  // What lacks a price is shown instead of sent.
  await bet.openDraft();
  await bet.draft.getByLabel('ราคา 2 ตัวบน 34').fill('');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'ส่งโพย' }).click();
  await expect(bet.draft.getByLabel('ราคา 2 ตัวบน 34')).toBeFocused();
  await bet.draft.getByLabel('ราคา 2 ตัวบน 34').fill('5');
  await bet.check();
  await bet.confirm();
  await expect(bet.draft).toBeHidden();
});

test('on a desktop the draft stands beside the entry, and nothing opens over it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await bet.paste('12=10');
  await expect(bet.draft).toBeVisible();
  await expect(page.getByRole('button', { name: 'ดูรายการในโพย' })).toBeHidden();
  const [entry, draft] = await Promise.all([
    page.getByRole('radio', { name: 'วางโพย' }).boundingBox(),
    bet.draft.boundingBox(),
  ]);
  expect(draft?.x ?? 0).toBeGreaterThan(entry?.x ?? 0);
});

test('half-typed rows and text stay over a reload, and a tab beside it has a draft of its own', async ({
  page,
  context,
}) => {
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await bet.paste('34=5\n1a=');
  await page.getByRole('radio', { name: 'คลาสสิก' }).check();
  await page.getByLabel('เลขแถว 2').fill('12');
  await page.getByLabel('ราคาล่างแถว 2').fill('7.');
  const beside = await context.newPage();
  const other = new BetPage(beside);
  await other.open(ROUND);
  await other.paste('99=1');
  await expect(other.draft).not.toContainText('34');
  await beside.close();
  await page.reload();
  await expect(page.getByLabel('ข้อความโพย').or(page.getByLabel('เลขแถว 2'))).toBeVisible();
  await page.getByRole('radio', { name: 'คลาสสิก' }).check();
  await expect(page.getByLabel('เลขแถว 2')).toHaveValue('12');
  await expect(page.getByLabel('ราคาล่างแถว 2')).toHaveValue('7.');
  await page.getByRole('radio', { name: 'วางโพย' }).check();
  await expect(page.getByLabel('ข้อความโพย')).toHaveValue('1a=');
  await expect(bet.draft).toContainText('34');
  await expect(bet.draft).not.toContainText('99');
});

test('what is not certainly a bet stands above the button, holds back what depends on it, and stays', async ({
  page,
}) => {
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await page.getByRole('radio', { name: 'วางโพย' }).check();
  const field = page.getByLabel('ข้อความโพย');
  await field.fill('16/06/68\n12 34\n=100\nสองตัวลาง\n25=100\nล่าง\n56=50');
  const add = page.getByRole('button', { name: 'เพิ่ม 3 รายการลงโพย · อีก 3 บรรทัดไม่ได้เพิ่ม' });
  const problems = page.getByText('3 บรรทัดไม่ได้เพิ่ม และจะยังอยู่ในช่องให้แก้');
  await expect(page.getByText('พักไว้ก่อน เพราะยังไม่เข้าใจบรรทัด 4')).toBeVisible();
  expect((await problems.boundingBox())?.y).toBeLessThan((await add.boundingBox())?.y ?? 0);
  await add.click();
  await expect(field).toHaveValue('16/06/68\n\nสองตัวลาง\n25=100');
  await expect(bet.draft).not.toContainText('25');
  await expect(page.getByRole('button', { name: /^เพิ่ม 0 รายการ/ })).toBeDisabled();
});

test('lines that cannot be read are shown, the others are taken', async ({ page }) => {
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await page.getByRole('radio', { name: 'วางโพย' }).check();
  await page.getByLabel('ข้อความโพย').fill('12=100\n1a=5');
  await expect(page.getByText('บรรทัด 2 ตัวที่ 2')).toBeVisible();
  await page.getByRole('button', { name: /เพิ่ม 1 รายการลงโพย/ }).click();
  await expect(page.getByLabel('ข้อความโพย')).toHaveValue('1a=5');
});

test('a blocked number is said at its line and can be removed', async ({ page, qa }) => {
  await qa.change({ controls: [{ type: 'top_2', number: '99', control: 'blocked', rate: null }] });
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await bet.paste('99=10\n12=10');
  await bet.check();
  await expect(bet.dialog.getByText(/เลขอั้น/).first()).toBeVisible();
  await bet.dialog.getByRole('button', { name: 'ลบรายการที่รับไม่ได้' }).click();
  await bet.confirm();
});

test('29 lines stand in two screens of a phone, what places them in sight; a tap opens the odds of one', async ({
  page,
  qa,
}) => {
  await qa.change({ balance: 10_000 });
  await page.setViewportSize({ width: 390, height: 844 });
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await bet.paste(Array.from({ length: 29 }, (_, at) => `${at + 10}=100`).join('\n'));
  await bet.check();
  const table = bet.dialog.getByRole('table');
  // Their type is said once, over them.
  await expect(table.getByRole('rowheader', { name: /^\d\d 2 ตัวบน$/ })).toHaveCount(29);
  await expect(table.getByRole('rowheader', { name: '2 ตัวบน', exact: true })).toHaveCount(1);
  const height = await bet.dialog.evaluate((dialog) =>
    [...dialog.children].reduce((sum, part) => sum + part.scrollHeight, 0),
  );
  expect(height).toBeLessThanOrEqual(2 * 844);
  await expect(bet.confirmButton).toBeInViewport({ ratio: 1 });
  await expect(bet.dialog.getByText('฿ 2,900.00', { exact: true })).toBeInViewport({ ratio: 1 });
  const last = table.getByRole('button', { name: /^38/ });
  // By keyboard, at the end of the table; draw, total and button are still there.
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(bet.dialog.getByText('1 ใน 100')).toBeInViewport();
  await expect(bet.confirmButton).toBeInViewport({ ratio: 1 });
  await expect(bet.dialog.getByRole('timer')).toBeInViewport();
  // The whole first cell is the button.
  const cell = await table.getByRole('rowheader').last().boundingBox();
  await page.mouse.click((cell?.x ?? 0) + (cell?.width ?? 0) - 4, (cell?.y ?? 0) + 4);
  await expect(bet.dialog.getByText('1 ใน 100')).toBeHidden();
  await page.setViewportSize({ width: 320, height: 640 });
  const isWide = await bet.dialog.evaluate((dialog) =>
    [...dialog.children].some((part) => part.scrollWidth > part.clientWidth),
  );
  expect(isWide).toBe(false);
});

test('half pay needs a yes', async ({ page, qa }) => {
  await qa.change({ controls: [{ type: 'top_2', number: '99', control: 'half_pay', rate: 45 }] });
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await bet.paste('99=10');
  await bet.check();
  await expect(bet.confirmButton).toBeDisabled();
  await bet.dialog.getByText(/ยอมรับจ่ายครึ่ง/).click();
  await bet.confirm();
});

test('a rate that changed between check and order is asked again', async ({ page, qa }) => {
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await bet.paste('12=10');
  await bet.check();
  await expect(bet.confirmButton).toBeEnabled();
  await qa.change({ rates: { top_2: 80 } });
  await bet.confirmButton.click();
  await bet.dialog.getByText(/ยอมรับอัตราใหม่ บาทละ 80/).click();
  await bet.confirm();
});

test('too little money keeps the draft and leads to the deposit', async ({ page, qa }) => {
  await qa.change({ balance: 5 });
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await bet.paste('12=10');
  await bet.check();
  await expect(bet.dialog.getByText(/ยอดเงินไม่พอ/)).toBeVisible();
  await bet.dialog.getByRole('link', { name: 'ไปฝากเงิน' }).click();
  await page.waitForURL('**/member/deposit');
  await bet.open(ROUND);
  await expect(bet.draft).toContainText('12');
});

test('an answer that was lost is looked up and not sent again', async ({ page, qa }) => {
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await bet.paste('12=10');
  await bet.check();
  await qa.fault('POST /api/lotto/bill/create', 'lost-answer');
  await bet.confirm();
  await bet.betOn();
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 990.00');
  await page.goto('/lotto/bills');
  await expect(page.getByText(/โพย #/)).toHaveCount(1);
});

test('two taps on the button place one bill', async ({ page }) => {
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await bet.paste('12=10');
  await bet.check();
  await bet.confirmButton.dblclick();
  await expect(page.getByText('รับโพยแล้ว')).toBeVisible();
  await bet.betOn();
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 990.00');
});

test('a round that closed takes nothing', async ({ page, qa }) => {
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await bet.paste('12=10');
  await qa.change({ round: { closes_at: '2025-06-15T12:00:00.000Z' } });
  await page.reload();
  await expect(page.getByText('ปิดรับแทงแล้ว').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'ส่งโพย' })).toHaveCount(0);
});

test('a settled bill shows what won and what lost', async ({ page, qa }) => {
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await bet.paste('12=10\n34=5');
  await bet.check();
  await bet.confirm();
  await qa.change({ settle: 'won' });
  await page.goto('/lotto/bills');
  await page.getByText(/โพย #/).first().click();
  await expect(page.locator('main')).toContainText('ยินดีด้วย! ได้รับ 900.00 บาท');
  await expect(page.locator('main')).toContainText('ไม่ถูก');
});

test('the lobby lists what closes next first, Yeekee among the first, with its newest result', async ({
  page,
}) => {
  await page.goto('/lotto/lobby');
  const open = page.getByRole('region', { name: 'เปิดรับอยู่' });
  const first = open.getByRole('listitem').first();
  await expect(first.getByRole('link', { name: /^ยี่กี/ })).toBeVisible();
  await expect(first).toContainText('3 ตัวบน');
  const closes = await open
    .getByRole('timer')
    .evaluateAll((timers) => timers.map((timer) => timer.getAttribute('datetime')));
  expect(closes.length).toBeGreaterThan(5);
  expect(closes).toEqual(closes.toSorted());
});
