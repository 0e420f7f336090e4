import { paths } from '#lib/paths.ts';
import { expect, test } from './fixtures.ts';
import type { Watch } from './watch.ts';

const LOGIN = '/api/login';
const WALLETS = 'POST /api/member/wallets';

/** In the page: reads something of the site, as a part of it does. */
const read = (path: string) =>
  fetch(path, { method: 'POST' }).then(
    ({ status }) => status,
    () => 0,
  );

test.describe('what a journey makes fail is its own', () => {
  for (const fault of ['400', '401', '500', '503', 'offline', 'lost-answer'] as const)
    test(`a call with the fault ${fault}`, async ({ page, qa }) => {
      await qa.login();
      await page.goto(paths.lottoRates);
      await qa.fault(WALLETS, fault);
      expect(await page.evaluate(read, '/api/member/wallets')).toBeGreaterThanOrEqual(400);
    });

  test('a device that is offline, also on the way to the next page', async ({ page, context }) => {
    await page.goto(paths.lottoRates);
    await context.setOffline(true);
    expect(await page.evaluate(read, LOGIN)).toBe(0);
    await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), paths.home);
    await context.setOffline(false);
  });

  test('a request that its route ends or answers, in every tab', async ({ page, context }) => {
    await page.route(`**${LOGIN}`, (route) => route.abort());
    await context.route('**/api/member/wallets', (route) => route.fulfill({ status: 502 }));
    await page.goto(paths.lottoRates);
    expect(await page.evaluate(read, LOGIN)).toBe(0);
    const other = await context.newPage();
    await other.route('**/api/get_user_info', (route) => route.abort());
    await other.goto(paths.lottoRates);
    expect(await other.evaluate(read, '/api/member/wallets')).toBe(502);
    expect(await other.evaluate(read, '/api/get_user_info')).toBe(0);
  });
});

test.describe('what nobody planted fails the journey', () => {
  /** Waits until the watch has told of it, and takes it from this journey. */
  const expectTold = async (watched: Watch, what: RegExp) => {
    await expect.poll(watched.problems).toContainEqual(expect.stringMatching(what));
    watched.end();
  };
  const WALLETS_FAILED = /status of 503.*member\/wallets/;

  test('an answer of 503', async ({ page, context, watched }) => {
    await page.goto(paths.lottoRates);
    await context.request.post('/api/__qa/fault', { data: { call: WALLETS, fault: '503' } });
    await page.evaluate(read, '/api/member/wallets');
    await expectTold(watched, WALLETS_FAILED);
  });

  test('an answer of another call than the planted one', async ({ page, context, qa, watched }) => {
    await page.goto(paths.lottoRates);
    await qa.fault('POST /api/login', '503');
    await context.request.post('/api/__qa/fault', { data: { call: WALLETS, fault: '503' } });
    await page.evaluate(read, '/api/member/wallets');
    await expectTold(watched, WALLETS_FAILED);
  });

  test('another status than the planted one', async ({ page, qa, watched }) => {
    await page.goto(paths.lottoRates);
    await qa.fault(WALLETS, '503');
    await qa.fault(WALLETS, null);
    // A visitor has none.
    await page.evaluate(read, '/api/member/wallets');
    await expectTold(watched, /status of 401.*member\/wallets/);
  });

  test('an address that nobody serves', async ({ page, watched }) => {
    await page.goto(paths.lottoRates);
    await page.evaluate(read, '/api/no-such-call');
    await expectTold(watched, /status of 404.*no-such-call/);
  });

  test('a connection that breaks', async ({ page, context, watched }) => {
    await page.goto(paths.lottoRates);
    // Past the watch, as a line breaks that no journey cut.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const line = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await devtools.send('Network.emulateNetworkConditions', { ...line, offline: true });
    await page.evaluate(read, LOGIN);
    await devtools.detach();
    await expectTold(watched, /net::ERR_.*api\/login/);
  });

  test('an error in another tab', async ({ page, context, watched }) => {
    await page.goto(paths.lottoRates);
    const other = await context.newPage();
    await other.goto(paths.lottoRates);
    await other.evaluate(() => void setTimeout(() => Promise.reject(new Error('nobody catches this'))));
    await expectTold(watched, /nobody catches this/);
  });
});
