import type { Page, Route } from '@playwright/test';
import { operable } from '#e2e/every-page/page-kinds.ts';
import { expect, test } from '#e2e/fixtures.ts';

test.use({ tab: 'new' });

const SCRIPTS = /\/_next\/static\/chunks\/[^/]+\.js$/;

/** Opens a page that is kept, whose scripts come after the first paint; `take` meets the requests for them. */
async function openCached(page: Page, path: string, take: (route: Route) => Promise<void>): Promise<void> {
  for (const _time of [1, 2]) await page.request.get(path);
  await page.route(SCRIPTS, take);
  const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
  expect(answer?.headers()['content-length'], `${path} is kept`).toBeDefined();
}

const incomplete = (page: Page) => page.getByText('หน้านี้โหลดไม่ครบ');

/** Scripts that wait until they are let through. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const take = async (route: Route) => {
    await promise;
    await route.continue().catch(() => undefined);
  };
  return { take, release: resolve };
}

test('what is typed before the scripts come stays, and only the page sends it', async ({ page }) => {
  const { take, release } = held();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await openCached(page, '/login', take);
  await page.getByLabel('เบอร์มือถือ').fill('0812345678');
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('mai-chai-an-nii');
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: 'เข้าสู่ระบบ' });
  await expect(button).toBeDisabled();
  release();
  await expect(button).toBeEnabled();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('เบอร์มือถือ')).toHaveValue(/^081-?234-?5678$/);
  const login = page.waitForRequest('**/api/login');
  await button.click();
  expect((await login).postDataJSON()).toMatchObject({ username: '0812345678', password: 'mai-chai-an-nii' });
  expect(sent.filter((one) => one.endsWith(' /login'))).toEqual(['GET /login']);
});

test('words typed into the search of the lobby before the scripts come count once they are there', async ({
  page,
}) => {
  const { take, release } = held();
  await openCached(page, '/lotto/lobby', take);
  const search = page.getByLabel('ค้นหาหวย');
  await search.fill('ลาว');
  release();
  await operable(page);
  await expect(page.locator('main').getByText('หวยรัฐบาล', { exact: true })).toBeHidden();
  // Longer than a tick of the clocks.
  await page.waitForTimeout(1_500);
  await expect(search).toHaveValue('ลาว');
});

test('buttons that are pressed before the scripts come are pressed once they are there: one in impatience once, keys as often as they were', async ({
  page,
}) => {
  const { take, release } = held();
  await openCached(page, '/lotto/lao-2025-06-16', take);
  // Without a price the keypad asks for one first.
  await page.getByLabel('ราคาต่อเลข').fill('50');
  for (const digit of ['1', '1', '1']) await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.locator('[data-pressed]')).toHaveCount(1);
  release();
  await operable(page);
  const draft = page.getByRole('region', { name: 'โพยของคุณ', includeHidden: true });
  await expect(draft.getByLabel('ราคา 3 ตัวบน 111')).toHaveValue('50');
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});

test('keys that are pressed while React is there but not all scripts of their part are pressed once they are', async ({
  page,
}) => {
  const path = '/lotto/lao-2025-06-16';
  const urls = new Set<string>();
  await openCached(page, path, (route) => {
    urls.add(route.request().url());
    return route.continue();
  });
  await operable(page);
  const key = page.getByRole('button', { name: '1', exact: true });
  const isHeard = () =>
    page.evaluate(() => Object.keys(document).some((name) => name.startsWith('__reactContainer')));
  // From the last: without one of the first there is no React, and without some of the last the page has all that it needs.
  for (const url of [...urls].reverse()) {
    await page.unrouteAll();
    const { take, release } = held();
    await openCached(page, path, (route) => (route.request().url() === url ? take(route) : route.continue()));
    await page.getByLabel('ราคาต่อเลข').fill('50');
    await key.click();
    // Without React it waits in vain; with all that the keys need they are pressed a moment later.
    await expect
      .poll(isHeard, { timeout: 8_000 })
      .toBe(true)
      .catch(() => undefined);
    await page.waitForTimeout(1_000);
    if ((await page.locator('[data-pressed]').count()) === 0 || !(await isHeard())) continue;
    for (const _time of [1, 2]) await key.click();
    release();
    const draft = page.getByRole('region', { name: 'โพยของคุณ', includeHidden: true });
    await expect(draft.getByLabel('ราคา 3 ตัวบน 111')).toHaveValue('50');
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
    return;
  }
  throw new Error('React was never there without a script that the keys wait for');
});

test('a price and a length that were put into the bet builder of a round before the scripts come count', async ({
  page,
}) => {
  const { take, release } = held();
  // Not that of the government: another journey draws it.
  await openCached(page, '/lotto/lao-2025-06-16', take);
  await page.getByRole('radio', { name: '2 ตัว' }).check();
  await page.getByLabel('ราคาต่อเลข').fill('50');
  release();
  await operable(page);
  const draft = page.getByRole('region', { name: 'โพยของคุณ', includeHidden: true });
  await expect(page.getByRole('button', { name: /^2 ตัวบน/ })).toBeVisible();
  for (const digit of ['1', '2']) await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(draft.getByLabel('ราคา 2 ตัวบน 12')).toHaveValue('50');
});

test('a kind that is chosen before the scripts come is shown once they are there, and Back shows the one before', async ({
  page,
}) => {
  const { take, release } = held();
  await openCached(page, '/lotto/rates', take);
  const kind = page.getByRole('combobox');
  const before = await kind.inputValue();
  await kind.selectOption('hanoi');
  release();
  await page.waitForURL('**/lotto/rates?kind=hanoi');
  await page.goBack();
  await expect(page).toHaveURL('/lotto/rates');
  await operable(page);
  await expect(kind).toHaveValue(before);
  await expect(page).toHaveURL('/lotto/rates');
});

test('scripts that fail once are asked for again, and the page stays as it is', async ({ page }) => {
  const failed = new Set<string>();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await openCached(page, '/register', async (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.continue();
    failed.add(url);
    await route.abort();
  });
  await page.getByLabel('เบอร์มือถือ').fill('0812345678');
  await operable(page);
  await expect(page.getByLabel('เบอร์มือถือ')).toHaveValue('0812345678');
  await expect(incomplete(page)).toHaveCount(0);
  expect([loads, failed.size > 5]).toEqual([1, true]);
});

test('a link and a question work before any script is there', async ({ page }) => {
  await openCached(page, '/lotto/results?round_id=glo-2025-06-01', (route) => route.abort());
  await page.getByLabel('เลขสลาก 6 หลัก').fill('559352');
  await page.keyboard.press('Enter');
  await expect(page.getByText('559352 ถูกรางวัล')).toBeVisible();
  // By then it was loaded again.
  await expect(incomplete(page)).toBeVisible();
  await page.locator('footer').getByRole('link', { name: 'อัตราจ่าย' }).press('Enter');
  await page.waitForURL('**/lotto/rates');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a visitor goes back to a page as it was left, or to a new answer; nothing of a member is kept', async ({
  page,
  playwright,
  launchOptions,
  baseURL,
}) => {
  await page.request.get('/lotto/lobby');
  // In other journeys pages are never kept for Back.
  const own = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const visited = await own.newPage({ ...(baseURL && { baseURL }) });
  await visited.goto('/lotto/lobby');
  await operable(visited);
  await visited.goto('/icon.svg');
  await visited.goBack();
  const told = await visited.evaluate(() => {
    const [{ notRestoredReasons: why, transferSize }] = performance
      .getEntriesByType('navigation')
      .map((entry) => entry.toJSON());
    return { reasons: why.reasons.map((one: { reason: string }) => one.reason), transferSize };
  });
  await own.close();
  // That it is led by a program it does not name.
  expect(told.reasons).toEqual(['masked']);
  expect(told.transferSize).toBeGreaterThan(1_000);

  const member = { username: '0810000095', password: 'sabai-dee-99' };
  const person = { first_name: 'ปรียา', last_name: 'ใจดี', birth_date: '1990-01-01' };
  const bank = { bank_code: '004', bank_account_no: '1230000095', accept_terms: true };
  await page.request.post('/api/register', { data: { ...member, ...person, ...bank } });
  expect((await page.request.post('/api/login', { data: member })).ok()).toBe(true);
  for (const _time of [1, 2]) {
    const answer = await page.request.get('/lotto/lobby');
    expect([(await answer.text()).includes('ปรียา'), answer.headers()['cache-control']]).toEqual([
      true,
      expect.stringContaining('no-store'),
    ]);
  }
});
