import { expect } from '@playwright/test';
import { savedSlip, slipCode } from '#backend/testing/payment/slips.ts';
import { test } from '#e2e/fixtures.ts';
import { newMember } from '#e2e/pages/account.ts';
import { openDeposit } from '#e2e/pages/payment.ts';
import { ops } from './ops.ts';
import { report } from './provider.ts';

const ACCOUNT = '0000000001';
const WALLET = '0600000000';
const PAID = { timeout: 30_000 };

test('money comes in by every channel: short and whole, refused, and of another amount with its slip', async ({
  page,
}, info) => {
  test.setTimeout(180_000);
  const { request } = page.context();
  const { mobile, password, accountNo } = newMember(86);
  const person = { first_name: 'สมหญิง', last_name: 'ใจดี', birth_date: '1990-05-05', accept_terms: true };
  const own = { username: mobile, password, bank_code: '004', bank_account_no: accountNo };
  await request.post('/api/register', { data: { ...own, ...person } });
  await request.post('/api/login', { data: { username: mobile, password } });
  const paid = page.getByRole('heading', { name: 'เงินเข้าแล้ว!' });
  const begin = async (channel: RegExp, button: string, account?: RegExp) => {
    await page.goto('/member/deposit');
    await page.getByRole('radio', { name: channel }).check();
    if (account) await page.getByRole('radio', { name: account }).check();
    await page.getByRole('button', { name: 'ฝาก 1,000 บาท' }).click();
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('timer').first()).toBeVisible();
    const made = await openDeposit(request);
    return { ...made, tell: (event: object) => report(request, made.now, event) };
  };

  const code = await begin(/พร้อมเพย์ QR/, 'สร้าง QR ฝากเงิน');
  await code.tell({ event_id: 'journey-short', ref: code.ref, amount: 900 });
  await page.goto('/member/payment');
  await expect(page.getByText(/มีเงินเข้า 900.00 บาท ที่ไม่ตรงกับรายการนี้/)).toBeVisible();
  await code.tell({ event_id: 'journey-whole', ref: code.ref, amount: 1_000 });
  await expect(paid).toBeVisible(PAID);

  const way = await begin(/ผู้ให้บริการรับชำระ/, 'สร้าง QR ฝากเงิน');
  const refused = { type: 'payment.cancelled', reason: 'บัญชีผู้โอนไม่ตรง' };
  await way.tell({ event_id: 'journey-refused', ref: way.ref, amount: 1_000, ...refused });
  await expect(page.getByText('เหตุผล: บัญชีผู้โอนไม่ตรง')).toBeVisible(PAID);

  const wallet = await begin(/ทรูมันนี่/, 'ขอเลขบัญชีและยอดโอน');
  const line = { account_no: WALLET, trans_ref: 'LIVE00000000' };
  await wallet.tell({ event_id: 'journey-wallet', line, amount: wallet.amount });
  await expect(paid).toBeVisible(PAID);

  const transfer = await begin(/โอนผ่านธนาคาร/, 'ขอเลขบัญชีและยอดโอน', /ไทยพาณิชย์/);
  const buffer = await savedSlip(slipCode('LIVE00000001', '014'), 'png');
  await page.getByLabel('เลือกรูปสลิป').setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'ส่งสลิป' }).click();
  await expect(page.getByText('ได้รับสลิปแล้ว รอธนาคารยืนยันเงินเข้า')).toBeVisible();
  const other = { account_no: ACCOUNT, trans_ref: 'LIVE00000001' };
  await transfer.tell({ event_id: 'journey-other', line: other, amount: 777 });
  await expect(page.getByText(/มีเงินเข้า 777.00 บาท ที่ไม่ตรงกับรายการนี้/)).toBeVisible(PAID);
  const match = ['payment', 'match', '--event', 'journey-other', '--deposit', transfer.ref];
  await ops(info.project.name, ...match, '--yes', '--why', 'journey');
  await expect(paid).toBeVisible(PAID);
  // Over a page that has nothing to do with money, which stays where it is.
  await page.goto('/lotto/rates');
  await page.getByRole('button', { name: 'ฝากเงินที่หน้านี้' }).click();
  const dialog = page.getByRole('dialog', { name: 'ฝากเงิน', exact: true });
  await dialog.getByRole('button', { name: 'ฝาก 500 บาท' }).click();
  await dialog.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(dialog.getByRole('timer')).toBeVisible();
  const over = await openDeposit(request);
  await report(request, over.now, { event_id: 'journey-dialog', ref: over.ref, amount: 500 });
  await expect(dialog.getByRole('heading', { name: 'เงินเข้าแล้ว!' })).toBeVisible(PAID);
  await dialog.getByRole('button', { name: 'ปิดหน้าต่าง' }).click();
  await expect(page).toHaveURL(/lotto.rates$/);

  const sum = (2_277 + wallet.amount).toFixed(2).replace(/^(\d)(\d{3})/, '$1,$2');
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText(`฿ ${sum}`);
  expect(await ops(info.project.name, 'audit')).toContain('audit clean');
});
