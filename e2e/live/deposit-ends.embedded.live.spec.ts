import { expect, test } from '#e2e/fixtures.ts';
import { DepositPage, openDeposit, ways } from '#e2e/pages/payment.ts';
import { servers } from '#e2e/servers.ts';
import { ops } from './ops.ts';
import { report } from './provider.ts';
import { readyMember } from './ready-member.ts';

const STRANGER = { name: 'นายคนอื่น ไม่ใช่สมาชิก' };

test('by every way: too little, refused by the provider, paid by somebody else, given up, and paid late after all', async ({
  page,
}, info) => {
  test.setTimeout(180_000);
  const { request } = page.context();
  await readyMember(servers.embedded, request, { seed: 106, baht: 100 });
  const deposit = new DepositPage(page);
  const balance = page.getByRole('status', { name: 'ยอดเงินคงเหลือ' });
  let satang = 10_000;
  const expectBalance = () => {
    const sum = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(satang / 100);
    return expect(balance).toHaveText(`฿ ${sum}`);
  };

  for (const [at, way] of ways.entries()) {
    await page.goto('/member/deposit');
    await deposit.choose(way);
    await deposit.ask(way, way.min - 1);
    await expect(page.getByText(/^ฝากขั้นต่ำ/), way.title).toBeVisible();
    await deposit.begin(way, 1_000);
    const first = await openDeposit(request);
    const reason = `ผู้ให้บริการปฏิเสธรายการ ${at}`;
    const refusal = { type: 'payment.cancelled', ref: first.ref, amount: first.amount, reason };
    await report(request, first.now, { event_id: `ends-refused-${at}`, ...refusal });
    await deposit.checkAgain();
    await expect(page.getByText(`เหตุผล: ${reason}`), way.title).toBeVisible();
    await expectBalance();

    await page.goto('/member/deposit');
    await deposit.begin(way, 1_000);
    const { ref, amount, now } = await openDeposit(request);
    // A bank's line knows the account and the amount, a provider of QRs the deposit.
    const paid = (number: number) => {
      const line = { account_no: way.account?.replaceAll('-', ''), trans_ref: `ENDS000${at}${number}` };
      return { event_id: `ends-paid-${at}-${number}`, amount, ...(way.account ? { line } : { ref }) };
    };
    await report(request, now, { ...paid(1), payer: STRANGER });
    await deposit.checkAgain();
    await expect(page.getByText('จากบัญชีที่ชื่อไม่ตรงกับชื่อสมาชิก'), way.title).toContainText('ทีมงานกำลังตรวจสอบ');
    await deposit.giveUp();
    await expect(deposit.amount, way.title).toHaveValue('1000');
    await expectBalance();

    await report(request, now, paid(2));
    await page.goto(`/member/payment?ref=${ref}`);
    await expect(deposit.credited, way.title).toBeVisible();
    satang += Math.round(amount * 100);
    await expectBalance();
  }
  expect(await ops(info.project.name, 'audit')).toContain('audit clean');
});
