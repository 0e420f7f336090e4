import { demo, expect, expectAccessible, test } from './fixtures.ts';

const NAME = 'สมหญิงในไลน์';
const pick = (name = NAME) => ({ name, exact: true });

test('a new LINE account is linked after the login with the password, logs in, and is unlinked', async ({
  page,
}) => {
  await page.goto('/login?next=%2Fmember%2Fwithdraw');
  await page.getByRole('link', { name: 'เข้าสู่ระบบด้วย LINE' }).click();
  await expect(page).toHaveURL(/\/liff\/withdraw$/);
  await expectAccessible(page);
  await page.getByRole('button', pick()).click();
  await expect(page.getByText(`บัญชี LINE “${NAME}” ยังไม่ได้ผูกกับสมาชิก`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'มีบัญชีแล้ว เข้าสู่ระบบเพื่อผูก' }).click();
  await page.getByLabel('เบอร์มือถือ').fill(demo.mobile);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'ยืนยันการผูก LINE' })).toBeVisible();
  await expect(page.getByText('081-xxx-5678')).toBeVisible();
  await expectAccessible(page);
  const password = page.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน');
  await password.fill('not-my-password');
  await page.getByRole('button', { name: 'ผูกบัญชี' }).click();
  await expect(page.getByText('รหัสผ่านปัจจุบันไม่ถูกต้อง')).toBeVisible();
  await password.fill(demo.password);
  await page.getByRole('button', { name: 'ผูกบัญชี' }).click();
  await expect(page).toHaveURL(/\/member\/withdraw$/);

  await page.request.post('/api/logout', { data: {}, headers: { 'x-member-id': 'mock-member' } });
  await page.context().clearCookies({ name: 'session' });
  await page.goto('/liff');
  await page.getByLabel('ชื่อบัญชี LINE จำลอง').fill(NAME);
  await page.getByRole('button', { name: 'ทดลองเข้าสู่ระบบด้วย LINE จำลอง' }).click();
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toBeVisible();
  await page.goto('/member/profile');
  await expect(page.getByRole('region', { name: 'อุปกรณ์ที่เข้าสู่ระบบอยู่' })).toContainText('เข้าสู่ระบบด้วย LINE');
  await page.getByRole('button', { name: 'เลิกผูก' }).click();
  const dialog = page.getByRole('dialog', { name: 'เลิกผูกบัญชี LINE' });
  await dialog.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill(demo.password);
  await dialog.getByRole('button', { name: 'ยืนยันเลิกผูก' }).click();
  await expect(page.getByText('เลิกผูกบัญชี LINE แล้ว')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ผูก LINE' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(NAME);
});

test('where LINE is not open the page says so and leads on, and the login does not offer it', async ({
  page,
  qa,
}) => {
  await qa.change({ line: { way: 'none' } });
  await page.goto('/liff/deposit');
  await expect(page.getByText(/ยังไม่เปิดให้เข้าสู่ระบบด้วย LINE/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'ติดต่อเราทาง LINE' })).toHaveAttribute('target', '_blank');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'เข้าสู่ระบบด้วยเบอร์มือถือ' }).first().click();
  await expect(page).toHaveURL(/\/login\?next=%2Fmember%2Fdeposit/);
  await expect(page.getByRole('link', { name: 'เข้าสู่ระบบด้วย LINE' })).toHaveCount(0);
  // Who is logged in already goes where the link leads.
  await qa.login();
  await page.goto('/liff/deposit');
  await expect(page).toHaveURL(/\/member\/deposit$/);
});

test('who has it linked and a second factor is asked for a code', async ({ page, qa }) => {
  await qa.login();
  const post = (path: string, data: object) =>
    page.request.post(path, { data, headers: { 'x-member-id': 'mock-member' } });
  await post('/api/member/second_factor/begin', { password: demo.password });
  await post('/api/member/second_factor/confirm', { second_factor: '123456' });
  await page.context().clearCookies({ name: 'session' });
  await page.context().clearCookies({ name: 'device' });
  await qa.change({ line: { linked: NAME } });
  await page.goto('/liff/lotto');
  await page.getByRole('button', pick()).click();
  const code = page.getByLabel('รหัสยืนยันจากแอป');
  await code.fill('000000');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await expect(page.getByText('รหัสยืนยันไม่ถูกต้องหรือใช้ไปแล้ว')).toBeVisible();
  await code.fill('123456');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await expect(page).toHaveURL(/\/lotto\/lobby$/);
});

test('who is locked, and LINE that is away, are told with a way on', async ({ page, qa }) => {
  await qa.change({ line: { linked: NAME, isLocked: true } });
  await page.goto('/liff');
  await page.getByRole('button', pick()).click();
  await expect(page.getByText('บัญชีนี้เข้าสู่ระบบไม่ได้ กรุณาติดต่อทีมงาน')).toBeVisible();
  await qa.change({ line: { isLocked: false, isAway: true } });
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await expect(page.getByText(/ติดต่อ LINE ไม่ได้ในขณะนี้/)).toBeVisible();
  await qa.change({ line: { isAway: false } });
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toBeVisible();
});

test('a lost answer is told, and the same press goes on', async ({ page, qa }) => {
  await qa.change({ line: { linked: NAME } });
  await qa.fault('POST /api/line/login', '503');
  await page.goto('/liff');
  await page.getByRole('button', pick()).click();
  await expect(page.getByText(/กดปุ่มเดิมอีกครั้งได้/)).toBeVisible();
  await qa.fault('POST /api/line/login', null);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toBeVisible();
});

test('a member follows a link by its name, and no other address', async ({ page, qa }) => {
  await qa.login();
  await page.goto('/lotto/results');
  await page.goto('/liff/deposit');
  await expect(page).toHaveURL(/\/member\/deposit$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/lotto\/results$/);
  await page.goto('/liff?liff.state=%2Fwheel%3Ffrom%3Dchat');
  await expect(page).toHaveURL(/\/member\/wheel$/);
  for (const bad of [
    '/liff?liff.state=https%3A%2F%2Fevil.example',
    '/liff/evil.example',
    '/liff?liff.state=%2F%2Fevil.example',
  ]) {
    await page.goto(bad);
    await expect(page.getByRole('button', pick())).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/liff/);
  }
});

test('who showed a LINE account that is not the one meant shows another, which is linked', async ({
  page,
  qa,
}) => {
  await qa.login();
  await page.goto('/liff');
  await page.getByRole('button', pick()).click();
  await expect(page.getByRole('definition').filter({ hasText: NAME })).toBeVisible();
  await page.getByRole('button', { name: 'ใช้บัญชี LINE อื่น' }).click();
  await page.getByRole('button', pick('มานะในไลน์')).click();
  await expect(page.getByRole('definition').filter({ hasText: 'มานะในไลน์' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: NAME })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill(demo.password);
  await page.getByRole('button', { name: 'ผูกบัญชี' }).click();
  await expect(page.getByText(/ผูก LINE ไว้แล้วตั้งแต่/)).toBeVisible();
});

test('another member’s LINE account is refused, and the session stays', async ({ page, qa }) => {
  await qa.change({ line: { linked: NAME } });
  await page.request.post('/api/login', { data: { username: '0898765432', password: demo.password } });
  await page.goto('/liff');
  await page.getByRole('button', pick()).click();
  await expect(page.getByText('บัญชี LINE นี้ผูกกับสมาชิกคนอื่นแล้ว')).toBeVisible();
  await page.goto('/member/profile');
  await expect(page.getByText('089-xxx-5432').first()).toBeVisible();
});

test('a session that is over leads to the login without what LINE put into the address, and back by LINE', async ({
  page,
  qa,
}) => {
  await qa.login();
  await qa.fault('GET /api/get_user_info', '401');
  await page.goto('/liff/deposit?liff.state=x#access_token=of-line&id_token=of-line');
  await expect(page).toHaveURL(/\/login\?over=/);
  expect(page.url()).not.toContain('of-line');
  expect(page.url()).not.toContain('liff.state');
  await qa.fault('GET /api/get_user_info', null);
  await page.getByRole('link', { name: 'เข้าสู่ระบบด้วย LINE' }).click();
  await expect(page).toHaveURL(/\/liff\/deposit$/);
});

test.describe('without scripts', () => {
  test('the page says what it needs, and leads to the login', async ({ browser, baseURL, qa }) => {
    await qa.change({});
    await using context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/liff/withdraw');
    await expect(page.getByText(/กรุณาเปิดใช้งาน JavaScript/)).toBeVisible();
    await page.getByRole('link', { name: 'เข้าสู่ระบบด้วยเบอร์มือถือ' }).click();
    await expect(page).toHaveURL(/\/login\?next=%2Fmember%2Fwithdraw/);
  });
});
