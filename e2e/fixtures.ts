import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { z } from 'zod';
import type { Change } from '#mocks/areas.ts';
import type { SeenCall } from '#mocks/core.ts';
import type { FaultIn } from '#mocks/qa.ts';
import { clearTab, type Motion, openTab, type Tab } from './kept-tab.ts';
import { UNKNOWN } from './routes.ts';
import { type Watch, watch } from './watch.ts';

/** The member that every mock world has. */
export const demo = { mobile: '0812345678', password: 'sabai-dee-99' } as const;

/** A test's hand on its own mock world; docs/qa.md lists what can be changed. */
export interface Qa {
  /** Makes one call of this test's world fail from now on; null heals it. */
  fault(call: string, fault: z.input<typeof FaultIn>['fault']): Promise<void>;
  /** Changes this test's world. */
  change(wanted: z.input<typeof Change>): Promise<void>;
  /** Tells that the answers of this path have this status because of what the journey does: its errors are no defect. */
  expects(status: number, path: string): void;
  /** What the journey presses ends the session, and whichever call comes next answers 401. */
  endsSession(): void;
  /** The calls that reached this test's world since it was asked last. */
  seen(): Promise<SeenCall[]>;
  /** Logs the demo member in without the form, for journeys that are about something else. */
  login(): Promise<void>;
}

interface Fixtures {
  readonly qa: Qa;
  /** Announcements are taken as seen unless a journey is about them; they come with the first touch. */
  readonly announcements: 'quiet' | 'shown';
  /** Journeys of a worker share a tab, cleared between them; one that is about what is not loaded yet takes a new one. */
  readonly tab: 'kept' | 'new';
  /** `natural` for journeys that look at what moves. Drawing the fade of a page is a fifth of the cost of its load. */
  readonly motion: Motion;
  /** The browser translates its pages (`e2e/pages/translator.ts`). */
  readonly isTranslated: boolean;
  /** What the journey plants, and what its pages did that they may never do. */
  readonly watched: Watch;
  readonly openedTab: Tab;
}
interface WorkerFixtures {
  readonly tabs: {
    open(): Promise<Tab>;
    /** The tab that is kept from journey to journey, once there is one. */
    kept: Tab | undefined;
  };
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  announcements: ['quiet', { option: true }],
  tab: ['kept', { option: true }],
  motion: ['quick', { option: true }],
  isTranslated: [false, { option: true }],
  tabs: [
    ({ browser }, use) => use({ open: () => openTab(browser), kept: undefined }),
    { scope: 'worker', box: true },
  ],
  openedTab: async ({ tabs, tab, motion }, use, info) => {
    const own = (tab === 'kept' && tabs.kept) || (await tabs.open());
    await own.setMotion(motion);
    await use(own);
    // Where a journey failed its report shows the page as it was left.
    if (tab === 'new' || info.status !== info.expectedStatus) return own.context.close();
    await clearTab(own);
    tabs.kept = own;
  },
  context: ({ openedTab }, use) => use(openedTab.context),
  page: ({ openedTab }, use) => use(openedTab.page),
  qa: async ({ context, watched }, use) => {
    const post = async (path: string, data: unknown) => {
      const answer = await context.request.post(path, { data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return answer.json();
    };
    await use({
      fault: (call, fault) => {
        watched.plantFault(call, fault);
        return post('/api/__qa/fault', { call, fault });
      },
      expects: (status, path) => watched.plantStatus(path, status),
      endsSession: () => watched.plantSessionEnd(),
      change: (wanted) => post('/api/__qa/change', wanted),
      seen: async () => (await post('/api/__qa/seen', {})).data,
      login: () => post('/api/login', { username: demo.mobile, password: demo.password }),
    });
  },
  watched: [
    async ({ context, page, announcements, isTranslated, baseURL: url }, use, info) => {
      // Each journey has its own mock world: the clock of the shared one goes on from journey to journey.
      await context.addCookies([{ name: 'qa', value: `${info.testId}-${info.retry}`, url }]);
      const watched = watch(context, page, isTranslated);
      watched.plantStatus(UNKNOWN, 404);
      if (announcements === 'quiet') {
        await page.evaluate(() => {
          const shown = { state: { local: { lastNotificationShownAt: 4_102_444_800_000 } }, version: 1 };
          localStorage.setItem('local_data', JSON.stringify(shown));
        });
      }
      await use(watched);
      expect(watched.end()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Goes on with Tab until something with this name has the focus. */
export async function tabTo(
  page: Page,
  role: 'button' | 'textbox' | 'radio',
  name: string | RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  for (let steps = 0; steps < 60; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

/** A tap beside everything that does something: with it come the announcements that are due. */
export async function touchPage(page: Page): Promise<void> {
  await page.touchscreen.tap(195, 2);
}

/** The same by moving the mouse: again and again it closes nothing of what opened meanwhile. */
export async function moveOverPage(page: Page): Promise<void> {
  await page.mouse.move(195, 20);
  await page.mouse.move(205, 20, { steps: 3 });
}

/**
 * Goes back from what is open above a page, which is the `height`th there. Its entry in the history is made right after it
 * is drawn: a program that is quicker than anybody would leave the page instead.
 */
export async function backFromLayer(page: Page, height = 1): Promise<void> {
  await page.waitForFunction((wanted) => Number(history.state?.layer) >= wanted, height);
  await page.goBack();
}

const packageOf = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axeSource = readFileSync(packageOf.resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of axe that colours decide. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Rules whose findings axe takes for less than serious, whatever they find: nobody would be told. */
const LESS_THAN_SERIOUS = [
  ...[
    'aria-allowed-role',
    'aria-deprecated-role',
    'empty-heading',
    'empty-table-header',
    'focus-order-semantics',
  ],
  ...['hidden-content', 'image-redundant-alt', 'meta-viewport-large', 'presentation-role-conflict'],
  ...['server-side-image-map', 'table-duplicate-name', 'form-field-multiple-labels', 'heading-order'],
  ...['html-xml-lang-mismatch', 'landmark-banner-is-top-level', 'landmark-contentinfo-is-top-level'],
  ...['landmark-main-is-top-level', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo'],
  ...[
    'landmark-no-duplicate-main',
    'landmark-one-main',
    'landmark-unique',
    'meta-viewport',
    'no-autoplay-audio',
  ],
  ...['page-has-heading-one', 'region', 'scope-attr-valid', 'skip-link'],
];

/** Serious findings of axe on the page as it stands; `colour` looks at what a scheme can change alone. */
export async function expectAccessible(page: Page, look: 'all' | 'colour' = 'all'): Promise<void> {
  // After a step to another page Next draws it before its title, by some tenths of a second on a slow machine.
  await expect(page).toHaveTitle(/./);
  // Left to itself it would put a megabyte of its source into the page, and that twice each time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // Without the page of its own in which it would join the findings of frames, which our pages do not have.
  const axe = new AxeBuilder({ page, axeSource: '0' })
    .setLegacyMode()
    // No rule that runs reads what it would load before: style sheets and media.
    .options({ resultTypes: ['violations'], preload: false });
  const { violations } = await (look === 'colour'
    ? axe.withRules(OF_COLOUR)
    : axe.disableRules(LESS_THAN_SERIOUS)
  ).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
}
