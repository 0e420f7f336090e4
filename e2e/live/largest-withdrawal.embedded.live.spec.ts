import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '#e2e/fixtures.ts';
import { servers } from '#e2e/servers.ts';
import { ops } from './ops.ts';
import { playSlot } from './play-slot.ts';
import { readyMember } from './ready-member.ts';

/** 1 baht of bonus for 101 baht that are played, and nothing of it can be withdrawn beyond the own money. */
const promotion = {
  ...{
    id: 'journey-limit',
    number: 900,
    version: 1,
    title: 'โปรโมชันทดสอบยอดถอน',
    image: '/art/promotion-daily.svg',
  },
  ...{
    min_deposit: 100,
    percent: 1,
    max_bonus: 1,
    times: 1,
    days: 7,
    max_stake: 200,
    weights: { games: 100 },
  },
  ...{ per: 'day', conditions: [], hours: null, position: 90, largest_withdrawal: 1 },
};

test('a bonus with a largest withdrawal: accepted, played, told before the withdrawal, taken with it, and back with a refusal', async ({
  page,
}, info) => {
  test.setTimeout(240_000);
  const operator = (...words: readonly string[]) =>
    ops(info.project.name, ...words, '--yes', '--why', 'journey');
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'offers-')), 'offers.json');
  await writeFile(file, JSON.stringify([promotion]));
  await operator('promotions', 'import', '--file', file);
  await operator('promotions', 'switch', '--promotion', promotion.id, '--to', 'open');
  const { password, post } = await readyMember(servers.embedded, page.context().request, {
    seed: 143,
    baht: 1_000,
  });
  // The newest deposit stands for the promotion: a small one, so that it is played in a few rounds.
  const qr = { channel_id: 1, sub_channel_id: 1, amount: 100, idempotency_key: randomUUID() };
  const { data: made } = await post('/api/member/payment/generate_qr', qr);
  await operator('payment', 'pay', '--ref', String(made.ref));
  const main = page.locator('main');
  const balance = page.getByRole('status', { name: 'ยอดเงินคงเหลือ' });

  await page.goto('/member/promotions');
  const offer = main.getByRole('listitem').filter({ hasText: promotion.title });
  await expect(offer).toContainText('คงเหลือไม่เกิน 1.00 บาท');
  await offer.getByRole('button', { name: 'รับโปรโมชันนี้' }).click();
  await expect(page.getByRole('region', { name: /กำลังใช้อยู่/ })).toContainText('ยอดถอนสูงสุด');
  await playSlot(page, { rounds: 11, shows: 'เทิร์น 101 / 101' });
  await expect(async () => {
    await page.goto('/member/promotions');
    await expect(page.getByRole('region', { name: 'ที่ผ่านมา' })).toContainText('ได้โบนัสแล้ว', { timeout: 2_000 });
  }).toPass({ timeout: 100_000 });
  const before = String(await balance.textContent());

  await page.goto('/member/withdraw');
  await expect(main).toContainText('โปรโมชันทดสอบยอดถอน ถอนได้สูงสุด 1.00 บาท');
  await expect(main).toContainText('ส่วนเกิน 1.00 บาทจะถูกนำออก');
  await page.getByLabel('จำนวนเงินที่ต้องการถอน').fill('100');
  await page.getByRole('button', { name: 'ตรวจสอบและยืนยัน' }).click();
  await expect(page.getByRole('dialog')).toContainText('ส่วนเกินที่จะถูกนำออก');
  await page.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill(password);
  await page.getByRole('button', { name: 'ถอน 100.00 บาท' }).click();
  await expect(page.getByRole('heading', { name: 'รายการถอนที่กำลังดำเนินการ' })).toBeVisible();
  await expect(main).toContainText('นำส่วนเกินของโบนัสออก 1.00 บาท');
  await page.goto('/member/statement');
  await expect(main).toContainText('ส่วนเกินยอดถอนสูงสุดของโบนัส');

  const { data } = await (await page.context().request.get('/api/member/withdraw/info')).json();
  await operator('withdraw', 'refuse', '--ref', String(data.pending.ref), '--reason', 'ชื่อบัญชีไม่ตรง');
  await page.goto('/member/withdraw');
  await expect(balance).toHaveText(before);
  await expect(main).toContainText('ส่วนเกิน 1.00 บาทจะถูกนำออก');
  await operator('promotions', 'switch', '--promotion', promotion.id, '--to', 'closed');
  expect(await ops(info.project.name, 'audit')).toContain('audit clean');
});
