import type { BrowserContext, Page } from '@playwright/test';
import { lineCopy } from '#components/line/copy.ts';
import { sharedWords } from '#contract/words.ts';
import { demo, expect, test } from '#e2e/fixtures.ts';
import { AccountPage } from '#e2e/pages/account.ts';
import { BetPage } from '#e2e/pages/bet.ts';
import { firstAddresses, UNKNOWN } from '#e2e/routes.ts';
import { LIFF_PATH } from '#lib/line/liff-path.ts';
import { paths } from '#lib/paths.ts';
import { visit } from './page-faults.ts';
import { become, open, placeOf } from './page-kinds.ts';

const ROUND = 'glo-2025-06-16';

async function openTabs(context: BrowserContext, wanted: readonly string[]): Promise<Page[]> {
  const tabs: Page[] = [];
  for (const address of wanted) {
    const tab = await context.newPage();
    await open(tab, address);
    tabs.push(tab);
  }
  return tabs;
}

const balance = (page: Page) => page.getByRole('status', { name: 'ยอดเงินคงเหลือ' });
/** Its layout has no header; what stands below says whom it is for. */
const isOfLine = (page: Page) => placeOf(page.url()).startsWith(LIFF_PATH);
const memberSign = (page: Page) =>
  isOfLine(page)
    ? page.getByRole('main').getByRole('link', { name: lineCopy.home, exact: true })
    : balance(page);
/** What a page shows to nobody but a visitor. */
const visitorSign = (page: Page) =>
  (isOfLine(page)
    ? page.getByRole('link', { name: lineCopy.byPassword })
    : page.locator('body > header').getByRole('link', { name: 'เข้าสู่ระบบ' })
  )
    .or(page.getByText(sharedWords.sessionOver))
    .first();

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'เมนูสมาชิก' }).click();
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.getByRole('button', { name: 'ใช่แล้ว' }).click();
}

/** Addresses that a visitor may open, and those that lead a visitor elsewhere. */
async function addressesByKind({ request }: BrowserContext) {
  const landings = await Promise.all(firstAddresses.map((address) => visit(request, address)));
  const { visitors = [], members = [] } = Object.groupBy(firstAddresses, (address, at) =>
    landings[at]?.landed === address ? 'visitors' : 'members',
  );
  expect(visitors.length).toBeGreaterThan(5);
  expect(members.length).toBeGreaterThan(5);
  return { visitors, members };
}

/** A dozen tabs change at the same time, and share one processor. */
const AT_ONCE = { timeout: 60_000 };

/** A tab that asked for something at that moment says that its session is over. */
async function expectLoggedOut(tabs: readonly Page[], names: readonly string[]): Promise<void> {
  for (const [at, tab] of tabs.entries()) await expect.soft(visitorSign(tab), names[at]).toBeVisible(AT_ONCE);
}

test('a tab on any page for visitors follows a login and a logout in another', async ({
  page,
  context,
  qa,
}) => {
  test.setTimeout(300_000);
  await become('visitor', qa);
  const { visitors } = await addressesByKind(context);
  const tabs = await openTabs(context, visitors);
  await page.bringToFront();
  await new AccountPage(page).login(demo);
  await page.waitForURL(paths.home);
  for (const [at, tab] of tabs.entries())
    await expect.soft(memberSign(tab), visitors[at]).toBeVisible(AT_ONCE);
  for (const [at, tab] of tabs.entries()) {
    const address = visitors[at] ?? paths.home;
    if (placeOf(tab.url()) !== address) await open(tab, address);
  }
  await page.bringToFront();
  await logOut(page);
  await expectLoggedOut(tabs, visitors);
});

test('a tab on any page for members follows a logout in another', async ({ page, context, qa }) => {
  test.setTimeout(300_000);
  const { members } = await addressesByKind(context);
  await become('member', qa);
  await open(page, paths.home);
  const tabs = await openTabs(context, members);
  await page.bringToFront();
  await logOut(page);
  await expectLoggedOut(tabs, members);
});

/** Pages for everybody and for members, and one that does not exist. */
const wanted = [paths.home, paths.lottoRates, paths.lottoBills, paths.deposit, UNKNOWN];

test('a session that ends in one tab ends in all, and drafts are kept', async ({ page, context, qa }) => {
  test.setTimeout(300_000);
  await become('member', qa);
  await open(page, paths.home);
  const bet = new BetPage(await context.newPage());
  await bet.open(ROUND);
  await bet.paste('12=10');
  await expect(bet.draft).toContainText('12');
  const tabs = await openTabs(context, wanted);
  await page.bringToFront();
  // What the page asks by itself when it comes to the front is answered first.
  const refresh = page.getByRole('button', { name: 'อัปเดตยอดเงิน' });
  await expect(refresh).toBeEnabled();
  await qa.fault('POST /api/member/wallets', '401');
  // A tab that asks at this very moment meets it first, and the button goes with the member.
  await refresh.click({ timeout: AT_ONCE.timeout / 2 }).catch(() => undefined);
  const isTold = (tab: Page) => tab.getByText(sharedWords.sessionOver).isVisible();
  await expect
    .poll(async () => (await Promise.all([page, bet.page, ...tabs].map(isTold))).some(Boolean))
    .toBe(true);
  await qa.fault('POST /api/member/wallets', null);
  for (const [at, tab] of [bet.page, ...tabs, page].entries()) {
    await expect.soft(visitorSign(tab), wanted[at - 1] ?? ROUND).toBeVisible();
  }
  await page.bringToFront();
  await new AccountPage(page).login(demo);
  await page.waitForURL(paths.home);
  await expect(balance(bet.page)).toBeVisible();
  await bet.open(ROUND);
  await expect(bet.draft).toContainText('12');
});
