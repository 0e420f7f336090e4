import { type Browser, type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** An address of the site that runs nothing, where the storage of the site can be reached. */
const STILL = '/icon.svg';
const SIZE = { width: 390, height: 844 };

/** The speed of animations: as members see them, or so fast that they take a few frames. Most journeys only wait for their end. */
export type Motion = 'quick' | 'natural';
const PLAYBACK: Readonly<Record<Motion, number>> = { quick: 20, natural: 1 };

export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  setMotion(motion: Motion): Promise<void>;
}

/** What the page does by itself stops a load: a dialog that closed leaves the history, what was pressed leads on. */
const STOPPED = /ERR_ABORTED|interrupted by another navigation/;

async function again<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!STOPPED.test(String(error))) throw error;
    return load();
  }
}

/** A tab of a new browser context, at an address of the site that runs nothing. */
export async function openTab(browser: Browser): Promise<Tab> {
  // A worker would ask for the pages in the place of the tab, past what a journey plants on the way.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  // It stays open: when a session closes, the speed that it has set is lost.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Animation.enable');
  const { goto, reload } = page;
  page.goto = (url, options) => again(() => goto.call(page, url, options));
  page.reload = (options) => again(() => reload.call(page, options));
  const tab: Tab = {
    context,
    page,
    setMotion: async (motion) => {
      await devtools.send('Animation.setPlaybackRate', { playbackRate: PLAYBACK[motion] });
    },
  };
  await clearTab(tab);
  return tab;
}

/**
 * Leaves a tab as a new one is: nothing kept, nothing in its history, nobody listening. Its process stays, which is what
 * makes the next page cheap: a new tab starts a new one. What was loaded from `/_next/static` stays in its cache too.
 */
export async function clearTab({ context, page }: Tab): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  await Promise.all([context.setOffline(false), context.unrouteAll(), page.unrouteAll()]);
  await page.goto(STILL);
  const origin = await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
    return location.origin;
  });
  // A session that stays would take the emulation of print away from the pages to come.
  const devtools = await context.newCDPSession(page);
  await Promise.all([
    context.clearCookies(),
    devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    devtools.send('Page.resetNavigationHistory'),
  ]);
  await devtools.detach();
  await Promise.all([
    page.setViewportSize(SIZE),
    page.emulateMedia({ media: null, reducedMotion: 'no-preference', colorScheme: 'light' }),
    page.mouse.move(-1, -1),
  ]);
}

/** What the loader does with a part that it could not load before it gives it up. */
const TRIES = 2;

/**
 * Runs something in a page on a device that is offline and has nothing in store of the site's scripts but what the page has
 * loaded. Ends when each part that was asked for meanwhile is given up: what is tried again later would find the store, or
 * the network.
 */
export async function offlineWithoutStore(page: Page, run: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const failures = new Map<string, number>();
  const note = (request: Request) => {
    const url = request.url();
    if (['script', 'stylesheet'].includes(request.resourceType()) && url.includes('/_next/'))
      failures.set(url, (failures.get(url) ?? 0) + 1);
  };
  // Before the network goes, as a part that is under way then fails at once and would seem to have been tried once only.
  page.on('requestfailed', note);
  // In this order: a part that is given up while the site can be reached has the page loaded again.
  await page.context().setOffline(true);
  await devtools.send('Network.setBlockedURLs', { urls: ['*/_next/*'] });
  await run();
  const onTheWay = () => [...failures].filter(([, times]) => times % TRIES !== 0).map(([url]) => url);
  await expect.poll(onTheWay).toEqual([]);
  page.off('requestfailed', note);
  await devtools.detach();
  await page.context().setOffline(false);
}
