import { expect, test } from './fixtures.ts';

const POLL = '/poll/1';
const CLOSE = '2025-06-19T17:00:00.000Z';
const DRAW = '2025-06-19T17:10:00.000Z';
const poll = {
  ...{ id: 1, question: 'ทีมไหนจะได้แชมป์', image: null, step: 1_000, most: 3 },
  basis: 'stake' as const,
  ...{ opens_at: '2025-06-14T17:00:00.000Z', closes_at: CLOSE, draws_at: DRAW },
  choices: ['ทีมสีแดง', 'ทีมสีน้ำเงิน'],
  prizes: [{ kind: 'point' as const, amount: 8 }],
};

test('a visitor reads all of a poll and is led to log in', async ({ page, qa }) => {
  await qa.change({});
  await page.goto(POLL);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ทีมไหนจะได้แชมป์');
  await expect(page.getByText('ยอดเสี่ยงที่ออกผลแล้วทุก 1,000.00 บาท')).toBeVisible();
  await expect(page.getByRole('region', { name: 'คำตอบตอนนี้' })).toContainText('ยังไม่มีคำตอบ');
  await expect(page.getByRole('region', { name: 'ตรวจผลการจับรางวัล' }).locator('code')).toHaveText(
    /^[0-9a-f]{64}$/,
  );
  await page.getByRole('link', { name: 'เข้าสู่ระบบเพื่อตอบโพล' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fpoll%2F1/);
});

test('a poll that is unknown is the 404 page, and one without a number is that of now', async ({
  page,
  qa,
}) => {
  await qa.change({});
  for (const address of ['/poll/99', '/poll/x', '/poll/1/2']) {
    qa.expects(404, address);
    expect((await page.goto(address))?.status()).toBe(404);
  }
  await page.goto('/poll');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ทีมไหนจะได้แชมป์');
});

test('the quota is counted again while the page is open; an answer is given once and stays', async ({
  page,
  qa,
}) => {
  await qa.change({ pollCounted: 400 });
  await qa.login();
  await page.goto(POLL);
  const own = page.getByRole('region', { name: 'คำตอบของคุณ' });
  await expect(own).toContainText('คุณยังไม่มีสิทธิ์ตอบ');
  await expect(own).toContainText('400.00 บาท อีก 600.00 บาท');
  await expect(own.getByRole('radio')).toHaveCount(0);
  await qa.change({ pollCounted: 1_000 });
  await own.getByRole('button', { name: 'นับสิทธิ์ใหม่' }).click();
  await own.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expect(own.getByRole('alert')).toContainText('กรุณาเลือกหนึ่งตัวเลือก');
  await own.getByRole('radio', { name: 'ทีมสีน้ำเงิน' }).check();
  await own.getByRole('button', { name: 'ส่งคำตอบ' }).dblclick();
  await expect(own.getByRole('status')).toContainText('บันทึกคำตอบแล้ว หมายเลข 1');
  await expect(own.getByRole('listitem')).toHaveText(['ทีมสีน้ำเงิน หมายเลข 1']);
  await expect(own).toContainText('ตอบแล้ว 1 คำตอบ ตอนนี้ยังไม่มีสิทธิ์ตอบเพิ่ม');
  await expect(page.getByRole('region', { name: 'คำตอบตอนนี้' })).toContainText('1 คำตอบ (100%)');
});

test('an answer on its way is waited for where its page is left and opened again, and given once', async ({
  page,
  qa,
}) => {
  await qa.change({ pollCounted: 3_000 });
  await qa.login();
  await page.goto(POLL);
  const own = page.getByRole('region', { name: 'คำตอบของคุณ' });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/poll/submit', async (route) => {
    await held;
    await route.continue();
  });
  await own.getByRole('radio', { name: 'ทีมสีแดง' }).check();
  await own.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await page.locator('footer').getByRole('link', { name: 'อัตราจ่าย' }).click();
  await page.waitForURL('**/lotto/rates');
  await page.goBack();
  await expect(own.getByText('กำลังส่ง').first()).toBeVisible();
  await expect(own).not.toContainText('ยังไม่ถึงระบบ');
  release();
  await expect(own.getByRole('status')).toContainText('บันทึกคำตอบแล้ว หมายเลข 1');
  await expect(own.getByRole('listitem')).toHaveText(['ทีมสีแดง หมายเลข 1']);
});

test('a quota that another device used up meanwhile is said, and nothing is given twice', async ({
  page,
  qa,
}) => {
  await qa.change({ polls: [{ ...poll, most: 1 }], pollCounted: 5_000 });
  await qa.login();
  await page.goto(POLL);
  const own = page.getByRole('region', { name: 'คำตอบของคุณ' });
  await own.getByRole('radio', { name: 'ทีมสีแดง' }).check();
  await qa.change({ pollCounted: 0 });
  await own.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expect(own.getByRole('alert')).toContainText('ต้องมียอดเสี่ยงที่ออกผลแล้วอีก 1,000.00 บาท');
  // It is there once the page has read anew that nothing is left.
  const again = own.getByRole('button', { name: 'นับสิทธิ์ใหม่' });
  await expect(again).toBeVisible();
  await qa.change({ pollCounted: 1_000 });
  await again.click();
  await own.getByRole('radio', { name: 'ทีมสีแดง' }).check();
  await own.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expect(own).toContainText('คุณตอบครบ 1 คำตอบแล้ว');
  await page.reload();
  await expect(own).toContainText('คุณตอบครบ 1 คำตอบแล้ว');
});

test('an answer whose outcome was lost is looked up and not given twice', async ({ page, qa }) => {
  await qa.change({ pollCounted: 2_000 });
  await qa.login();
  await page.goto(POLL);
  const own = page.getByRole('region', { name: 'คำตอบของคุณ' });
  await own.getByRole('radio', { name: 'ทีมสีเขียว' }).check();
  await qa.fault('POST /api/poll/submit', 'lost-answer');
  await own.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expect(own.getByRole('status')).toContainText('หมายเลข 1');
  await expect(own.getByRole('listitem')).toHaveText(['ทีมสีเขียว หมายเลข 1']);
});

test('at the second of the close the site says its own time, whatever the phone shows', async ({
  page,
  qa,
}) => {
  await page.clock.setSystemTime(new Date('2025-06-14T12:00:00.000Z'));
  await qa.change({ now: '2025-06-19T16:59:00.000Z', pollCounted: 3_000 });
  await qa.login();
  await page.goto(POLL);
  const own = page.getByRole('region', { name: 'คำตอบของคุณ' });
  await own.getByRole('radio', { name: 'ทีมสีแดง' }).check();
  await qa.change({ now: CLOSE });
  await own.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expect(own.getByRole('alert')).toContainText('ปิดรับคำตอบแล้วเมื่อ 20 มิ.ย. 68 00:00 น. ตามเวลาของเว็บ');
});

test('a poll that is not open yet, one that is closed, and one that is drawn', async ({ page, qa }) => {
  await qa.change({ now: '2025-06-14T16:00:00.000Z', polls: [poll], pollCounted: 3_000 });
  await qa.login();
  await page.goto(POLL);
  await expect(page.getByText('ยังไม่เปิด เริ่มตอบได้')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  // No page asks for news meanwhile: the session is over by then.
  await page.goto('about:blank');
  await qa.change({ now: '2025-06-19T16:50:00.000Z' });
  await qa.login();
  await page.goto(POLL);
  const own = page.getByRole('region', { name: 'คำตอบของคุณ' });
  await own.getByRole('radio', { name: 'ทีมสีแดง' }).check();
  await own.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expect(own.getByRole('listitem')).toHaveCount(1);
  await qa.change({ now: CLOSE });
  await page.reload();
  await expect(page.getByText('ปิดรับคำตอบแล้ว จับรางวัล')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await qa.change({ now: DRAW });
  await page.reload();
  await expect(page.getByRole('region', { name: 'ผู้ได้รางวัล' })).toContainText('รางวัลที่ 1: xxx-xxx-5678');
  await page.getByRole('button', { name: 'ตรวจในเครื่องนี้' }).click();
  await expect(page.getByText('ตรวจแล้ว ผู้ได้รางวัลตรงกับรหัสลับและคำตอบทั้งหมด')).toBeVisible();
});

test('a poll that cannot be read just now covers the page', async ({ page, qa }) => {
  await qa.fault('GET /api/poll/config', '503');
  await page.goto(POLL);
  await expect(page.getByText('ขออภัย ระบบขัดข้องชั่วคราว')).toBeVisible();
});

test('a poll is shown without its shares, which are there after another try', async ({ page, qa }) => {
  await qa.change({ now: CLOSE, polls: [poll] });
  await qa.fault('GET /api/poll/stats', '503');
  await page.goto(POLL);
  const stats = page.getByRole('region', { name: 'คำตอบทั้งหมด' });
  await expect(page.getByText('ปิดรับคำตอบแล้ว จับรางวัล')).toBeVisible();
  await expect(stats.getByRole('alert')).toContainText('โหลดจำนวนคำตอบไม่สำเร็จ');
  await qa.fault('GET /api/poll/stats', null);
  await stats.getByRole('button', { name: 'ลองใหม่' }).click();
  await expect(stats).toContainText('ยังไม่มีคำตอบ');
  await expect(stats.getByRole('alert')).toHaveCount(0);
});

test('the first HTML of a poll that is closed has its shares', async ({ page, qa }) => {
  await qa.change({ now: CLOSE, polls: [poll] });
  const html = await (await page.request.get(POLL)).text();
  expect(html).toContain('ยังไม่มีคำตอบ');
  expect(html).not.toContain('กำลังโหลด…');
});

test('an answer that nobody can look up stays in doubt, and is found by another look', async ({
  page,
  qa,
}) => {
  await qa.change({ pollCounted: 2_000 });
  await qa.login();
  await page.goto(POLL);
  const own = page.getByRole('region', { name: 'คำตอบของคุณ' });
  await own.getByRole('radio', { name: 'ทีมสีแดง' }).check();
  await qa.fault('POST /api/poll/submit', 'lost-answer');
  await qa.fault('GET /api/poll/quota/get', '503');
  await own.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expect(own.getByRole('alert')).toContainText('ยังไม่ทราบว่าคำตอบถึงระบบหรือไม่');
  await qa.fault('GET /api/poll/quota/get', null);
  await own.getByRole('button', { name: 'ตรวจสอบคำตอบ' }).click();
  await expect(own.getByRole('status')).toContainText('บันทึกคำตอบแล้ว หมายเลข 1');
});

test('winners that cannot be checked in the browser just now say so', async ({ page, qa }) => {
  await qa.change({ now: DRAW, polls: [poll] });
  await page.goto(POLL);
  await qa.fault('GET /api/poll/tickets', '503');
  const fair = page.getByRole('region', { name: 'ตรวจผลการจับรางวัล' });
  await fair.getByRole('button', { name: 'ตรวจในเครื่องนี้' }).click();
  await expect(fair.getByRole('alert')).toBeVisible();
  await qa.fault('GET /api/poll/tickets', null);
  await fair.getByRole('button', { name: 'ตรวจในเครื่องนี้' }).click();
  await expect(fair).toContainText('ตรวจแล้ว ผู้ได้รางวัลตรงกับรหัสลับ');
});
