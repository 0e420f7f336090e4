import type { APIRequestContext, Page } from '@playwright/test';
import { sharedWords } from '#contract/words.ts';
import { paths } from '#lib/paths.ts';
import { expect, type Qa, test } from './fixtures.ts';
import { calls, OVERLAY, readsOf, type Visit, visit } from './page-faults.ts';
import { become, kinds, open, placeOf } from './page-kinds.ts';
import { addresses, UNKNOWN } from './routes.ts';

/** Every read of every page that this kind of visitor may open, each with a visit while it fails. */
async function eachRead(
  { request, qa }: { request: APIRequestContext; qa: Qa },
  fault: '400' | '401' | '500' | '503',
  look: (address: string, call: string, seen: Visit) => Promise<void> | void,
): Promise<void> {
  let looked = 0;
  for (const address of addresses) {
    const { isHere, reads } = await readsOf(request, qa, address);
    for (const call of isHere ? reads : []) {
      if (fault === '401' && calls.get(call)?.auth !== 'member') continue;
      await qa.fault(call, fault);
      const seen = await visit(request, address);
      await qa.fault(call, null);
      await look(address, call, seen);
      looked += 1;
    }
  }
  expect(looked).toBeGreaterThan(10);
}

const isCovered = ({ html }: Visit) => html.includes(`>${OVERLAY}<`);

for (const kind of kinds) {
  test.describe(`a read that fails for a ${kind}`, () => {
    test.setTimeout(120_000);
    test.beforeEach(({ qa }) => become(kind, qa));

    for (const fault of ['500', '503'] as const) {
      test(`with ${fault} covers the page and leaves a way on, or the page does without it`, async ({
        page,
        qa,
      }) => {
        await eachRead({ request: page.context().request, qa }, fault, (address, call, seen) => {
          expect.soft(seen.landed, `${address} without ${call}`).toBe(address);
          const way = isCovered(seen) ? /<button type="submit">|<a [^>]*href/ : /<h1/;
          expect.soft(seen.html, `${address} without ${call}`).toMatch(way);
        });
      });
    }

    test('with 400 leads home, once', async ({ page, qa }) => {
      const { request } = page.context();
      await eachRead({ request, qa }, '400', async (address, call, seen) => {
        if (seen.landed === address && !isCovered(seen)) {
          // What a page does without may fail as it likes.
          await qa.fault(call, '503');
          expect.soft(isCovered(await visit(request, address)), `${address} with 400 of ${call}`).toBe(false);
          return qa.fault(call, null);
        }
        expect.soft(seen.landed.split('?')[0], `${address} with 400 of ${call}`).toBe('/');
      });
    });
  });
}

/** A member as the tabs of a browser write one down. */
const written = {
  state: {
    user: { isLoggedIn: true, authUser: { memberId: 'mock-member' }, userInfo: { firstName: 'สมหญิง' } },
  },
  version: 1,
};

/** Opens an address with the cookie of a session that is over: neither cookie nor user may be left in the browser. */
async function expectForgotten(page: Page, address: string): Promise<void> {
  await page.evaluate((data) => localStorage.setItem('local_data', JSON.stringify(data)), written);
  await page.goto(address);
  const left = async () => ({
    cookie: (await page.context().cookies()).some(({ name, value }) => name === 'session' && value !== ''),
    user: await page.evaluate(() => JSON.parse(localStorage.getItem('local_data') ?? '{}').state?.user),
  });
  const nobody = { isLoggedIn: false, authUser: null, userInfo: null };
  await expect.poll(left, address).toEqual({ cookie: false, user: nobody });
}

test('a session that is over leads from every read to the login page, which says why, leads back and forgets the member', async ({
  page,
  qa,
}) => {
  test.setTimeout(180_000);
  await become('member', qa);
  await open(page, UNKNOWN);
  const opened = new Set<string>();
  await eachRead({ request: page.context().request, qa }, '401', async (address, call, seen) => {
    const { pathname, searchParams } = new URL(seen.landed, 'http://site');
    expect.soft(pathname, `${address} with 401 of ${call}`).toBe('/login');
    expect.soft(searchParams.get('next') ?? '/', `${address} with 401 of ${call}`).toBe(address);
    expect.soft(seen.html, `${address} with 401 of ${call}`).toContain(sharedWords.sessionOver);
    if (!opened.has(address)) await expectForgotten(page, address);
    opened.add(address);
    await qa.login();
  });
});

test.describe('announcements', () => {
  test.use({ announcements: 'shown' });

  test('closed by Back they do not open again by themselves', async ({ page, qa }) => {
    await become('visitor', qa);
    await page.goto(paths.lottoRates);
    const dialog = page.getByRole('dialog', { name: 'ประกาศสำคัญ' });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    expect(placeOf(page.url())).toBe(paths.lottoRates);
    for (const address of [paths.lottoRates, paths.home]) {
      await qa.seen();
      await open(page, address);
      await page.waitForLoadState('networkidle');
      const asked = (await qa.seen()).filter((one) => !one.onServer && one.call === 'GET /api/notifications');
      expect(asked, address).toEqual([]);
      await expect(dialog).toHaveCount(0);
    }
  });
});
