import type { CDPSession, Locator, Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { demo, expect, test } from './fixtures.ts';
import { AccountPage, newMember } from './pages/account.ts';
import { BetPage } from './pages/bet.ts';

/** A keyboard of a phone that composes: each key puts all of the word in anew, until it is done with. */
async function compose(keys: CDPSession, field: Locator, text: string): Promise<void> {
  await field.focus();
  for (let end = 1; end <= text.length; end += 1)
    await keys.send('Input.imeSetComposition', {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
  await keys.send('Input.insertText', { text });
}

const keyboardOf = (page: Page) => page.context().newCDPSession(page);

/** Where the caret of a field stands. */
const caretOf = (field: Locator) =>
  field.evaluate((input) => (input instanceof HTMLInputElement ? input.selectionStart : null));

test('a keyboard that composes types each masked field of registration, login and reset as anybody does', async ({
  page,
}) => {
  const keys = await keyboardOf(page);
  const card = new AccountPage(page);
  const member = newMember(7_654_321);
  await page.goto(paths.register);
  const mobile = page.getByLabel('เบอร์มือถือ');
  await expect(card.next).toBeEnabled();
  await compose(keys, mobile, member.mobile);
  await expect(mobile).toHaveValue('081-765-4321');
  // A digit out of the middle, one put back there, and the caret stays beside it.
  await mobile.evaluate((input) => input instanceof HTMLInputElement && input.setSelectionRange(6, 6));
  await page.keyboard.press('Backspace');
  await expect(mobile).toHaveValue('081-754-321');
  expect(await caretOf(mobile)).toBe(5);
  await compose(keys, mobile, '6');
  await expect(mobile).toHaveValue('081-765-4321');
  expect(await caretOf(mobile)).toBe(6);
  await mobile.fill('');
  await keys.send('Input.insertText', { text: '+66 81 765 4321' });
  await expect(mobile).toHaveValue('081-765-4321');
  await page.getByLabel('ตั้งรหัสผ่าน').fill(member.password);
  await card.next.click();
  await card.fillPersonStep();
  await page.getByRole('radio', { name: 'กสิกรไทย' }).check();
  const account = page.getByLabel('เลขบัญชี');
  await compose(keys, account, '1234567890');
  await expect(account).toHaveValue('123-4-56789-0');
  await card.next.click();
  await expect(page.getByText('123-4-56789-0')).toBeVisible();

  await page.goto(paths.login);
  const login = page.getByLabel('เบอร์มือถือ');
  await expect(page.getByRole('button', { name: 'เข้าสู่ระบบ' })).toBeEnabled();
  await compose(keys, login, demo.mobile);
  await expect(login).toHaveValue('081-234-5678');
  // While it is composed it stays as it is typed.
  await page.goto('/forgot');
  const forgot = page.getByLabel('เบอร์มือถือ');
  await expect(page.getByRole('button', { name: /รหัส/ }).first()).toBeEnabled();
  await forgot.focus();
  await keys.send('Input.imeSetComposition', { text: '0812', selectionStart: 4, selectionEnd: 4 });
  await expect(forgot).toHaveValue('0812');
  await forgot.blur();
  await expect(forgot).toHaveValue('081-2');
});

test('a keyboard that composes types numbers and prices of a bill, rows, a shot and an amount', async ({
  page,
  qa,
}) => {
  await qa.login();
  const keys = await keyboardOf(page);
  const bet = new BetPage(page);
  await bet.open('glo-2025-06-16');
  await page.getByRole('radio', { name: '2 ตัว' }).check();
  const price = page.getByLabel('ราคาต่อเลข');
  await compose(keys, price, '100');
  await expect(price).toHaveValue('100');
  const number = page.getByRole('textbox', { name: 'เลขที่จะแทง' });
  await compose(keys, number, '47');
  await expect(bet.draft.getByLabel(/ราคา .* 47/)).toHaveValue('100');
  await compose(keys, number, '58');
  await bet.openDraft();
  await expect(bet.draft.getByRole('textbox')).toHaveCount(2);
  const own = bet.draft.getByLabel(/ราคา .* 58/);
  await own.fill('');
  await compose(keys, own, '7.50');
  await expect(own).toHaveValue('7.50');
  await page.keyboard.press('Escape');
  await expect(bet.draft).toBeHidden();

  await page.getByRole('radio', { name: 'คลาสสิก' }).check();
  const row = page.getByLabel('เลขแถว 1');
  await compose(keys, row, '๑๒๓');
  await expect(row).toHaveValue('123');
  const top = page.getByLabel('ราคาบนแถว 1');
  await compose(keys, top, '25');
  await expect(top).toHaveValue('25');

  await page.goto(paths.deposit);
  const amount = page.getByLabel('จำนวนเงินที่ต้องการฝาก');
  await expect(page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' })).toBeEnabled();
  await compose(keys, amount, '450.75');
  await expect(amount).toHaveValue('450.75');

  await page.goto(paths.round('yeekee-2025-06-15-54'));
  const shot = page.getByRole('textbox', { name: 'เลขที่จะยิง 5 หลัก' });
  await compose(keys, shot, '40123');
  await expect(shot).toHaveValue('40123');
  await page.getByRole('button', { name: 'ยิงเลข', exact: true }).click();
  await expect(page.getByText('ยิง 40123 แล้ว')).toBeVisible();
});
