import { scratchFolder } from '#backend/testing/backend-process.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { DepositPage } from '#e2e/pages/payment.ts';
import { opsUnder } from './ops.ts';
import { ownEnv, START_MS, startSite } from './own-site.ts';
import { readyMember } from './ready-member.ts';

/** A QR and a transfer are good for a quarter of an hour, a gateway's QR for ten minutes. */
const ORDERS = [
  { channel_id: 1, sub_channel_id: 1, amount: 300, over: 'QR หมดเวลาแล้ว' },
  { channel_id: 2, sub_channel_id: 1, amount: 400, over: 'ยอดโอนหมดเวลาแล้ว' },
  { channel_id: 3, sub_channel_id: 2, amount: 500, over: 'ยอดโอนหมดเวลาแล้ว' },
  { channel_id: 4, sub_channel_id: 2, amount: 1_000, over: 'QR หมดเวลาแล้ว' },
];

test('what nobody paid in its time has run out by every channel, and money that comes late is credited', async ({
  page,
}) => {
  test.setTimeout(3 * START_MS);
  using folder = scratchFolder();
  const env = ownEnv(folder.path);
  const { request } = page.context();
  const deposit = new DepositPage(page);
  // The clock of a site cannot be moved while it runs: it is started again, later.
  await using before = await startSite(env);
  const { origin } = before;
  const member = await readyMember({ env, origin }, request, { seed: 103, baht: 100 });
  const made: { ref: string; over: string }[] = [];
  for (const { over, ...data } of ORDERS) {
    const { data: qr } = await member.post('/api/member/payment/generate_qr', data);
    made.push({ ref: String(qr.ref), over });
  }
  await page.goto(`${origin}/member/payment`);
  await expect(page.getByRole('heading', { name: 'รายการอื่นที่รอชำระ (3)' })).toBeVisible();
  await page.goto('about:blank');
  await before.stop('SIGTERM');

  const evening = (time: string) => ({ ...env, BACKEND_CLOCK: `2025-06-15T${time}:00+07:00` });
  await using _after = await startSite(evening('19:16'));
  await page.goto(`${origin}/member/deposit`);
  await expect(deposit.amount).toBeVisible();
  await expect(page.getByText(/^รายการที่รอชำระ/)).toHaveCount(0);
  for (const { ref, over } of made) {
    await page.goto(`${origin}/member/payment?ref=${ref}`);
    await expect(page.getByRole('heading', { name: over })).toBeVisible();
  }
  const late = made.at(-1)?.ref ?? '';
  const pay = ['payment', 'pay', '--ref', late, '--yes', '--why', 'journey'];
  expect(await opsUnder(evening('19:17'), ...pay)).toContain('credited');
  // The page goes on asking by itself.
  await expect(deposit.paid).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 1,100.00');
  expect(await opsUnder(evening('19:17'), 'audit')).toContain('audit clean');
  await page.goto('about:blank');
});
