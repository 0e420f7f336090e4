import { expect, expectAccessible, test } from './fixtures.ts';

const LIST = '/sooth';
const ROOM = '/sooth?room=2';

test('from the list to a room and back: roads, cards, tips and what they did', async ({ page, qa }) => {
  await qa.login();
  await page.goto(LIST);
  await expect(page.getByText('ไม่รับเดิมพัน')).toBeVisible();
  const rooms = page.getByRole('region', { name: 'ห้องทั้งหมด' });
  await expect(rooms.getByRole('listitem').getByRole('link')).toHaveCount(4);
  await expectAccessible(page);
  await rooms.getByRole('link', { name: /ห้องหยก/ }).click();
  await expect(page).toHaveURL(/room=2/);
  const room = page.getByRole('region', { name: 'ห้องหยก' });
  await expect(room.getByRole('img', { name: /เค้าไพ่หลัก ล่าสุด/ })).toBeVisible();
  for (const road of ['ตาใหญ่', 'เค้าเล็ก', 'แมลงสาบ'])
    await expect(room.getByRole('img', { name: new RegExp(`${road} ล่าสุดสี`) })).toBeVisible();
  await expect(room.getByRole('status')).toContainText(/^ตาที่ \d+ /);
  const tips = page.getByRole('region', { name: 'สูตรพูดถึงตาถัดไป' });
  await expect(tips).toContainText('ผลแต่ละตาเป็นอิสระต่อกัน สูตรไม่เพิ่มโอกาสชนะ');
  await expect(tips).toContainText(/ตรง [\d,]+ จาก [\d,]+ ตา/);
  await expect(tips).toContainText('แบงเกอร์ชนะ 50.68%');
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await expect(rooms.getByRole('link', { name: /ห้องหยก/ })).toBeVisible();
});

test('the room that was looked at last is a tap away, also after a reload, and not for the next member', async ({
  page,
  qa,
}) => {
  await qa.login();
  await page.goto(ROOM);
  const last = page.getByRole('link', { name: 'ดูต่อ ห้องหยก' });
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('session_data') ?? ''))
    .toContain('"roomId":2');
  await expect(last).toHaveCount(0);
  await page.goto(LIST);
  await last.click();
  await expect(page).toHaveURL(/room=2/);
  await page.goto(LIST);
  await expect(last).toBeVisible();
  await page.getByRole('button', { name: 'เมนูสมาชิก' }).click();
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.getByRole('button', { name: 'ใช่แล้ว' }).click();
  await expect(page.getByText('ออกจากระบบเรียบร้อยแล้ว')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('session_data') ?? '')).not.toContain('roomId');
});

test('a hand arrives while the room is watched, and the shoe changes', async ({ page, qa }) => {
  await qa.login();
  await page.goto(ROOM);
  const room = page.getByRole('region', { name: 'ห้องหยก' });
  const status = room.getByRole('status');
  const first = await status.textContent();
  await qa.change({ advance: 38_000 });
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(status).not.toHaveText(first ?? '', { timeout: 15_000 });
  await expect(room).toContainText('ขอนที่ 19 ของวัน');
  await qa.change({ now: '2025-06-15T12:29:50.000Z' });
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(room).toContainText('รอขอนถัดไป', { timeout: 15_000 });
  await expect(room).toContainText('ถึงใบตัดแล้ว');
  await qa.change({ now: '2025-06-15T12:30:01.000Z' });
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(room).toContainText('ขอนที่ 20 ของวัน', { timeout: 15_000 });
  await expect(status).toContainText('ตาที่ 1 ');
});

test('ended shoes are dealt again in the browser', async ({ page, qa }) => {
  await qa.login();
  await page.goto(ROOM);
  const fair = page.getByRole('region', { name: 'ตรวจไพ่ย้อนหลัง' });
  const shoes = fair.getByRole('listitem');
  await expect(shoes).toHaveCount(5);
  await shoes.first().getByRole('button', { name: 'ตรวจในเครื่องนี้' }).click();
  await expect(shoes.first().getByRole('status')).toContainText(/ไพ่ทั้ง \d+ ตาตรงกับรหัสลับ/);
});

test('a lost answer is said and asked for again; what was shown stays', async ({ page, qa }) => {
  await qa.login();
  await page.goto(ROOM);
  const room = page.getByRole('region', { name: 'ห้องหยก' });
  await expect(room.getByRole('status')).toContainText('ตาที่');
  await qa.fault('POST /api/sooth/detail', '503');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(room.getByRole('alert')).toContainText('โหลดผลล่าสุดไม่สำเร็จ', { timeout: 15_000 });
  await expect(room.getByRole('status')).toContainText('ตาที่');
  await qa.fault('POST /api/sooth/detail', null);
  await room.getByRole('button', { name: 'ลองใหม่' }).click();
  await expect(room.getByRole('alert')).toHaveCount(0);
});

test('offline nothing is asked for and what was shown stays; a session that ended leads to the login', async ({
  page,
  qa,
}) => {
  await qa.login();
  await page.goto(ROOM);
  const room = page.getByRole('region', { name: 'ห้องหยก' });
  await expect(room.getByRole('status')).toContainText('ตาที่');
  await page.context().setOffline(true);
  await qa.seen();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(room.getByRole('alert')).toContainText('โหลดผลล่าสุดไม่สำเร็จ');
  await expect(room.getByRole('status')).toContainText('ตาที่');
  expect((await qa.seen()).filter(({ call }) => call.includes('/sooth/'))).toEqual([]);
  await page.context().setOffline(false);
  await qa.fault('POST /api/sooth/detail', '401');
  await room.getByRole('button', { name: 'ลองใหม่' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('a new site has no shoe yet, and a closed room says so', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ soothNew: true });
  await page.goto(ROOM);
  await expect(page.getByRole('region', { name: 'ห้องหยก' })).toContainText('ยังไม่มีผลในขอนนี้');
  await expect(page.getByText('ยังไม่มีขอนที่จบแล้วของห้องนี้')).toBeVisible();
  await qa.change({ soothNew: false, soothClosed: [2] });
  await page.goto(ROOM);
  await expect(page.getByRole('region', { name: 'ห้องหยก' })).toContainText('ปิดห้องชั่วคราว');
});

test('an unknown room is the 404 page, and a visitor is sent home', async ({ page, qa }) => {
  await qa.change({});
  await page.goto(ROOM);
  await expect(page).toHaveURL('/');
  await qa.login();
  qa.expects(404, '/sooth');
  expect((await page.goto('/sooth?room=99'))?.status()).toBe(404);
  await page.goto('/sooth?room=x');
  await expect(page.getByRole('heading', { level: 1, name: 'สูตรบาคาร่า' })).toBeVisible();
});
