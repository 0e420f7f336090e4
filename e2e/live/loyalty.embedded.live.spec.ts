import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { servers } from '#e2e/servers.ts';
import { ops } from './ops.ts';
import { playSlot } from './play-slot.ts';
import { readyMember } from './ready-member.ts';

test('a member uses a promotion, quest, coupon, spin, poll and the shop in one visit, and the rebate grows', async ({
  page,
}, info) => {
  test.setTimeout(180_000);
  const operator = (...words: readonly string[]) =>
    ops(info.project.name, ...words, '--yes', '--why', 'journey');
  const member = await readyMember(servers.embedded, page.context().request, { seed: 131, baht: 100 });
  const balance = page.getByRole('status', { name: 'ยอดเงินคงเหลือ' });
  const main = page.locator('main');

  await page.goto('/promotions');
  await main
    .getByRole('listitem')
    .filter({ hasText: 'ฝากรายวัน' })
    .getByRole('link', { name: 'คำนวณโบนัสและฝากเงิน' })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'ฝากเงินและรับโปรโมชันนี้' }).click();
  await page.getByRole('button', { name: 'ฝาก 1,000 บาท' }).click();
  await expect(main).toContainText('6,600.00 บาท');
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(page.getByRole('img', { name: /QR พร้อมเพย์ ยอด 1,000.00 บาท/ })).toBeVisible();
  const answer = await page.context().request.get('/api/member/payment/qrcode_info');
  await operator('payment', 'pay', '--ref', String((await answer.json()).data.ref));
  await expect(balance).toHaveText('฿ 1,100.00', { timeout: 30_000 });
  await page.goto('/member/promotions');
  const running = page.getByRole('region', { name: /กำลังใช้อยู่/ });
  await expect(running).toContainText('เทิร์น 0 / 6,600');

  await playSlot(page, { rounds: 20, shows: 'เทิร์น 200 / 6,600' });
  await page.goto('/member/promotions');
  await expect(running).toContainText('เทิร์น 200 / 6,600');
  await page.goto('/cashback');
  await expect(main).toContainText('ยอดคืนถึงตอนนี้');
  await expect(main).toContainText('0.30 บาท');

  await page.goto('/member/creditfree');
  const quest = page.getByRole('listitem').filter({ hasText: 'เล่นครบ 200 บาทวันนี้' });
  await quest.getByRole('button', { name: 'รับรางวัล' }).click();
  await expect(quest).toContainText('รับรางวัลแล้ว');
  await expect(main).toContainText('10 แต้ม');

  const coupon = ['--batch', 'journey-131', '--title', 'ของขวัญ', '--kind', 'personal', '--prize', 'credit'];
  const made = await operator(
    ...['coupon', 'make', ...coupon, '--amount', '5', '--from', '2025-06-01', '--until', '2030-06-30'],
    ...['--username', member.mobile],
  );
  const code = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(made)?.[0] ?? '';
  await page.goto('/member/coupon');
  await page.getByLabel('โค้ดคูปอง').fill(code.toLowerCase());
  const before = Number((await balance.textContent())?.replace(/[^\d.]/g, ''));
  await page.getByRole('button', { name: 'ใช้โค้ด' }).click();
  await expect(main).toContainText('ได้รับเงิน 5.00 บาท');
  await expect(balance).toHaveText(`฿ ${(before + 5).toLocaleString('en-US', { minimumFractionDigits: 2 })}`);

  await operator('wheel', 'grant', '--username', member.mobile, '--spins', '1', '--valid-days', '7');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/member/wheel');
  await page.getByRole('button', { name: 'หมุนฟรี' }).click();
  await expect(page.getByText('ไม่มีสิทธิ์หมุนฟรี')).toBeVisible();
  await page.goto('/member/wheel?tab=1');
  await expect(page.getByRole('list', { name: 'การหมุนของคุณ' }).getByRole('listitem')).toHaveCount(1);

  await page.goto('/poll/1');
  await main.getByRole('radio', { name: 'เกมใหม่' }).check();
  await main.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expect(main).toContainText('คุณตอบครบ 1 คำตอบแล้ว');
  await expect(main.getByRole('region', { name: 'คำตอบตอนนี้' })).toContainText('1 คำตอบ (100%)');

  await operator('points', 'grant', '--username', member.mobile, '--points', '2500', '--valid-days', '7');
  await redeemPoints(page, operator);

  await page.goto('/member/promotions');
  await running.getByRole('button', { name: 'ยกเลิกโปรโมชัน' }).click();
  await running.getByRole('button', { name: 'ยืนยันยกเลิก' }).click();
  await expect(running).toHaveCount(0);
  expect(await ops(info.project.name, 'audit')).toContain('audit clean');
});

/** Redeems points for money and for a thing, which is sent, and refused when it came back. */
async function redeemPoints(page: Page, operator: (...words: readonly string[]) => Promise<string>) {
  const balance = page.getByRole('status', { name: 'ยอดเงินคงเหลือ' });
  const dialog = page.getByRole('dialog');
  await page.goto('/redeem');
  const before = Number((await balance.textContent())?.replace(/[^\d.]/g, ''));
  await page.getByRole('button', { name: 'แลก เงิน 5 บาท' }).click();
  await dialog.getByRole('button', { name: 'ยืนยันแลก 100 แต้ม' }).click();
  await expect(dialog).toContainText('เงิน 5.00 บาท เข้ากระเป๋าหลักแล้ว');
  await dialog.getByRole('button', { name: 'ปิด', exact: true }).click();
  await expect(balance).toHaveText(`฿ ${(before + 5).toLocaleString('en-US', { minimumFractionDigits: 2 })}`);

  await page.getByRole('button', { name: 'แลก แก้วเก็บความเย็น' }).click();
  const typed = {
    ...{ 'ชื่อ–นามสกุลผู้รับ': 'สมหญิง ใจดี', เบอร์มือถือผู้รับ: '081-234-5678', 'บ้านเลขที่ หมู่ ซอย ถนน': '99/1 หมู่ 4' },
    ...{ 'ตำบล / แขวง': 'ในเมือง', 'อำเภอ / เขต': 'เมืองขอนแก่น', จังหวัด: 'ขอนแก่น', รหัสไปรษณีย์: '40000' },
  };
  for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: 'ยืนยันแลก 2,400 แต้ม' }).click();
  await dialog.getByRole('link', { name: 'ดูประวัติการแลก' }).click();
  const row = page.getByRole('list', { name: 'ประวัติการแลก' }).getByRole('listitem').first();
  await expect(row).toContainText('ขอนแก่น 40000');
  await expect(row).not.toContainText('99/1');
  const order = /[0-9a-f-]{36}(?=: new, cup)/.exec(await operator('shop', 'orders'))?.[0] ?? '';
  const parcel = ['--carrier', 'thailand_post', '--tracking', 'EG123456789TH'];
  await operator('shop', 'send', '--order', order, ...parcel);
  await page.goto('/member/inbox');
  await page.getByRole('link', { name: /ร้านค้าแต้มส่งของให้คุณแล้ว/ }).click();
  await expect(row).toContainText('ไปรษณีย์ไทย เลขพัสดุ EG123456789TH');
  await operator('shop', 'refuse', '--order', order, '--reason', 'returned');
  await page.reload();
  await expect(row).toContainText('ไม่ได้จัดส่ง คืนแต้มแล้ว');
}
