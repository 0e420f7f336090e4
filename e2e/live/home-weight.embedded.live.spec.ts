import { expect, test } from '#e2e/fixtures.ts';

test.use({ tab: 'new' });

/** What `npm run bench -- phone` allows the page. */
const MOST_BYTES = 280_000;
const STREAM = '/api/events';

test('the home page of a visitor who comes for the first time weighs no more than a phone is asked to pay', async ({
  page,
}) => {
  // Kept from the second request on.
  for (const _time of [1, 2]) await page.request.get('/');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const asked = new Map<string, string>();
  const weights = new Map<string, number>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.includes(STREAM)) asked.set(requestId, request.url);
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => asked.delete(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weights.set(asked.get(requestId) ?? requestId, encodedDataLength);
    asked.delete(requestId);
  });
  // The last that comes by itself, once the page rests; it has no end.
  const stream = page.waitForResponse((answer) => answer.url().includes(STREAM));
  await page.goto('/');
  await stream;
  await expect.poll(() => [...asked.values()]).toEqual([]);
  const whole = [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
  const heaviest = [...weights]
    .sort(([, one], [, other]) => other - one)
    .map(([url, bytes]) => `${bytes} ${url.slice(0, 90)}`);
  expect(whole).toBeGreaterThan(MOST_BYTES / 2);
  expect(whole, heaviest.join('\n')).toBeLessThanOrEqual(MOST_BYTES);
});
