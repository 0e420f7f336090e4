import { randomUUID } from 'node:crypto';
import { expect, test } from '#e2e/fixtures.ts';
import { DepositPage, openDeposit, ways } from '#e2e/pages/payment.ts';
import { servers } from '#e2e/servers.ts';
import { ops } from './ops.ts';
import { readyMember } from './ready-member.ts';

const SEEN = { timeout: 30_000 };
const done = ['--yes', '--why', 'journey'];

test('the sandbox bank pays a deposit of every way, and the member sees each arrive', async ({
  page,
}, info) => {
  test.setTimeout(180_000);
  const { request } = page.context();
  await readyMember(servers.embedded, request, { seed: 101, baht: 100 });
  const deposit = new DepositPage(page);
  let satang = 10_000;
  await page.goto('/member/deposit');
  for (const way of ways) {
    await deposit.begin(way, 1_000);
    const { ref, amount } = await openDeposit(request);
    expect(await ops(info.project.name, 'payment', 'pay', '--ref', ref, ...done), way.title).toContain(
      'credited',
    );
    await expect(deposit.paid, way.title).toBeVisible(SEEN);
    satang += Math.round(amount * 100);
    const sum = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(satang / 100);
    await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText(`฿ ${sum}`);
    await page.getByRole('button', { name: 'ฝากเพิ่ม' }).click();
  }
  expect(await ops(info.project.name, 'audit')).toContain('audit clean');
});

test('refused by the bank, paid by somebody else and returned, given up and paid late, and more than the member allowed', async ({
  page,
}, info) => {
  test.setTimeout(180_000);
  const { request } = page.context();
  const member = await readyMember(servers.embedded, request, { seed: 102, baht: 100 });
  const act = (...command: string[]) => ops(info.project.name, ...command, ...done);
  const balance = page.getByRole('status', { name: 'ยอดเงินคงเหลือ' });
  const deposit = new DepositPage(page);
  const [promptPay, transfer, , , lineA] = ways;
  if (!promptPay || !transfer || !lineA) throw new Error('There are fewer ways than this journey takes');

  await page.goto('/member/deposit');
  await deposit.begin(lineA, 2_000);
  const refused = await openDeposit(request);
  await act('payment', 'refuse', '--ref', refused.ref, '--reason', 'บัญชีถูกระงับ');
  await expect(page.getByText('เหตุผล: บัญชีถูกระงับ')).toBeVisible(SEEN);
  await page.getByRole('button', { name: 'สร้าง QR ใหม่' }).click();

  await deposit.begin(transfer, 700);
  const other = await openDeposit(request);
  const kept = await act('payment', 'pay', '--ref', other.ref, '--payer', 'นายคนอื่น ไม่ใช่สมาชิก');
  expect(kept).toContain('kept as unmatched');
  const note = page.getByText('จากบัญชีที่ชื่อไม่ตรงกับชื่อสมาชิก');
  await expect(note).toContainText('ทีมงานกำลังตรวจสอบ', SEEN);
  const waiting = await ops(info.project.name, 'payment', 'unmatched');
  const event = new RegExp(`(\\S+)  ref ${other.ref}`).exec(waiting)?.[1] ?? '';
  await act('payment', 'return', '--event', event);
  await expect(note).toContainText('โอนคืนบัญชีต้นทางแล้ว', SEEN);
  await deposit.giveUp();
  await expect(deposit.amount).toHaveValue('700');
  await expect(balance).toHaveText('฿ 100.00');

  await deposit.begin(promptPay, 300);
  const late = await openDeposit(request);
  await deposit.giveUp();
  await expect(deposit.amount).toHaveValue('300');
  expect(await act('payment', 'pay', '--ref', late.ref)).toContain('credited');
  await page.goto(`/member/payment?ref=${late.ref}`);
  await expect(deposit.credited).toBeVisible();
  await expect(balance).toHaveText('฿ 400.00');

  const limit = { kind: 'deposit', window: 'day', amount: 800, idempotency_key: randomUUID() };
  expect(await member.post('/api/member/protection/limit', limit)).toMatchObject({ error: 0 });
  await page.goto('/member/deposit');
  await deposit.choose(lineA);
  await deposit.ask(lineA, 500);
  await expect(page.getByText(/เกินวงเงินฝาก.+ฝากได้อีก 400\.00 บาท/)).toBeVisible();
  await deposit.ask(lineA, 400);
  await deposit.waits(lineA, 400);
  const over = { channel_id: 4, sub_channel_id: 1, amount: 2_001 };
  const answer = await member.post('/api/member/payment/generate_qr', over);
  expect(answer).toMatchObject({ error: 4302, data: { min: 50, max: 2_000 } });
  expect(await ops(info.project.name, 'audit')).toContain('audit clean');
});
