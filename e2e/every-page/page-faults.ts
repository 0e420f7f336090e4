import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { findCall } from '#contract/calls.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { expect, type Qa } from '#e2e/fixtures.ts';
import { offlineWithoutStore } from '#e2e/kept-tab.ts';
import { addresses, UNKNOWN } from '#e2e/routes.ts';
import { paths } from '#lib/paths.ts';
import { type Kind, placeOf, withoutQuestion } from './page-kinds.ts';

/** What the overlay of a failed first read is headed with. */
export const OVERLAY = 'ขออภัย ระบบขัดข้องชั่วคราว';
const OFFLINE = 'ไม่มีอินเทอร์เน็ต';

/** A call of the contract, named `METHOD /path`. */
export function endpointOf(call: string): AnyEndpoint | undefined {
  const [method = '', path = ''] = call.split(' ');
  return findCall(method, path);
}

export interface Visit {
  /** Path and query at which a visit ended. */
  readonly landed: string;
  readonly html: string;
}

/** Asks for a page without a browser. */
export async function visit(request: APIRequestContext, address: string): Promise<Visit> {
  // What is packed on the way is only unpacked again.
  const answer = await request.get(address, { headers: { 'accept-encoding': 'identity' } });
  return { landed: placeOf(answer.url()), html: await answer.text() };
}

/** A visit with the reads that the server made for it. */
export async function readsOf(request: APIRequestContext, qa: Qa, address: string) {
  await qa.seen();
  const seen = await visit(request, address);
  const made = (await qa.seen()).filter(({ onServer }) => onServer);
  return { ...seen, isHere: seen.landed === address, reads: [...new Set(made.map(({ call }) => call))] };
}

/** Whether a member may open an address. The visitor who asks is one again afterwards. */
export async function isForMembersToo(context: BrowserContext, qa: Qa, address: string): Promise<boolean> {
  await qa.login();
  const { landed } = await visit(context.request, address);
  await context.clearCookies({ name: 'session' });
  return landed === address;
}

/** Where a page stands, and what tells its world. */
interface OpenedPage {
  readonly page: Page;
  readonly qa: Qa;
  readonly address: string;
}

/** Each dialog of a page, or of its content alone, opens and is closed by Back, which stays on the page. */
export async function backClosesDialogs({ page, qa }: OpenedPage, of: 'body' | 'main'): Promise<void> {
  // None opens by itself between those that are asked for.
  await qa.change({ notifications: [] });
  const openers = page.locator(`${of} [aria-haspopup="dialog"]:visible:enabled`);
  for (let index = 0; index < (await openers.count()); index += 1) {
    const place = page.url();
    const entry = await page.evaluate(() => window.navigation.currentEntry?.key);
    await openers.nth(index).click();
    await expect(page.getByRole('dialog').first()).toBeVisible();
    // By its key: what the entry holds is lost when the page refreshes itself under the dialog.
    await page.waitForFunction((former) => window.navigation.currentEntry?.key !== former, entry);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(page.url()).toBe(place);
  }
}

/** Clicks the first links and buttons of the content, as somebody does who has not noticed. */
async function clickAround(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const selector of ['main button:enabled', 'main a[href^="/"]'])
      for (const el of [...document.querySelectorAll<HTMLElement>(selector)].slice(0, 3)) el.click();
  });
}

/** A device that is offline keeps the page, says so, and sends nothing later. */
export async function staysWhileOffline({ page, qa, address }: OpenedPage): Promise<void> {
  await offlineWithoutStore(page, async () => {
    await expect(page.getByText(OFFLINE).first()).toBeVisible();
    await clickAround(page);
    await page.waitForTimeout(300);
    expect(page.url(), address).toMatch(/^http:/);
    await expect(page.getByText(OFFLINE).first()).toBeVisible();
  });
  await page.waitForTimeout(300);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
  const sent = (await qa.seen()).filter(({ call }) => endpointOf(call)?.namesMember);
  expect(sent, address).toEqual([]);
}

/** The first heading of what is shown; a page that is left stays in the document for a moment, hidden. */
const shownBy = (page: Page) => page.locator('main :is(h1, h2):visible').first();

/** In the page: follows a link that stands in its content. */
function follow(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, textContent: href });
  document.querySelector('main')?.append(link);
  link.click();
}

/** Who left the page by a link is there again with Back, and away again with Forward. */
export async function backAndForward({ page, address }: OpenedPage): Promise<void> {
  const heading = (await shownBy(page).textContent()) ?? '';
  const here = page.url();
  const away = address.startsWith(paths.lottoRates) ? paths.lottoLobby : paths.lottoRates;
  const turns = [
    [() => page.evaluate(follow, away), false],
    [() => page.goBack(), true],
    [() => page.goForward(), false],
    [() => page.goBack(), true],
  ] as const;
  for (const [turn, isHere] of turns) {
    await turn();
    await expect(shownBy(page)).toHaveText(isHere ? heading : /./);
    if (!isHere) await expect(shownBy(page)).not.toHaveText(heading);
    await expect(page).toHaveURL(isHere ? here : away);
  }
}

/** The overlay of a failed read leads back to the page. */
export async function overlayLeadsBack({ page, qa, address }: OpenedPage): Promise<void> {
  await qa.fault('POST /api/agent/config', '503');
  await page.goto(address);
  await expect(page.getByRole('alert').getByRole('heading', { name: OVERLAY })).toBeVisible();
  await qa.fault('POST /api/agent/config', null);
  const loaded = page.waitForEvent('load');
  await page.getByRole('alert').locator('button, a').first().click();
  await loaded;
  await expect(page.getByText(OVERLAY)).toHaveCount(0);
  expect(withoutQuestion(address)).toContain(placeOf(page.url()));
}

/**
 * In the page: follows a link within the site and looks for the progress bar. A locator would wait for a load under way. Until the site's scripts follow links themselves the browser would load the page anew, so it is clicked until they do.
 */
async function followAndWatch(href: string) {
  const link = Object.assign(document.createElement('a'), { href, textContent: href });
  document.querySelector('main')?.append(link);
  const isFollowed = () => {
    let isTaken = false;
    const look = (event: Event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', look, { once: true });
    link.click();
    return isTaken;
  };
  const isAfter = (done: () => boolean) =>
    new Promise<boolean>((resolve) => {
      const start = performance.now();
      const timer = setInterval(() => {
        const isDone = done();
        if (!isDone && performance.now() - start < 15_000) return;
        clearInterval(timer);
        resolve(isDone);
      }, 20);
    });
  const follows = await isAfter(isFollowed);
  const shows = follows && (await isAfter(() => document.querySelector('[role="progressbar"]') !== null));
  return { follows, shows };
}

/** The page after an address, round and round, that this visitor may open, and its reads. */
async function pageAfter(request: APIRequestContext, qa: Qa, address: string) {
  const at = addresses.indexOf(address);
  for (const next of [...addresses.slice(at + 1), ...addresses.slice(0, at)]) {
    const { isHere, reads } = await readsOf(request, qa, next);
    if (isHere) return { next, reads };
  }
  throw new Error(`There is no page but ${address}`);
}

interface SlowWay {
  readonly next: string;
  /** The read that the next page waits for. */
  readonly read: string | undefined;
}

/** What the frame of every page reads for whom; the worlds of these journeys are alike. */
const frames = new Map<Kind, readonly string[]>();

/** A way on from an address: the next of all addresses and one of its reads. Asked before a browser reads in the same world. */
export async function slowWayFrom(
  request: APIRequestContext,
  qa: Qa,
  { address, kind }: { readonly address: string; readonly kind: Kind },
): Promise<SlowWay> {
  const { next, reads } = await pageAfter(request, qa, address);
  const frame = frames.get(kind) ?? (await readsOf(request, qa, UNKNOWN)).reads;
  frames.set(kind, frame);
  // The frame stays where it is, so its reads are made only for what is loaded as a whole.
  return { next, read: reads.find((call) => !frame.includes(call)) ?? reads[0] };
}

/** A page that is slow to come, by one of its reads, shows its progress on the page before it. */
export async function showsProgress({ page, qa }: OpenedPage, { next, read }: SlowWay): Promise<void> {
  if (!read) return;
  await qa.fault(read, 'slow');
  const seen = await page.evaluate(followAndWatch, next);
  expect(seen, `${next} without ${read}, at ${page.url()}`).toEqual({ follows: true, shows: true });
  await qa.fault(read, null);
}
