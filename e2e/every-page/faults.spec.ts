import type { APIRequestContext, Page } from '@playwright/test';
import { sharedWords } from '#contract/words.ts';
import { backFromLayer, expect, moveOverPage, type Qa, test, touchPage } from '#e2e/fixtures.ts';
import { addresses, deciderOf } from '#e2e/routes.ts';
import { paths } from '#lib/paths.ts';
import { endpointOf, OVERLAY, readsOf, type Visit, visit } from './page-faults.ts';
import { become, kinds, open, placeOf } from './page-kinds.ts';

interface Read {
  readonly address: string;
  readonly call: string;
  /** Opens the page while the read fails. */
  readonly failing: (fault: '400' | '401' | '500' | '503') => Promise<Visit>;
}

/** Every read of every route that this visitor may open, and of every address at least one. */
async function eachRead(
  { request, qa }: { request: APIRequestContext; qa: Qa },
  isWanted: (call: string, address: string) => boolean,
  look: (read: Read) => Promise<void>,
): Promise<void> {
  let looked = 0;
  const done = new Set<string>();
  for (const address of addresses) {
    const { isHere, reads } = await readsOf(request, qa, address);
    const wanted = isHere ? reads.filter((call) => isWanted(call, address)) : [];
    const ofRoute = (call: string) => `${deciderOf(address, 'route')} ${call}`;
    const fresh = wanted.filter((call) => !done.has(ofRoute(call)));
    for (const call of fresh.length > 0 ? fresh : wanted.slice(-1)) {
      done.add(ofRoute(call));
      const failing: Read['failing'] = async (fault) => {
        await qa.fault(call, fault);
        return visit(request, address);
      };
      await look({ address, call, failing });
      await qa.fault(call, null);
      looked += 1;
    }
  }
  expect(looked).toBeGreaterThan(10);
}

/** `address call` of all that a visitor's pages read. */
async function readsOfVisitors(request: APIRequestContext, qa: Qa): Promise<Set<string>> {
  await become('visitor', qa);
  const known = new Set<string>();
  for (const address of addresses) {
    const { isHere, reads } = await readsOf(request, qa, address);
    for (const call of isHere ? reads : []) known.add(`${address} ${call}`);
  }
  return known;
}

const isCovered = ({ html }: Visit) => html.includes(`>${OVERLAY}<`);

for (const kind of kinds) {
  test(`a read that fails for a ${kind} covers the page and leaves a way on, or the page does without it; 400 leads home, once`, async ({
    page,
    qa,
  }) => {
    test.setTimeout(400_000);
    const { request } = page.context();
    // What a visitor's page reads fails alike for a member.
    const known = kind === 'member' ? await readsOfVisitors(request, qa) : new Set();
    await become(kind, qa);
    const isFresh = (call: string, address: string) => !known.has(`${address} ${call}`);
    await eachRead({ request, qa }, isFresh, async ({ address, call, failing }) => {
      const wayOn = (seen: Visit) => (isCovered(seen) ? /<button type="submit"[ >]|<a [^>]*href/ : /<h1/);
      const seen = { 500: await failing('500'), 503: await failing('503') };
      for (const [fault, one] of Object.entries(seen)) {
        expect.soft(one.landed, `${address} with ${fault} of ${call}`).toBe(address);
        expect.soft(one.html, `${address} with ${fault} of ${call}`).toMatch(wayOn(one));
      }
      const bad = await failing('400');
      // What a page does without may fail as it likes.
      if (bad.landed === address && !isCovered(bad))
        expect.soft(isCovered(seen[503]), `${address} with 400 of ${call}`).toBe(false);
      else expect.soft(bad.landed.split('?')[0], `${address} with 400 of ${call}`).toBe('/');
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
  // Nothing runs there that could notice by itself and lead on while the user is written down.
  await page.goto('/icon.svg');
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
  test.setTimeout(400_000);
  await become('member', qa);
  const opened = new Set<string>();
  const ofMember = (call: string) => endpointOf(call)?.auth === 'member';
  await eachRead({ request: page.context().request, qa }, ofMember, async ({ address, call, failing }) => {
    const seen = await failing('401');
    await qa.fault(call, null);
    const { pathname, searchParams } = new URL(seen.landed, 'http://site');
    expect.soft(pathname, `${address} with 401 of ${call}`).toBe('/login');
    expect.soft(searchParams.get('next') ?? '/', `${address} with 401 of ${call}`).toBe(address);
    expect.soft(seen.html, `${address} with 401 of ${call}`).toContain(sharedWords.sessionOver);
    // What is forgotten does not depend on the content of a page.
    const route = deciderOf(address, 'route');
    if (!opened.has(route)) await expectForgotten(page, address);
    opened.add(route);
    await qa.login();
  });
});

test.describe('announcements', () => {
  test.use({ announcements: 'shown' });

  test('closed by Back they do not open again by themselves', async ({ page, qa }) => {
    await become('visitor', qa);
    await page.goto(paths.lottoRates);
    const dialog = page.getByRole('dialog', { name: 'ประกาศสำคัญ' });
    // On a busy machine the first move may come before the page listens.
    await expect(async () => {
      await moveOverPage(page);
      await expect(dialog).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await backFromLayer(page);
    await expect(dialog).toHaveCount(0);
    expect(placeOf(page.url())).toBe(paths.lottoRates);
    for (const address of [paths.lottoRates, paths.home]) {
      await qa.seen();
      await open(page, address);
      await touchPage(page);
      await page.waitForLoadState('networkidle');
      const asked = (await qa.seen()).filter((one) => !one.onServer && one.call === 'GET /api/notifications');
      expect(asked, address).toEqual([]);
      await expect(dialog).toHaveCount(0);
    }
  });
});
