import { demo, expect, test } from './fixtures.ts';
import { playLine } from './pages/line-servers.ts';

const NAME = 'สมหญิงในไลน์';
const person = { liffId: '2000000000-MockLiff', name: NAME, sub: `U${'0a'.repeat(16)}` };

test.use({ tab: 'new' });
test.beforeEach(({ qa }) => qa.change({ line: { way: 'line', linked: NAME } }));

test('LINE’s own scripts lead to LINE and back, and its token begins a session', async ({
  page,
  baseURL,
}) => {
  const line = await playLine(page, baseURL ?? '', person);
  await page.goto('/liff/lotto');
  await expect(page.getByText(NAME)).toBeVisible();
  expect(line.visits()).toBe(1);
  // Nothing of LINE's answer is left in the address.
  expect(page.url()).toBe(`${baseURL}/liff/lotto`);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await expect(page).toHaveURL(/\/lotto\/lobby$/);
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/played-access-token|eyJ|สมหญิงในไลน์/);
});

test('a link of LINE with its state ends at the page of its name', async ({ page, baseURL }) => {
  await playLine(page, baseURL ?? '', person);
  await page.goto('/liff?liff.state=%2Fdeposit');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await expect(page).toHaveURL(/\/member\/deposit$/);
});

test('another account than the one that waits to be linked is asked of LINE, and its answer is read', async ({
  page,
  baseURL,
}) => {
  const other = 'อีกคนในไลน์';
  await page.request.post('/api/login', { data: { username: '0898765432', password: demo.password } });
  const line = await playLine(page, baseURL ?? '', { ...person, name: other });
  await page.goto('/liff');
  await expect(page.getByRole('definition').filter({ hasText: other })).toBeVisible();
  await page.getByRole('button', { name: 'ใช้บัญชี LINE อื่น' }).click();
  await expect.poll(line.visits).toBe(2);
  await expect(page.getByRole('definition').filter({ hasText: other })).toBeVisible();
  expect(page.url()).toBe(`${baseURL}/liff`);
});

test('one that comes back without a login is not sent there again and again', async ({ page, baseURL }) => {
  const line = await playLine(page, baseURL ?? '', person);
  line.refuse();
  await page.goto('/liff');
  await expect(page.getByText(/กลับจาก LINE แล้วแต่ยังไม่ได้เข้าสู่ระบบ/)).toBeVisible();
  expect(line.visits()).toBe(1);
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await expect.poll(line.visits).toBe(2);
  await expect(page.getByText(/กลับจาก LINE แล้วแต่ยังไม่ได้เข้าสู่ระบบ/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'เข้าสู่ระบบด้วยเบอร์มือถือ' })).toBeVisible();
});

test('where LINE cannot be reached that is said with a way on', async ({ page }) => {
  await page.route(/line\.me/, (route) => route.abort());
  await page.goto('/liff');
  await expect(page.getByText(/เปิด LINE ไม่สำเร็จ/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'ลองใหม่' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'เข้าสู่ระบบด้วยเบอร์มือถือ' })).toBeVisible();
});

test('no other page loads anything of LINE, or may speak with it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const login = await page.goto('/login');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('line.me') || url.includes('line-scdn'))).toEqual([]);
  expect((await login?.headerValue('content-security-policy')) ?? '').not.toContain('line.me');
});
