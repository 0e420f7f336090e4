import { findMotion } from '#e2e/every-page/page-checks.ts';
import { paths } from '#lib/paths.ts';
import { expect, test } from './fixtures.ts';

test.use({ motion: 'natural' });

/** The round that is played when a world begins, at 19:00. */
const ROUND = 'yeekee-2025-06-15-54';

test('a member goes from the lobby to the present round, shoots a number and keeps its receipt', async ({
  page,
  qa,
}) => {
  await qa.login();
  await page.goto(paths.lottoLobby);
  await page.getByRole('link', { name: /^ยี่กี/ }).click();
  await expect(page.getByRole('link', { name: /^รอบ \d+ / })).toHaveCount(88);
  await page.getByRole('link', { name: 'เข้ารอบนี้' }).click();
  for (const digit of '40123') await page.getByRole('button', { name: digit, exact: true }).last().click();
  await page.getByRole('button', { name: 'ยิงเลข', exact: true }).click();
  await expect(page.getByText('ยิง 40123 แล้ว ลำดับที่ 13')).toBeVisible();
  const own = page.getByRole('region', { name: /เลขที่ฉันยิง/ });
  await expect(own).toContainText(/[0-9a-f]{64}/);
  // Its owner reads it after a reload too; the list of everybody's shots shows no number before shooting is over.
  await page.reload();
  await expect(own).toContainText('ลำดับที่ 13');
  await expect(own).toContainText('40123');
  await expect(page.getByText('40123')).toHaveCount(1);
});

test('a shot whose answer was lost is found, and was shot once', async ({ page, qa }) => {
  await qa.login();
  await page.goto(paths.round(ROUND));
  await qa.fault('POST /api/lotto/yeekee/shoot_number', 'lost-answer');
  await page.getByRole('button', { name: 'สุ่มเลข' }).click();
  await page.getByRole('button', { name: 'ยิงเลข', exact: true }).click();
  await expect(page.getByText(/^ยิง \d{5} แล้ว ลำดับที่ 13$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('13 จาก 20 ครั้ง')).toBeVisible();
});

test('a visitor sees the room and comes back to it from the login', async ({ page }) => {
  await page.goto(paths.round(ROUND));
  await expect(page.getByText('12 จาก 20 ครั้ง')).toBeVisible();
  await page.getByRole('region', { name: 'ห้องยิงเลข' }).getByRole('link', { name: 'เข้าสู่ระบบ' }).click();
  await page.waitForURL(`**${paths.loginFor(paths.round(ROUND))}`);
});

test('bets close, shots close, and the result is computed again by the member’s browser', async ({
  page,
  qa,
}) => {
  await qa.login();
  await qa.change({ shots: { round_id: ROUND, count: 30, members: 9 }, fairness: 'sealed' });
  await qa.change({ now: '2025-06-15T12:15:01.000Z' });
  await page.goto(paths.round(ROUND));
  await expect(page.getByText('ปิดรับแทง ยังยิงได้')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ส่งโพย' })).toHaveCount(0);
  await page.getByRole('button', { name: 'สุ่มเลข' }).click();
  await page.getByRole('button', { name: 'ยิงเลข', exact: true }).click();
  await expect(page.getByText(/ลำดับที่ 43/).first()).toBeVisible();
  await qa.change({ now: '2025-06-15T12:18:01.000Z' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'ผลรอบที่ 54' })).toBeVisible();
  await page.getByRole('button', { name: 'ตรวจในเครื่องนี้' }).click();
  await expect(page.getByText('ตรวจผ่านทุกข้อ ผลถูกต้อง')).toBeVisible();
  const receipt = await page
    .getByRole('region', { name: /เลขที่ฉันยิง/ })
    .locator('code')
    .textContent();
  await page.getByLabel('ตรวจใบรับของฉัน').fill(receipt ?? '');
  await page.getByRole('button', { name: 'ตรวจใบรับ' }).click();
  await expect(page.getByText(/^นับแล้ว: ลำดับที่ 43/)).toBeVisible();
  await page.getByRole('heading', { name: /^เลขที่ยิงทั้งหมด/ }).click();
  await expect(page.getByRole('table', { name: 'เลขที่ยิงทั้งหมด' }).getByRole('row')).toHaveCount(31);
});

test('a result that comes while it is watched rolls in and tells what the bills of the round won; still where motion is reduced', async ({
  page,
  qa,
}) => {
  await qa.login();
  await qa.change({ shots: { round_id: ROUND, count: 30, members: 9 } });
  const every = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'));
  // One of all numbers wins: less than they cost together.
  const lines = every.map((number) => ({ type: 'top_2' as const, number, amount: 1 }));
  await qa.change({ bill: { status: 'pending', round_id: ROUND, lines } });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await qa.change({ now: '2025-06-15T12:15:01.000Z' });
  await page.goto(paths.round(ROUND));
  await expect(page.getByText('ปิดรับแทง ยังยิงได้')).toBeVisible();
  await qa.change({ now: '2025-06-15T12:18:01.000Z' });
  await expect(page.getByRole('heading', { name: 'ผลรอบที่ 54' })).toBeVisible({ timeout: 20_000 });
  await qa.change({ settle: 'won' });
  const told = page.getByRole('region', { name: 'โพยของคุณในรอบนี้' });
  await expect(told.getByText(/^จ่ายค่าแทง 100\.00 ขาดทุนสุทธิ/)).toBeVisible({ timeout: 20_000 });
  await expect(told).not.toContainText('ยินดีด้วย');
  await expect(told.getByRole('link', { name: 'ดูโพย' })).toBeVisible();
  expect(await findMotion(page)).toEqual([]);
});

test('a round with too few shots gives every stake back', async ({ page, qa }) => {
  await qa.login();
  const lines = [{ type: 'top_2' as const, number: '12', amount: 10 }];
  await qa.change({ bill: { status: 'pending', round_id: ROUND, lines } });
  await qa.change({ now: '2025-06-15T12:18:01.000Z' });
  await page.goto(paths.round(ROUND));
  await expect(page.getByText('รอบนี้คืนเงินแล้ว')).toBeVisible();
  await expect(page.getByText('มีเลขที่ยิง 12 ครั้ง จาก 4 คน')).toBeVisible();
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 1,000.00');
});
