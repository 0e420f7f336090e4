import { expect, expectAccessible, test } from './fixtures.ts';
import { DepositPage, ways } from './pages/payment.ts';

const MINUTES = 60_000;

test.beforeEach(async ({ page, qa }) => {
  await qa.login();
  await page.goto('/member/deposit');
});

for (const way of ways) {
  const newOne = way.account ? 'ขอยอดโอนใหม่' : 'สร้าง QR ใหม่';

  test(`${way.title}: too little is said at the field, what waits is given up, a refusal tells why, and the next one is paid`, async ({
    page,
    qa,
  }) => {
    const deposit = new DepositPage(page);
    await deposit.choose(way);
    await deposit.ask(way, way.min - 1);
    const amount = new Intl.NumberFormat('en').format(way.min);
    await expect(page.getByText(`ฝากขั้นต่ำ ${amount} บาท`)).toBeVisible();
    await expect(deposit.amount).toHaveAttribute('aria-invalid', 'true');
    await deposit.begin(way, way.min);
    await page.reload();
    await deposit.waits(way, way.min);

    await page.getByRole('button', { name: 'ยกเลิกรายการนี้' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'รอต่อ' }).click();
    await deposit.waits(way, way.min);
    await deposit.giveUp();
    await expect(deposit.amount).toHaveValue(String(way.min));
    await page.reload();
    await expect(deposit.amount).toBeVisible();

    await deposit.begin(way, way.min);
    await qa.change({ deposit: { status: 'cancelled', reason: 'ผู้ให้บริการปฏิเสธรายการ' } });
    const cancelled = page.getByRole('heading', { name: 'ยกเลิกรายการฝากแล้ว' });
    await deposit.checkAgain(cancelled);
    await expect(cancelled).toBeFocused();
    await expect(page.getByText('เหตุผล: ผู้ให้บริการปฏิเสธรายการ')).toBeVisible();
    await page.getByRole('button', { name: newOne }).click();
    await expect(deposit.amount).toHaveValue(String(way.min));
    const balance = page.getByRole('status', { name: 'ยอดเงินคงเหลือ' });
    await expect(balance).toHaveText('฿ 1,000.00');

    await deposit.begin(way, 1_500);
    await qa.change({ deposit: { status: 'paid' } });
    await deposit.checkAgain(deposit.paid);
    await expect(deposit.paid).toBeFocused();
    await expect(balance).toHaveText(way.account ? /^฿ 2,500\.\d\d$/ : '฿ 2,500.00');
  });

  test(`${way.title}: money that does not fit waits for the operator, time runs out, and what comes late is credited`, async ({
    page,
    qa,
  }) => {
    const deposit = new DepositPage(page);
    await deposit.begin(way, 1_000);
    await qa.change({ arrival: { amount: 999, why: 'payer', status: 'waiting' } });
    await deposit.checkAgain();
    const note = page.getByText('มีเงินเข้า 999.00 บาท จากบัญชีที่ชื่อไม่ตรงกับชื่อสมาชิก ทีมงานกำลังตรวจสอบ');
    await expect(note).toBeVisible();
    await deposit.waits(way, 1_000);

    await qa.change({ advance: 16 * MINUTES });
    const over = page.getByRole('heading', { name: way.account ? 'ยอดโอนหมดเวลาแล้ว' : 'QR หมดเวลาแล้ว' });
    await deposit.checkAgain(over);
    await expect(over).toBeFocused();
    await expect(note).toBeVisible();

    await qa.change({ deposit: { status: 'paid' } });
    await deposit.checkAgain(deposit.paid);
    await expect(deposit.paid).toBeFocused();
    await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText(
      way.account ? /^฿ 2,000\.\d\d$/ : '฿ 2,000.00',
    );
    await page.getByRole('button', { name: 'ฝากเพิ่ม' }).click();
    await expect(deposit.amount).toHaveValue('');
  });
}

test('a transfer without its satang shows on the open page without a slip, and is credited once the team matched it', async ({
  page,
  qa,
}) => {
  const deposit = new DepositPage(page);
  const [, way] = ways;
  if (!way) throw new Error('There is no transfer');
  await deposit.begin(way, 500);
  await qa.change({ arrival: { amount: 500, why: 'satang', status: 'waiting' } });
  const note = page.getByText(/^มีเงินเข้า 500.00 บาท จากบัญชีชื่อคุณ แต่เศษสตางค์ไม่ตรงกับยอดที่แจ้ง ทีมงานกำลังตรวจสอบ/);
  // The page asks by itself.
  await expect(note).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/^ไม่ต้องโอนซ้ำ เงินไม่สูญหาย/)).toBeVisible();
  await expectAccessible(page);

  await qa.change({ advance: 16 * MINUTES });
  const over = page.getByRole('heading', { name: 'ยอดโอนหมดเวลาแล้ว' });
  await deposit.checkAgain(over);
  await expect(over).toBeFocused();
  await expect(note).toBeVisible();
  await page.goto('/member/payment');
  await expect(
    page.getByRole('region', { name: 'เงินที่รอทีมงานตรวจสอบ' }).getByText(/เศษสตางค์ไม่ตรง/),
  ).toBeVisible();
});

test('an amount is judged by the way that is chosen now', async ({ page }) => {
  const deposit = new DepositPage(page);
  const [promptPay, , , , lineA, lineB] = ways;
  if (!promptPay || !lineA || !lineB) throw new Error('There are fewer ways than this journey takes');
  await deposit.ask(promptPay, 60);
  await expect(page.getByText('ฝากขั้นต่ำ 100 บาท')).toBeVisible();
  await deposit.choose(lineA);
  await expect(deposit.amount).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('ฝากได้ 50 – 2,000 บาทต่อครั้ง')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ฝาก 50 บาท' })).toBeVisible();
  await deposit.choose(lineB);
  await expect(page.getByText('ฝากขั้นต่ำ 1,000 บาท')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ฝาก 50 บาท' })).toHaveCount(0);
  await deposit.ask(lineB, 100_001);
  await expect(page.getByText('ฝากได้สูงสุดครั้งละ 100,000 บาท')).toBeVisible();
  await deposit.choose(lineA);
  await expect(page.getByText('ฝากได้สูงสุดครั้งละ 2,000 บาท')).toBeVisible();
  await deposit.ask(lineA, 60);
  await deposit.waits(lineA, 60);
});

test('what the site refuses is said at the field: an amount that it takes no more, and five that wait already', async ({
  page,
  qa,
}) => {
  const deposit = new DepositPage(page);
  const [way] = ways;
  if (!way) throw new Error('There is no way to deposit');
  const lowered = 'ฝากได้สูงสุดครั้งละ 200 บาท';
  await qa.fault('POST /api/member/payment/generate_qr', { code: 4302, message: lowered });
  await deposit.ask(way, 300);
  await expect(page.getByText(lowered)).toBeVisible();
  await expect(deposit.amount).toHaveAttribute('aria-invalid', 'true');
  await expect(deposit.amount).toHaveValue('300');
  await qa.fault('POST /api/member/payment/generate_qr', null);

  for (let made = 1; made <= 5; made += 1) {
    await deposit.ask(way, 300 + made);
    await deposit.waits(way, 300 + made);
    await page.getByRole('button', { name: 'ฝากยอดอื่น' }).click();
  }
  await deposit.ask(way, 400);
  await expect(page.getByText(/มีรายการฝากที่รอชำระอยู่ 5 รายการ/)).toBeVisible();
  await page.getByRole('button', { name: 'ดูรายการที่รอชำระ' }).click();
  await deposit.waits(way, 305);
  await deposit.giveUp();
  await expect(page.getByRole('heading', { name: 'รายการที่รอชำระ (4)' })).toBeVisible();
  await deposit.ask(way, 400);
  await deposit.waits(way, 400);
});

test('a question comes in its place, so that a quick finger meets its button, and is gone with its answer', async ({
  page,
}) => {
  const deposit = new DepositPage(page);
  const [way] = ways;
  if (!way) throw new Error('There is no way to deposit');
  await deposit.begin(way, 300);
  await page.getByRole('button', { name: 'ยกเลิกรายการนี้' }).click();
  const places = await page.locator('.swal2-popup').evaluate((popup: HTMLElement) => {
    // Once more from its beginning, for by now it may have come.
    popup.style.animation = 'none';
    popup.getBoundingClientRect();
    popup.style.animation = '';
    const [coming] = popup.getAnimations();
    if (!coming) return [];
    coming.pause();
    return [0, 0.5, 1].map((part) => {
      coming.currentTime = part * Number(coming.effect?.getComputedTiming().duration);
      const { x, y, width, height } = popup.getBoundingClientRect();
      return [x, y, width, height].join(' ');
    });
  });
  expect(places).toHaveLength(3);
  expect(new Set(places).size).toBe(1);
  const isGone = await page.locator('.swal2-popup').evaluate(
    (popup) =>
      new Promise<boolean>((resolve) => {
        const button = popup.querySelector<HTMLElement>('.swal2-cancel');
        button?.addEventListener('click', () => setTimeout(() => resolve(!popup.isConnected)), {
          once: true,
        });
        button?.click();
      }),
  );
  expect(isGone).toBe(true);
});
