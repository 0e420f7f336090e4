import { scratchFolder } from '#backend/testing/backend-process.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { opsUnder } from './ops.ts';
import { ownEnv, START_MS, startSite } from './own-site.ts';
import { readyMember } from './ready-member.ts';

/** A hand is dealt every 40 seconds and read soon after; the machine may be slow. */
const NEXT_HAND_MS = 75_000;

test('a shoe goes on from hand to hand and to the next shoe without a reload, and its end is dealt again in the browser', async ({
  page,
}) => {
  test.setTimeout(4 * START_MS);
  using folder = scratchFolder();
  const env = ownEnv(folder.path);
  const at = (time: string) => ({ ...env, BACKEND_CLOCK: `2025-06-15T${time}:00+07:00` });
  // Committed to before the shoe of seven o'clock begins: others are not dealt.
  expect(await opsUnder(at('18:30'), 'sooth', 'list')).toContain('1: open');
  await using before = await startSite(at('19:05'));
  const { origin } = before;
  const { mobile, password } = await readyMember({ env: at('19:05'), origin }, page.context().request, {
    seed: 131,
    baht: 100,
  });
  await page.goto(`${origin}/sooth`);
  // Announcements come over the page on their own, once a day; a press takes them away.
  const news = page.getByRole('dialog', { name: 'ประกาศสำคัญ' });
  await page.addLocatorHandler(news, () => news.getByRole('button', { name: 'ปิดหน้าต่าง' }).click());
  await page.getByRole('link', { name: /ห้องมังกรทอง/ }).click();
  const room = page.getByRole('region', { name: 'ห้องมังกรทอง' });
  const hand = room.getByRole('status');
  await expect(room).toContainText('ขอนที่ 20 ของวัน');
  const first = Number(/ตาที่ (\d+)/.exec((await hand.textContent()) ?? '')?.[1]);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await expect(hand).toContainText(`ตาที่ ${first + 1} `, { timeout: NEXT_HAND_MS });
  await expect(room.getByRole('list', { name: 'เค้าไพ่เม็ด' }).getByRole('listitem')).toHaveCount(first + 1);
  await page.goto('about:blank');
  await before.stop('SIGTERM');

  // The clock of a site cannot be moved while it runs: it is started again, at the end of the shoe.
  const evening = at('19:59');
  await using _after = await startSite(evening);
  // An hour is longer than a session without a touch.
  const login = { data: { username: mobile, password } };
  expect((await page.context().request.post(`${origin}/api/login`, login)).ok()).toBe(true);
  await page.goto(`${origin}/sooth?room=1`);
  await expect(room).toContainText('ขอนที่');
  loads = 0;
  await expect(room).toContainText('ขอนที่ 21 ของวัน', { timeout: NEXT_HAND_MS });
  const shoe = page.getByRole('region', { name: 'ตรวจไพ่ย้อนหลัง' }).getByRole('listitem').first();
  await expect(shoe).toContainText('ขอนที่ 20', { timeout: 2 * NEXT_HAND_MS });
  await shoe.getByRole('button', { name: 'ตรวจในเครื่องนี้' }).click();
  await expect(shoe.getByRole('status')).toContainText(/ไพ่ทั้ง \d+ ตาตรงกับรหัสลับ/);
  expect(loads).toBe(0);
  expect(await opsUnder(evening, 'audit')).toContain('audit clean');
  await page.goto('about:blank');
});
