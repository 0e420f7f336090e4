import type { APIRequestContext, Page } from '@playwright/test';
import { areas } from '#contract/calls.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { sharedWords } from '#contract/words.ts';
import { paths } from '#lib/paths.ts';
import { expect, type Qa, test } from './fixtures.ts';
import { become, type Kind, kinds, open, placeOf } from './page-kinds.ts';
import { addresses, UNKNOWN } from './routes.ts';

const OVERLAY = 'ขออภัย ระบบขัดข้องชั่วคราว';
const calls: ReadonlyMap<string, AnyEndpoint> = new Map(
  Object.values(areas).flatMap((area) =>
    Object.values(area).map((call: AnyEndpoint) => [`${call.method} ${call.path}`, call] as const),
  ),
);

interface Visit {
  /** Path and query at which a visit ended. */
  readonly landed: string;
  readonly html: string;
}

async function visit(request: APIRequestContext, address: string): Promise<Visit> {
  const answer = await request.get(address);
  return { landed: placeOf(answer.url()), html: await answer.text() };
}

/** Reads that the server made for a page, and the page without a fault. */
async function readsOf(request: APIRequestContext, qa: Qa, address: string) {
  await qa.seen();
  const { landed } = await visit(request, address);
  const seen = (await qa.seen()).filter(({ onServer }) => onServer);
  return { isHere: landed === address, reads: [...new Set(seen.map(({ call }) => call))] };
}

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

/** Pages that this kind of visitor may open, each opened in the browser. */
async function eachPage(
  page: Page,
  kind: Kind,
  qa: Qa,
  look: (address: string) => Promise<void>,
): Promise<void> {
  await become(kind, qa);
  let looked = 0;
  for (const address of addresses) {
    if ((await visit(page.context().request, address)).landed !== address) continue;
    await test.step(address, async () => {
      await open(page, address);
      await look(address);
    });
    looked += 1;
  }
  expect(looked).toBeGreaterThan(8);
}

/** Clicks the first links and buttons of the content, as somebody does who has not noticed. */
async function clickAround(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const selector of ['main button:enabled', 'main a[href^="/"]'])
      for (const el of [...document.querySelectorAll<HTMLElement>(selector)].slice(0, 3)) el.click();
  });
}

/** In the page: follows a link, true as soon as the progress bar is there. A locator would wait for a load under way. */
async function followAndWatch(href: string): Promise<boolean> {
  const link = Object.assign(document.createElement('a'), { href, textContent: href });
  document.querySelector('main')?.append(link);
  link.click();
  const start = performance.now();
  while (performance.now() - start < 15_000) {
    if (document.querySelector('[role="progressbar"]')) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

for (const kind of kinds) {
  test.describe(`in the browser of a ${kind}`, () => {
    test.setTimeout(180_000);

    test('the overlay of a failed read leads back to the page', async ({ page, qa }) => {
      await eachPage(page, kind, qa, async (address) => {
        await qa.fault('POST /api/agent/config', '503');
        await page.reload();
        await expect(page.getByRole('alert').getByRole('heading', { name: OVERLAY })).toBeVisible();
        await qa.fault('POST /api/agent/config', null);
        const loaded = page.waitForEvent('load');
        await page.getByRole('alert').locator('button, a').first().click();
        await loaded;
        await expect(page.getByText(OVERLAY)).toHaveCount(0);
        // The home page says once why somebody was sent there, and drops the question.
        expect([address, address.replace(/^\/\?.*/, '/')]).toContain(placeOf(page.url()));
      });
    });

    test('a device that is offline keeps the page, says so, and sends nothing later', async ({
      page,
      qa,
      context,
    }) => {
      await eachPage(page, kind, qa, async (address) => {
        await context.setOffline(true);
        await expect(page.getByText('ไม่มีอินเทอร์เน็ต').first()).toBeVisible();
        await clickAround(page);
        await page.waitForTimeout(300);
        expect(page.url(), address).toMatch(/^http:/);
        await expect(page.getByText('ไม่มีอินเทอร์เน็ต').first()).toBeVisible();
        await context.setOffline(false);
        await page.waitForTimeout(300);
        const sent = (await qa.seen()).filter(({ call }) => calls.get(call)?.namesMember);
        expect(sent, address).toEqual([]);
      });
    });

    test('a page that is slow to come shows its progress', async ({ page, qa }) => {
      await become(kind, qa);
      const { request } = page.context();
      const frame = await readsOf(request, qa, UNKNOWN);
      for (const address of addresses) {
        const { isHere, reads } = await readsOf(request, qa, address);
        // The frame stays where it is, so its reads are made only for what is loaded as a whole.
        const read = reads.find((call) => !frame.reads.includes(call)) ?? reads[0];
        if (!isHere || !read) continue;
        await open(page, address === paths.home ? paths.lottoRates : paths.home);
        await qa.fault(read, 'slow');
        expect.soft(await page.evaluate(followAndWatch, address), `${address} without ${read}`).toBe(true);
        await qa.fault(read, null);
      }
    });

    test('Back closes a dialog and stays on the page', async ({ page, qa }) => {
      // None opens by itself between those that are asked for.
      await qa.change({ notifications: [] });
      await eachPage(page, kind, qa, async () => {
        const openers = page.locator('[aria-haspopup="dialog"]:visible:enabled');
        for (let index = 0; index < (await openers.count()); index += 1) {
          const place = page.url();
          await openers.nth(index).click();
          await expect(page.getByRole('dialog').first()).toBeVisible();
          await page.goBack();
          await expect(page.getByRole('dialog')).toHaveCount(0);
          expect(page.url()).toBe(place);
        }
      });
    });
  });
}

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
