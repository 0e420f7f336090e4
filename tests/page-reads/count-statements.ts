import { expect, vi } from 'vitest';
import AffiliatePage from '#app/(default)/affiliate/page.tsx';
import CashbackPage from '#app/(default)/cashback/page.tsx';
import DefaultLayout from '#app/(default)/layout.tsx';
import GameLobbyPage from '#app/(default)/lobby/[[...name]]/page.tsx';
import RoundPage from '#app/(default)/lotto/[[...round_id]]/page.tsx';
import BillsPage from '#app/(default)/lotto/bills/page.tsx';
import LobbyPage from '#app/(default)/lotto/lobby/page.tsx';
import RatesPage from '#app/(default)/lotto/rates/page.tsx';
import ResultsPage from '#app/(default)/lotto/results/page.tsx';
import CouponPage from '#app/(default)/member/coupon/page.tsx';
import QuestsPage from '#app/(default)/member/creditfree/page.tsx';
import HistoryPage from '#app/(default)/member/deposit/history/page.tsx';
import DepositPage from '#app/(default)/member/deposit/page.tsx';
import GameRoundsPage from '#app/(default)/member/games/page.tsx';
import InboxPage from '#app/(default)/member/inbox/page.tsx';
import PaymentPage from '#app/(default)/member/payment/page.tsx';
import ProfilePage from '#app/(default)/member/profile/page.tsx';
import OwnPromotionsPage from '#app/(default)/member/promotions/page.tsx';
import ProtectionPage from '#app/(default)/member/protection/page.tsx';
import StatementPage from '#app/(default)/member/statement/page.tsx';
import WheelPage from '#app/(default)/member/wheel/page.tsx';
import LossRebatePage from '#app/(default)/member/winloss/page.tsx';
import WithdrawPage from '#app/(default)/member/withdraw/page.tsx';
import HomePage from '#app/(default)/page.tsx';
import PlayPage from '#app/(default)/play/page.tsx';
import PollPage from '#app/(default)/poll/[[...id]]/page.tsx';
import PromotionsPage from '#app/(default)/promotions/page.tsx';
import ShopPage from '#app/(default)/redeem/page.tsx';
import WinLossPage from '#app/(default)/winloss/page.tsx';
import { ROUND } from '#backend/testing/lotto/lotto.ts';
import { hearStatements } from '#backend/testing/statements.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { deciderOf, pageAddresses } from '#e2e/routes.ts';
import { sealedCookie } from '#lib/gateway/session-cookie.ts';
import { beginRequest } from './page-request.ts';
import { backendOf } from './world-backend.ts';

interface Asked {
  readonly params: Promise<{ round_id?: string[]; name?: string[]; id?: string[] }>;
  readonly searchParams: Promise<Record<string, string>>;
}
type Page = (asked: Asked) => Promise<unknown>;

/** Every page of the default layout (`uncountedRoutes`), and how many statements it may take of a member when what is public is kept already. */
export const memberPages: readonly [path: string, statements: number, page: Page][] = [
  ['/', 1, HomePage],
  ['/lotto/lobby', 1, LobbyPage],
  ['/lotto/rates', 1, RatesPage],
  ['/lotto/results', 1, ResultsPage],
  ['/lotto', 1, RoundPage],
  [`/lotto/${ROUND}`, 1, RoundPage],
  ['/lotto/bills', 2, BillsPage],
  ['/lotto/bills?status=won', 2, BillsPage],
  ['/member/deposit', 3, DepositPage],
  ['/member/deposit/history', 2, HistoryPage],
  ['/member/payment', 2, PaymentPage],
  ['/member/withdraw', 3, WithdrawPage],
  ['/member/profile', 2, ProfilePage],
  ['/member/protection', 3, ProtectionPage],
  ['/member/statement', 2, StatementPage],
  ['/winloss', 2, WinLossPage],
  ['/promotions', 1, PromotionsPage],
  ['/member/promotions', 8, OwnPromotionsPage],
  ['/lobby/slot', 1, GameLobbyPage],
  ['/play?provider=house&game=lucky-market', 1, PlayPage],
  ['/member/games', 2, GameRoundsPage],
  ['/member/creditfree', 6, QuestsPage],
  ['/member/coupon', 3, CouponPage],
  ['/member/inbox', 3, InboxPage],
  ['/cashback', 9, CashbackPage],
  ['/member/winloss', 9, LossRebatePage],
  ['/member/wheel', 6, WheelPage],
  ['/redeem', 4, ShopPage],
  ['/poll/1', 3, PollPage],
  ['/affiliate', 7, AffiliatePage],
];

/** Routes of the default layout that none of the addresses opens. */
export function uncountedRoutes(paths: readonly string[]): string[] {
  const counted = paths.map((path) => deciderOf(path, 'route'));
  return pageAddresses
    .filter((address) => deciderOf(address, 'layout') === '/(default)')
    .map((address) => deciderOf(address, 'route'))
    .filter((route) => !counted.includes(route));
}

/** Renders a page with its frame as Next would, and answers the statements that it took. */
async function statementsOf(path: string, page: Page, cookie: string): Promise<readonly string[]> {
  beginRequest({ cookie, path });
  const url = new URL(path, 'http://site.test');
  const roundId = /^\/lotto\/(glo-.*)$/.exec(url.pathname)?.[1];
  const asked: Asked = {
    searchParams: Promise.resolve(Object.fromEntries(url.searchParams)),
    params: Promise.resolve(roundId === undefined ? {} : { round_id: [roundId] }),
  };
  const { texts } = hearStatements();
  await Promise.all([DefaultLayout({ children: null }), page(asked)]);
  vi.restoreAllMocks();
  return texts;
}

/** What the pages take of a member and of a visitor, after another member opened each of them. */
async function countStatements(world: World<readonly [number, number]>) {
  globalThis.pwinBackend = Promise.resolve(backendOf(world));
  const [other, member] = world.members;
  const cookieOf = (token: string) => sealedCookie(token).split(';')[0] ?? '';
  const counted: Record<string, { member: number; visitor: number }> = {};
  for (const [path, , page] of memberPages) {
    // Just before, or what everybody shares may be too old again on a slow machine.
    await statementsOf(path, page, cookieOf(other.token));
    const texts = await statementsOf(path, page, cookieOf(member.token));
    const isOpen = !/bills|member|redeem|winloss/.test(path);
    const visitor = isOpen ? (await statementsOf(path, page, '')).length : 0;
    counted[path] = { member: texts.length, visitor };
  }
  globalThis.pwinBackend = undefined;
  return counted;
}

/** A page of a member takes its one authentication, and one statement for what is the member's own; one of a visitor none. */
export async function expectFewStatements(): Promise<void> {
  vi.stubEnv('SESSION_SECRET', 'a secret that is long enough for a test');
  await using world = await openWorld({ members: [100, 100] });
  const counted = await countStatements(world);
  expect(counted).toEqual(
    Object.fromEntries(memberPages.map(([path, member]) => [path, { member, visitor: 0 }])),
  );
}
