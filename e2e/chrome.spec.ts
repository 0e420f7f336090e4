import { expect, moveOverPage, test, touchPage } from './fixtures.ts';

test.describe('announcements', () => {
  test.use({ announcements: 'shown' });

  test('open with the first touch, page by page, and rest until they say something else', async ({
    page,
    qa,
  }) => {
    await qa.change({ now: '2025-06-15T12:00:00.000Z' });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const dialog = page.getByRole('dialog', { name: 'ประกาศสำคัญ' });
    await expect(dialog).toBeHidden();
    await touchPage(page);
    await expect(dialog.getByRole('heading', { name: 'ปรับปรุงระบบฝากเงิน' })).toBeVisible();
    await dialog.getByRole('button', { name: 'ถัดไป' }).click();
    await expect(dialog.getByRole('heading', { name: 'เล่นอย่างมีสติ' })).toBeVisible();
    await dialog.getByRole('button', { name: 'ปิด', exact: true }).click();
    await expect(dialog).toBeHidden();

    await qa.change({ now: '2025-06-15T12:14:00.000Z' });
    await page.reload();
    await touchPage(page);
    await page.waitForLoadState('networkidle');
    await expect(dialog).toBeHidden();
    // What was read to its end comes again once it says something else.
    await qa.change({ now: '2025-06-15T12:16:00.000Z' });
    let asked = 0;
    page.on('requestfinished', (request) => {
      if (request.url().includes('/api/notifications')) asked += 1;
    });
    await page.reload();
    // A move that comes before the page listens is none.
    const moveUntilAsked = async () => {
      await moveOverPage(page);
      return asked;
    };
    await expect.poll(moveUntilAsked).toBe(1);
    await page.waitForLoadState('networkidle');
    await expect(dialog).toBeHidden();
    const news = {
      id: 99,
      type: 1,
      image: '/art/notification-1.svg',
      title: 'ระบบฝากเงินกลับมาแล้ว',
      description: 'ฝากได้ตามปกติ',
    };
    await qa.change({ notifications: [news] });
    await page.reload();
    // A tap instead would close what the one before had opened.
    await expect(async () => {
      await moveOverPage(page);
      await expect(dialog.getByRole('heading', { name: news.title })).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });

  test('stay away when there are none, and say so when asked for', async ({ page, qa }) => {
    await qa.change({ notifications: [] });
    await page.goto('/');
    await touchPage(page);
    await page.waitForLoadState('networkidle');
    const dialog = page.getByRole('dialog', { name: 'ประกาศสำคัญ' });
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'ประกาศ' }).click();
    await expect(dialog.getByText('ไม่มีประกาศสำคัญในตอนนี้')).toBeVisible();
  });
});

test('the event dialog leads to the poll', async ({ page, qa }) => {
  await qa.change({});
  await page.goto('/');
  await page.getByRole('button', { name: 'กิจกรรม' }).click();
  await page.getByRole('button', { name: 'เข้าร่วมกิจกรรม ทายผลบอล' }).click();
  await page.waitForURL('**/poll/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ทีมไหนจะได้แชมป์');
});

test('without events there is no event button', async ({ page, qa }) => {
  await qa.change({ events: [] });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'ติดต่อเรา' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'กิจกรรม' })).toHaveCount(0);
});

test('contact opens the chat of the agent in a new tab', async ({ page, qa }) => {
  await qa.change({});
  await page.goto('/');
  const contact = page.locator('header').getByRole('link', { name: 'ติดต่อเรา' });
  await expect(contact).toHaveAttribute('href', 'https://line.example/admin');
  await expect(contact).toHaveAttribute('target', '_blank');
});

test('the colour scheme is kept and known to the server', async ({ page, qa }) => {
  await qa.change({});
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.getByRole('button', { name: 'ใช้โหมดสว่าง' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  const html = await (await page.context().request.get('/')).text();
  expect(html).toContain('data-scheme="light"');
});

test('an unknown address is the 404 page', async ({ page, qa }) => {
  await qa.change({});
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
});

test('a first read that fails covers the page and says why', async ({ page, qa }) => {
  await qa.fault('GET /api/lotto/lobby', '503');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'ขออภัย ระบบขัดข้องชั่วคราว' })).toBeVisible();
  await qa.fault('GET /api/lotto/lobby', null);
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await expect(page.getByRole('heading', { name: 'งวดที่เปิดรับ' })).toBeVisible();
});

test('a page view is reported after a route change', async ({ page, qa }) => {
  await qa.change({});
  await page.goto('/');
  await page.getByRole('link', { name: 'ดูย้อนหลัง' }).click();
  await page.waitForURL('**/lotto/results');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer'))))
    .toContain('/lotto/results');
});
