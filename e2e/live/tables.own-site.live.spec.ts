import { writeFileSync } from 'node:fs';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { openGame } from '#e2e/pages/games.ts';
import { opsUnder } from './ops.ts';
import { ownEnv, START_MS, startSite } from './own-site.ts';
import { readyMember } from './ready-member.ts';

const GAME = 'ไฮโล';

test('a member bets at a table with money, reads the round in the history, plays it again and verifies it', async ({
  page,
}, info) => {
  test.setTimeout(2 * START_MS);
  using folder = scratchFolder();
  const env = ownEnv(folder.path);
  await using site = await startSite(env);
  const { origin } = site;
  await readyMember({ env, origin }, page.context().request, { seed: 171, baht: 500 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${origin}/lobby/casino`);
  await openGame(page, GAME);
  const launcher = page.getByRole('dialog', { name: GAME });
  const game = launcher.frameLocator('iframe');
  await expect(game.locator('#balance')).toHaveText('500.00');
  for (const name of [/^ต่ำ/, /^สูง/, /^ตองใดก็ได้/]) await game.getByRole('button', { name }).click();
  await expect(game.locator('#total')).toHaveText('30.00');
  await game.getByRole('button', { name: 'แทง', exact: true }).click();
  // Whatever is drawn, one of the three comes back.
  await expect(game.locator('#heard')).toHaveText(/^ได้คืน (20|340)\.00 จากที่แทง 30\.00 บาท$/);
  await expect(game.locator('#balance')).toHaveText(/^(490|810)\.00$/);
  await game.getByText('ตรวจสอบผล').click();
  await game.getByRole('button', { name: 'เปิดรหัสลับและตรวจทุกรอบ' }).click();
  await expect(game.locator('#verified')).toHaveText('ตรงทั้ง 1 รอบ รอบต่อไปใช้รหัสลับใหม่');
  await launcher.getByRole('button', { name: 'ปิดเกม' }).click();

  await page.goto(`${origin}/member/games`);
  await page.getByRole('button', { name: `ดูย้อนหลัง ${GAME}` }).click();
  const replay = page.getByRole('dialog', { name: `ดูย้อนหลัง ${GAME}` }).frameLocator('iframe');
  await replay.getByText('ตรวจสอบผล').click();
  await replay.getByRole('button', { name: 'ตรวจรอบนี้' }).click();
  await expect(replay.getByText('รอบนี้ตรงกับรหัสลับทุกอย่าง')).toBeVisible();
  const file = await page.context().request.get(`${origin}/member/games/file`);
  const csv = await file.text();
  expect(csv).toContain('low=10 high=10 triple=10');
  const tool = info.outputPath('pwin-verifier.html');
  const saved = await page.context().request.get(`${origin}/frames/verifier-alone.html`);
  writeFileSync(tool, await saved.body());
  await page.goto(`file://${tool}`);
  await page.getByLabel('หรือวางข้อความของไฟล์ที่นี่').fill(csv);
  await page.getByRole('button', { name: 'ตรวจข้อความที่วาง' }).click();
  await expect(page.getByText('ตรง 1 รอบ', { exact: true })).toBeVisible();
  expect(await opsUnder(env, 'audit')).toContain('audit clean');
  await page.goto('about:blank');
});
