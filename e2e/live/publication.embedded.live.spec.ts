import { writeFileSync } from 'node:fs';
import { expect, test } from '#e2e/fixtures.ts';
import { ops } from './ops.ts';

const DAY = '2025-06-16';
const ROUND = `lao-${DAY}`;
const CALLED_OFF = `gsb-${DAY}`;
const SOON = { timeout: 30_000 };

test('a publication, its correction and a void are seen on open pages by themselves', async ({
  page,
  context,
}, info) => {
  const file = info.outputPath('draw.json');
  const operate = (...words: string[]) => ops(info.project.name, ...words, '--yes', '--why', 'journey');
  const [home, results, off] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await page.goto(`/lotto/${ROUND}`);
  await home.goto('/');
  await results.goto('/lotto/results?kind=lao');
  await off.goto(`/lotto/${CALLED_OFF}`);
  for (const one of [page, home, results, off])
    await one.evaluate(() => Object.assign(window, { isSamePage: true }));

  writeFileSync(file, JSON.stringify({ date: DAY, number: '8923' }));
  await operate('lotto', 'publish', '--kind', 'lao', '--date', DAY, '--file', file);
  await expect(page.getByRole('heading', { name: 'ออกผลแล้ว' })).toBeVisible(SOON);
  await expect(page.locator('main')).toContainText('งวดถัดไป');
  const latest = home.getByRole('region', { name: 'ผลรางวัลล่าสุด' }).locator(`a[href*="${ROUND}"]`);
  await expect(latest).toContainText('923', SOON);
  const card = results.locator(`main a[href*="${ROUND}"]`).first();
  await expect(card).toContainText('923', SOON);

  writeFileSync(file, JSON.stringify({ date: DAY, number: '8914' }));
  await operate('lotto', 'correct', '--round', ROUND, '--file', file);
  await expect(latest).toContainText('914', SOON);
  await expect(card).toContainText('914', SOON);

  await operate('lotto', 'void', '--round', CALLED_OFF);
  await expect(off.getByRole('heading', { name: 'ยกเลิกงวดนี้แล้ว' })).toBeVisible(SOON);
  for (const one of [page, home, results, off])
    expect(await one.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});
