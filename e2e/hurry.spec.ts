import type { Page } from '@playwright/test';
import { operable } from '#e2e/every-page/page-kinds.ts';
import { AccountPage } from '#e2e/pages/account.ts';
import { BetPage } from '#e2e/pages/bet.ts';
import { backFromLayer, expect, moveOverPage, test, touchPage } from './fixtures.ts';

test.use({ motion: 'natural' });

const demo = { mobile: '0812345678', password: 'sabai-dee-99' };
const ROUND = 'glo-2025-06-16';
const CREATE = '/api/lotto/bill/create';

async function logIn(page: Page): Promise<void> {
  await new AccountPage(page).login(demo);
  await page.waitForURL('/');
}

/** A round with `12=10` in its draft. */
async function draft(page: Page): Promise<BetPage> {
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await bet.paste('12=10');
  await expect(bet.draft).toContainText('12');
  return bet;
}

/** Counts the requests of a path from now on. */
function count(page: Page, path: string): () => number {
  let seen = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen += 1;
  });
  return () => seen;
}

/** Another member of this world. */
const other = { mobile: '0899999999', password: 'mai-bok-krai-7' };
async function registerOther(page: Page): Promise<void> {
  const answer = await page.context().request.post('/api/register', {
    data: {
      ...{ username: other.mobile, password: other.password, first_name: 'สมชาย', last_name: 'อีกคน' },
      ...{ birth_date: '1990-01-01', bank_code: '004', bank_account_no: '9876543210', accept_terms: true },
    },
  });
  expect(await answer.json()).toMatchObject({ error: 0 });
}

/** Toasts begin with the same words. */
const OFFLINE_BAR = 'ไม่มีอินเทอร์เน็ต กรุณาตรวจสอบสัญญาณ';

test.describe('offline', () => {
  test.use({ tab: 'new' });

  test('says so, answers at once, and neither a dialog nor a link leads to the error page of the browser', async ({
    page,
    context,
    qa,
  }) => {
    await qa.login();
    await page.goto('/');
    await operable(page);
    await context.setOffline(true);
    const bar = page.getByText(OFFLINE_BAR, { exact: true });
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: 'อัปเดตยอดเงิน' }).click();
    await expect(page.getByText('ไม่ได้เชื่อมต่ออินเทอร์เน็ต')).toBeVisible({ timeout: 2_500 });
    await page.getByRole('button', { name: 'เมนูสมาชิก' }).click();
    const failed = page.getByText('เปิดไม่สำเร็จ');
    await expect(failed).toBeVisible();
    // Below the header, which the bar makes higher.
    const header = await page.locator('body > header').boundingBox();
    await expect
      .poll(async () => (await failed.boundingBox())?.y)
      .toBeGreaterThanOrEqual(header?.height ?? 0);
    await page.getByRole('link', { name: 'ดูย้อนหลัง' }).click();
    await expect(page.getByText('ไม่ได้เชื่อมต่ออินเทอร์เน็ต').first()).toBeVisible();
    await expect(page).toHaveURL('/');
    await context.setOffline(false);
    await expect(bar).toBeHidden();
    await page.getByRole('button', { name: 'เมนูสมาชิก' }).click();
    await expect(page.getByRole('dialog', { name: 'เมนูสมาชิก' })).toBeVisible();
  });

  test('a page whose network dies on the way is waited for', async ({ page, qa }) => {
    await qa.change({});
    await page.goto('/lotto/lobby');
    await operable(page);
    await page.route(/[?&]_rsc=/, (route) => route.abort('internetdisconnected'));
    await page.route('**/lotto/lobby', (route) => route.abort('internetdisconnected'));
    // With a key: cards above take their real height once they are near, which moves the link away from under a pointer.
    await page.locator('footer').getByRole('link', { name: 'อัตราจ่าย' }).press('Enter');
    await expect(page.getByText('เชื่อมต่อไม่ได้ หน้าที่เปิด', { exact: false })).toBeVisible();
    await expect(page).toHaveURL('/lotto/lobby');
    await page.unrouteAll();
    await page.waitForURL('**/lotto/rates');
    await expect(page.getByText('เชื่อมต่อไม่ได้ หน้าที่เปิด', { exact: false })).toBeHidden();
  });

  test('a bill is not sent by itself when the network returns, and its dialog closes', async ({
    page,
    context,
    qa,
  }) => {
    await qa.login();
    const bet = await draft(page);
    await bet.check();
    await expect(bet.confirmButton).toBeEnabled();
    const sent = count(page, CREATE);
    await context.setOffline(true);
    await bet.confirmButton.click();
    await expect(bet.dialog.getByText('ไม่ได้เชื่อมต่ออินเทอร์เน็ต')).toBeVisible();
    await bet.dialog.getByRole('button', { name: 'แก้โพย' }).click();
    await expect(bet.dialog).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByText(OFFLINE_BAR, { exact: true })).toBeHidden();
    await bet.check();
    await expect(bet.confirmButton).toBeEnabled();
    expect(sent()).toBe(0);
    await bet.confirm();
    expect(sent()).toBe(1);
  });

  test('an order whose answer was lost is looked up when the network is there again', async ({
    page,
    context,
    qa,
  }) => {
    await qa.login();
    const bet = await draft(page);
    await bet.check();
    const sent = count(page, CREATE);
    await page.route(`**${CREATE}`, async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await bet.confirmButton.click();
    await expect(page.getByText(/ติดต่อระบบไม่ได้ ระบบอาจรับโพยแล้ว/)).toBeVisible();
    await page.getByRole('button', { name: 'ปิดหน้าต่าง' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByText('ระบบรับโพยที่ส่งไว้แล้ว')).toBeVisible();
    await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 990.00');
    expect(sent()).toBe(1);
  });
});

test.describe('session over', () => {
  test('the login page says why and leads back to the round with its draft', async ({ page, qa }) => {
    await qa.login();
    const bet = await draft(page);
    await qa.fault('POST /api/member/wallets', '401');
    await page.getByRole('button', { name: 'อัปเดตยอดเงิน' }).click();
    await page.waitForURL(/\/login\?over=1&next=%2Flotto%2Fglo-2025-06-16$/);
    await expect(page.getByText('หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบใหม่')).toBeVisible();
    await qa.fault('POST /api/member/wallets', null);
    await new AccountPage(page).login(demo);
    await page.waitForURL(`**/lotto/${ROUND}`);
    await expect(bet.draft).toContainText('12');
  });

  test('a read of the server that meets it clears user and cookie', async ({ page, context, qa }) => {
    await qa.change({});
    await logIn(page);
    // What home still reads would meet it first, and lead to the login without the way back.
    await page.goto('about:blank');
    await qa.fault('POST /api/member/wallets', '401');
    await page.goto('/lotto/bills?status=won');
    await page.waitForURL('**/login?over=1&next=%2Flotto%2Fbills%3Fstatus%3Dwon');
    await expect(page.getByText('หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบใหม่')).toBeVisible();
    await expect
      .poll(async () =>
        (await context.cookies()).some(({ name, value }) => name === 'session' && value !== ''),
      )
      .toBe(false);
    const stored = await page.evaluate(
      () => JSON.parse(localStorage.getItem('local_data') ?? '{}').state.user,
    );
    expect(stored).toEqual({ isLoggedIn: false, authUser: null, userInfo: null });
  });
});

test.describe('another member in another tab', () => {
  test('a tab follows login and logout, and nobody sees the draft of another', async ({
    page,
    context,
    qa,
  }) => {
    await qa.change({});
    await registerOther(page);
    await logIn(page);
    const bet = await draft(page);
    const second = await context.newPage();
    await second.goto('/');
    await second.getByRole('button', { name: 'เมนูสมาชิก' }).click();
    await second.getByRole('button', { name: 'ออกจากระบบ' }).click();
    await second.getByRole('button', { name: 'ใช่แล้ว' }).click();
    await expect(page.locator('header').getByRole('link', { name: 'เข้าสู่ระบบ' })).toBeVisible();
    await new AccountPage(second).loginFirst(other);
    await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 0.00');
    await expect(bet.draft).not.toContainText('12');
  });

  test('a bill of one member is refused by the session of another', async ({
    page,
    context,
    qa,
    playwright,
    baseURL,
  }) => {
    await registerOther(page);
    await qa.login();
    const bet = await draft(page);
    await page.reload();
    await bet.check();
    await expect(bet.confirmButton).toBeEnabled();
    // A login that this tab learns nothing of: the first session goes on, so that what is under way here is still answered.
    const cookies = (await context.cookies()).filter(({ name }) => name === 'qa');
    const device = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      storageState: { cookies, origins: [] },
    });
    const data = { username: other.mobile, password: other.password };
    expect((await device.post('/api/login', { data })).ok()).toBe(true);
    await context.addCookies((await device.storageState()).cookies);
    await device.dispose();
    await bet.confirmButton.click();
    await expect(bet.dialog.getByText(/เข้าสู่ระบบด้วยบัญชีอื่น/)).toBeVisible();
    const bills = await (await context.request.get('/api/lotto/bill/list')).json();
    expect(bills.data).toEqual([]);
  });
});

test.describe('400', () => {
  test.use({ announcements: 'shown' });

  test('of a call on home stays there', async ({ page, qa }) => {
    await qa.fault('GET /api/notifications', '400');
    const loads = count(page, '/');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'งวดที่เปิดรับ' })).toBeVisible();
    const refused = page.waitForResponse((answer) => answer.url().includes('/api/notifications'));
    await touchPage(page);
    expect((await refused).status()).toBe(400);
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(1);
  });

  test('of a read of the server goes home, and on home covers the page', async ({ page, qa }) => {
    await qa.fault('GET /api/lotto/rates', '400');
    await page.goto('/lotto/rates');
    await expect(page).toHaveURL('/');
    await qa.fault('GET /api/lotto/lobby', '400');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'ขออภัย ระบบขัดข้องชั่วคราว' })).toBeVisible();
  });
});

test.describe('overlay and announcement', () => {
  test.use({ announcements: 'shown' });

  test('nothing opens beneath or above the overlay', async ({ page, qa }) => {
    await qa.fault('GET /api/lotto/lobby', '503');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'ขออภัย ระบบขัดข้องชั่วคราว' })).toBeVisible();
    await touchPage(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await qa.fault('GET /api/lotto/lobby', null);
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    // The tap on the button may count as a touch of the page that it loads, so that the announcement is there already.
    await expect(page.getByRole('heading', { name: 'งวดที่เปิดรับ', includeHidden: true })).toBeVisible();
    // A move is a touch that closes nothing.
    await expect(async () => {
      await moveOverPage(page);
      await expect(page.getByRole('dialog', { name: 'ประกาศสำคัญ' })).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
});

test.describe('moving about', () => {
  test('a page view is reported when only the query changes', async ({ page, qa }) => {
    await qa.change({});
    await page.goto('/lotto/results');
    await page.locator('main a[href*="round_id="]').first().click();
    await page.waitForURL(/round_id=/);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer'))))
      .toContain('/lotto/results?round_id=');
  });

  test('Back closes a dialog and stays, also after a link from it', async ({ page, qa }) => {
    await qa.login();
    await page.goto('/');
    await page.goto('/lotto/lobby');
    const menu = page.getByRole('dialog', { name: 'เมนูสมาชิก' });
    const open = page.getByRole('button', { name: 'เมนูสมาชิก' });
    await open.click();
    await expect(menu).toBeVisible();
    await backFromLayer(page);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/lotto/lobby');
    await open.click();
    await menu.getByRole('link', { name: 'อัตราจ่าย' }).click();
    await page.waitForURL('**/lotto/rates');
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/lotto/lobby');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await open.click();
    await menu.getByRole('button', { name: 'ปิดหน้าต่าง' }).click();
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('Back goes one step of the registration back and keeps what was typed', async ({ page, qa }) => {
    await qa.change({});
    await page.goto('/lotto/lobby');
    await page.goto('/register');
    const account = new AccountPage(page);
    await account.fillLoginStep({ ...other, accountNo: '' });
    await account.fillPersonStep();
    await expect(page.getByRole('heading', { name: 'บัญชีธนาคารสำหรับรับเงิน' })).toBeVisible();
    await backFromLayer(page, 2);
    await expect(page.getByRole('heading', { name: 'ข้อมูลส่วนตัว' })).toBeVisible();
    await backFromLayer(page);
    await expect(page.getByLabel('ตั้งรหัสผ่าน')).toHaveValue(other.password);
    await page.goBack();
    await expect(page).toHaveURL('/lotto/lobby');
  });

  test('the bar stays until the page is there, also for Back and after a login', async ({ page, qa }) => {
    await qa.change({});
    const bar = page.getByRole('progressbar', { name: 'กำลังโหลดหน้า' });
    await page.goto('/lotto/lobby');
    await operable(page);
    let isHeld = true;
    await page.route(/_rsc=/, async (route) => {
      while (isHeld) await new Promise((resolve) => setTimeout(resolve, 100));
      await route.continue().catch(() => undefined);
    });
    await page.locator('footer').getByRole('link', { name: 'อัตราจ่าย' }).press('Enter');
    await expect(bar).toBeVisible();
    await page.waitForTimeout(5_500);
    await expect(bar).toBeVisible();
    isHeld = false;
    await page.waitForURL('**/lotto/rates');
    await expect(bar).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/lotto/lobby');
    await page.waitForTimeout(500);
    await expect(bar).toBeHidden();
  });

  test('Back finds the page where it was left', async ({ page, qa }) => {
    await qa.change({});
    await page.goto('/');
    const link = page.locator('footer').getByRole('link', { name: 'อัตราจ่าย' });
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(300);
    await link.click();
    await page.waitForURL('**/lotto/rates');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(100);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(left - 60);
  });

  test('an unknown address stands in the default layout', async ({ page, qa }) => {
    await qa.change({});
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('This page could not be found')).toBeVisible();
    await expect(page.locator('header').getByRole('link', { name: 'เข้าสู่ระบบ' })).toBeVisible();
    await expect(page.locator('footer')).toContainText('All Rights Reserved.');
  });
});

test('home does without banners and news, and the announcements can be asked for again', async ({
  page,
  qa,
}) => {
  await qa.fault('GET /api/banner', '503');
  await qa.fault('GET /api/notifications', '503');
  await qa.fault('GET /api/event/list', '503');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'งวดที่เปิดรับ' })).toBeVisible();
  await expect(page.getByText('โหลดข่าวสารไม่สำเร็จ')).toBeVisible();
  await page.getByRole('button', { name: 'ประกาศ' }).click();
  await expect(page.getByText('ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง')).toBeVisible();
  await qa.fault('GET /api/notifications', null);
  await page.getByRole('button', { name: 'ประกาศ' }).click();
  await expect(page.getByRole('dialog', { name: 'ประกาศสำคัญ' })).toBeVisible();
});
