import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newMember } from './pages/account.ts';
import { BetPage } from './pages/bet.ts';

/** A field that is filled counts as one tap, as does each choice; keys do not. */
const MOST_TAPS = 25;
const MOST_SCREENS = 7;

test('from home a visitor is a member with money and a placed bet in few taps and screens', async ({
  page,
  qa,
}) => {
  await qa.change({});
  await page.setViewportSize({ width: 390, height: 844 });
  const member = newMember(25);
  const bet = new BetPage(page);
  let taps = 0;
  let screens = 1;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const fill = async (target: Locator, text: string) => {
    taps += 1;
    await target.fill(text);
  };
  const onScreen = async (mark: Locator) => {
    screens += 1;
    await expect(mark).toBeVisible();
  };
  const next = page.getByRole('button', { name: 'ถัดไป' });

  await page.goto('/');
  await tap(page.locator('main').getByRole('link', { name: 'สมัครสมาชิก', exact: true }));
  await onScreen(page.getByLabel('ตั้งรหัสผ่าน'));
  await fill(page.getByLabel('เบอร์มือถือ'), member.mobile);
  await fill(page.getByLabel('ตั้งรหัสผ่าน'), member.password);
  await tap(next);
  await expect(page.getByRole('heading', { name: 'ข้อมูลส่วนตัว' })).toBeVisible();
  await fill(page.getByLabel('ชื่อ', { exact: true }), 'สมหญิง');
  await fill(page.getByLabel('นามสกุล'), 'ใจดี');
  await fill(page.getByLabel('วันเกิด'), '05052533');
  await tap(next);
  await expect(page.getByRole('heading', { name: 'บัญชีธนาคารสำหรับรับเงิน' })).toBeVisible();
  await tap(page.getByRole('radio', { name: 'กสิกรไทย' }).locator('..'));
  await fill(page.getByLabel('เลขบัญชี'), member.accountNo);
  await tap(next);
  await tap(page.getByRole('checkbox').first());
  await tap(page.getByRole('button', { name: 'ยืนยันการสมัคร' }));
  const skip = page.getByRole('button', { name: 'ข้ามไปก่อน' });
  await onScreen(skip);
  await tap(skip);
  const deposit = page.locator('main').getByRole('link', { name: 'ฝากเงิน', exact: true });
  await onScreen(deposit);
  await tap(deposit);
  const amount = page.getByRole('button', { name: 'ฝาก 500 บาท' });
  await onScreen(amount);
  await tap(amount);
  await tap(page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }));
  await expect(page.getByRole('img', { name: /QR พร้อมเพย์/ })).toBeVisible();
  await qa.change({ deposit: { status: 'paid' } });
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 500.00', {
    timeout: 20_000,
  });
  await tap(page.getByRole('navigation', { name: 'เมนูลัด' }).getByRole('link', { name: 'แทงหวย' }));
  const round = page.locator('main').getByRole('link', { name: /^หวยรัฐบาล/ });
  await onScreen(round);
  await tap(round);
  await onScreen(page.getByRole('radio', { name: '2 ตัว' }).locator('..'));
  await tap(page.getByRole('button', { name: 'ราคา 10 บาท' }));
  await tap(page.getByRole('radio', { name: '2 ตัว' }).locator('..'));
  await tap(page.getByRole('button', { name: '1', exact: true }));
  await tap(page.getByRole('button', { name: '2', exact: true }));
  await tap(page.getByRole('button', { name: 'ส่งโพย' }));
  await tap(bet.confirmButton);
  await expect(page.getByText('รับโพยแล้ว')).toBeVisible();
  test.info().annotations.push({ type: 'taps', description: `${taps} taps, ${screens} screens` });
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(screens).toBeLessThanOrEqual(MOST_SCREENS);
});
