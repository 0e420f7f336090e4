import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { AccountPage, newMember } from '#e2e/pages/account.ts';
import { BetPage } from '#e2e/pages/bet.ts';
import { openGame } from '#e2e/pages/games.ts';
import { ops } from './ops.ts';

const DRAWS = 'backend/areas/lotto/seed/glo-draws-2025.json';
/** First prize 507392, front three 243 and 017, back three 299 and 736, last two 06. */
const DRAW = '2025-06-16';

test('a stranger reads results, registers, deposits, bets, sees the win after the real draw, and is paid', async ({
  page,
}, info) => {
  test.setTimeout(180_000);
  const member = newMember(77);
  const account = new AccountPage(page);
  const balance = page.getByRole('status', { name: 'ยอดเงินคงเหลือ' });

  await page.goto('/');
  await page.getByRole('link', { name: 'ดูย้อนหลัง' }).click();
  await expect(page.locator('main')).toContainText('559352');
  await account.register(member);
  await expect(balance).toHaveText('฿ 0.00');

  await page.goto('/member/deposit');
  await page.getByRole('button', { name: 'ฝาก 1,000 บาท' }).click();
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  const code = page.getByRole('img', { name: /QR พร้อมเพย์ ยอด 1,000.00 บาท/ });
  await expect(code).toBeVisible();
  const answer = await page.context().request.get('/api/member/payment/qrcode_info');
  const ref = String((await answer.json()).data.ref);
  expect(await ops(info.project.name, 'payment', 'pay', '--ref', ref, '--yes', '--why', 'journey')).toContain(
    'credited',
  );
  await expect(balance).toHaveText('฿ 1,000.00', { timeout: 30_000 });

  const bet = new BetPage(page);
  await bet.open('glo-2025-06-16');
  await bet.paste('92=10\n=07=20');
  await page.reload();
  await expect(bet.draft).toContainText('92');
  await bet.check();
  await bet.confirm();
  await bet.betOn();
  await expect(balance).toHaveText('฿ 970.00');

  await page.goto('/winloss');
  const totals = page.getByRole('region', { name: 'สรุปยอดของช่วงนี้' });
  await expect(totals).toContainText('ยอดแทง (1 รายการ)30.00ออกผลแล้ว0.00ถูกรางวัล0.00ได้เสีย0.00');

  const stream = page.waitForResponse((response) => response.url().includes('/api/events'));
  await page.goto('/lotto/bills');
  await stream;
  const printed = await ops(
    info.project.name,
    ...['lotto', 'publish', '--kind', 'glo', '--date', DRAW, '--file', DRAWS, '--yes', '--why', 'journey'],
  );
  expect(printed).toContain('published');
  // Without a reload.
  await expect(balance).toHaveText('฿ 1,870.00');
  await expect(page.locator('a[data-status]').first()).toHaveAttribute('data-status', 'won');
  await page
    .locator('main')
    .getByRole('link', { name: /หวยรัฐบาล/ })
    .first()
    .click();
  await expect(page.locator('main')).toContainText('900.00');
  // One line of two has won.
  await page.goto('/winloss');
  await expect(totals).toContainText('ออกผลแล้ว30.00ถูกรางวัล900.00ได้เสีย+870.00');
  await expect(page.getByRole('region', { name: 'แยกตามประเภท' })).toContainText('30900+870');
  await page.goto('/lotto/results?round_id=glo-2025-06-16');
  await expect(page.locator('main')).toContainText('507392');
  await page.goto('/member/withdraw');
  await page.getByRole('button', { name: 'ถอน 1,000 บาท' }).click();
  await page.getByRole('button', { name: 'ตรวจสอบและยืนยัน' }).click();
  await page.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill(member.password);
  await page.getByRole('button', { name: 'ถอน 1,000.00 บาท' }).click();
  await expect(page.getByRole('heading', { name: 'รายการถอนที่กำลังดำเนินการ' })).toBeVisible();
  await expect(balance).toHaveText('฿ 870.00');
  const asked = await page.context().request.get('/api/member/withdraw/info');
  const withdrawal = String((await asked.json()).data.pending.ref);
  for (const act of ['approve', 'pay'])
    await ops(info.project.name, 'withdraw', act, '--ref', withdrawal, '--yes', '--why', 'journey');
  await expect(page.locator('article').first()).toContainText('โอนแล้ว', { timeout: 60_000 });
  const grant = ['--game', 'lucky-market', '--stake', '10', '--count', '2', '--valid-days', '1'];
  await ops(
    info.project.name,
    ...['games', 'grant-free-rounds', '--username', member.mobile, ...grant, '--yes', '--why', 'journey'],
  );
  await playSlot(page);
  await page.goto('/member/statement');
  await expect(page.locator('main')).toContainText('เดิมพันเกม');
  expect(await ops(info.project.name, 'audit')).toContain('audit clean');
});

const FREE = 2;
const PAID = 20;

/** Rounds of a slot that were given and rounds with money: what the game, the header and the list of rounds say is one thing. */
async function playSlot(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/lobby/slot');
  await openGame(page, 'ตลาดนำโชค');
  const launcher = page.getByRole('dialog', { name: 'ตลาดนำโชค' });
  const game = launcher.frameLocator('iframe');
  await expect(game.locator('#balance')).toHaveText('870.00');
  for (let round = 1; round <= FREE + PAID; round += 1) {
    const spin = game.locator('#spin');
    await expect(spin).toHaveText(round <= FREE ? 'หมุนฟรี' : 'หมุน');
    await spin.click();
    await expect(game.locator('#fairness-facts')).toContainText(`รอบที่${round}`);
  }
  await expect(game.locator('#spin')).toHaveText('หมุน');
  const left = (await game.locator('#balance').textContent()) ?? '';
  await game.getByText('ตรวจสอบผล').click();
  await game.getByRole('button', { name: 'เปิดรหัสลับและตรวจทุกรอบ' }).click();
  await expect(game.locator('#verified')).toContainText(`ตรงทั้ง ${FREE + PAID} รอบ`);
  await launcher.getByRole('button', { name: 'ปิดเกม' }).click();
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText(`฿ ${left}`);
  await page.goto('/member/games');
  await expect(page.locator('main').getByRole('listitem').filter({ hasText: 'เลขที่รอบ' })).toHaveCount(
    FREE + PAID,
  );
  await page.getByRole('button', { name: 'ดูย้อนหลัง ตลาดนำโชค' }).first().click();
  const replay = page.getByRole('dialog', { name: 'ดูย้อนหลัง ตลาดนำโชค' }).frameLocator('iframe');
  await replay.getByText('ตรวจสอบผล').click();
  await replay.getByRole('button', { name: 'ตรวจรอบนี้' }).click();
  await expect(replay.getByText('รอบนี้ตรงกับรหัสลับทุกอย่าง')).toBeVisible();
  await page.emulateMedia({ reducedMotion: null });
}
