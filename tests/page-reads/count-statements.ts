import path from 'node:path';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import DefaultLayout from '#app/(default)/layout.tsx';
import { ROUND } from '#backend/testing/lotto/lotto.ts';
import { hearStatements } from '#backend/testing/statements.ts';
import { allTestFacts, joinFacts } from '#backend/testing/test-facts.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { deciderOf } from '#e2e/routes.ts';
import { sealedCookie } from '#lib/gateway/session-cookie.ts';
import { beginRequest } from './page-request.ts';
import { backendOf } from './world-backend.ts';

interface Asked {
  readonly params: Promise<{ round_id?: string[]; name?: string[]; id?: string[] }>;
  readonly searchParams: Promise<Record<string, string>>;
}
type Page = (asked: Asked) => Promise<unknown>;
type CountedPage = readonly [address: string, statements: number];

const PageModule = z.object({ default: z.custom<Page>((value) => typeof value === 'function') });

/** Pages of which an area of its own says in its `test-facts.ts` how many statements they take, and all others. */
const pages: Readonly<Record<string, number>> = joinFacts([
  {
    '/': 4,
    '/lotto/lobby': 1,
    '/lotto/rates': 1,
    '/lotto/results': 1,
    '/lotto': 1,
    [`/lotto/${ROUND}`]: 1,
    '/lotto/bills': 2,
    '/lotto/bills?status=won': 2,
    '/member/deposit': 3,
    '/member/deposit/history': 2,
    '/member/payment': 2,
    '/member/withdraw': 3,
    '/member/profile': 3,
    '/member/protection': 3,
    '/member/statement': 2,
    '/winloss': 2,
    '/promotions': 1,
    '/member/promotions': 8,
    '/lobby/slot': 1,
    '/play?provider=house&game=lucky-market': 1,
    '/member/games': 2,
  },
  ...allTestFacts.map((facts) => facts.pages),
]);

/** Every page of the default layout (`uncountedRoutes`), and how many statements it may take of a member when what is public is kept already. */
export const memberPages: readonly CountedPage[] = Object.entries(pages);

/** The page that serves an address, found by its route. */
async function pageAt(address: string): Promise<Page> {
  const file = path.resolve(`app/(default)${deciderOf(address, 'route')}`, 'page.tsx');
  return PageModule.parse(await import(/* @vite-ignore */ file)).default;
}

/** Renders a page with its layout as Next would, and answers the statements that it took. */
async function statementsOf(address: string, page: Page, cookie: string): Promise<readonly string[]> {
  beginRequest({ cookie, path: address });
  const url = new URL(address, 'http://site.test');
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
async function countStatements(world: World<readonly [number, number]>, counts: readonly CountedPage[]) {
  globalThis.pwinBackend = Promise.resolve(backendOf(world));
  const [other, member] = world.members;
  const cookieOf = (token: string) => sealedCookie(token).split(';')[0] ?? '';
  const counted: Record<string, { member: number; visitor: number }> = {};
  for (const [address] of counts) {
    const page = await pageAt(address);
    // Just before, or what everybody shares may be too old again on a slow machine.
    await statementsOf(address, page, cookieOf(other.token));
    const texts = await statementsOf(address, page, cookieOf(member.token));
    const isOpen = !/bills|member|redeem|sooth|winloss/.test(address);
    const visitor = isOpen ? (await statementsOf(address, page, '')).length : 0;
    counted[address] = { member: texts.length, visitor };
  }
  globalThis.pwinBackend = undefined;
  return counted;
}

/** A page of a member takes its one authentication, and one statement for what is the member's own; one of a visitor none. */
export async function expectFewStatements(counts: readonly CountedPage[] = memberPages): Promise<void> {
  vi.stubEnv('SESSION_SECRET', 'a secret that is long enough for a test');
  await using world = await openWorld({ members: [100, 100] });
  const counted = await countStatements(world, counts);
  expect(counted).toEqual(
    Object.fromEntries(counts.map(([address, member]) => [address, { member, visitor: 0 }])),
  );
}
