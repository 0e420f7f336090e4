import { paths } from '#lib/paths.ts';
import { findSideways } from './every-page/page-checks.ts';
import { open } from './every-page/page-kinds.ts';
import { expect, test } from './fixtures.ts';

/** Two hundred letters without a place to break them. */
const LONG = 'ก'.repeat(40) + 'W'.repeat(160);
const NOON = '2025-06-15T05:00:00.000Z';

const game = {
  ...{ game_id: 'long', provider_id: 'house', sub_provider_id: 'house', category: 'slot' as const },
  ...{ name: LONG, name_en: LONG, image: '/art/category-slot.svg', tags: [], rtp: 96 },
  ...{ volatility: 'low' as const, min: 1, max: 100, has_demo: true, has_free_spins: true, is_hot: true },
};
const round = {
  ...{ id: '00000000-0000-7000-8000-000000000001', round_id: 'r'.repeat(60), game_id: 'long' },
  ...{ provider_id: 'house', game_name: LONG, status: 'finished' as const, begun_at: NOON, ended_at: NOON },
  ...{ staked: 99_999_999, won: 0, net: -99_999_999, reason: null },
};
const quest = {
  ...{ quest_id: 'long', title: LONG, kind: 'day' as const, period: '2025-06-15', state: 'done' as const },
  ...{ from: '2025-06-14T17:00:00.000Z', until: '2025-06-15T17:00:00.000Z' },
  prize: { kind: 'credit' as const, amount: 99_999_999.99, days: 0 },
  conditions: [{ fact: 'stake' as const, area: null, least: 99_999_999.99, done: 1 }],
};
const coupon = {
  ...{ id: '00000000-0000-7000-8000-000000000002', tail: 'GOLD', title: LONG, at: NOON, until: null },
  ...{ prize: { kind: 'credit' as const, amount: 99_999_999.99 }, bonus: null },
};
const poll = {
  ...{ id: 1, question: LONG, image: null, basis: 'stake' as const, step: 1_000, most: 3, draws_at: null },
  ...{ opens_at: '2025-06-14T17:00:00.000Z', closes_at: '2025-06-19T17:00:00.000Z', prizes: [] },
  choices: Array.from({ length: 50 }, (_, at) => (at === 0 ? LONG : `ตัวเลือก ${at}`)),
};

test('a name of two hundred letters makes no page wider than its screen', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ games: [game], gameRounds: [round], quests: [quest], couponRows: [coupon] });
  await qa.change({ polls: [poll], movements: [{ at: NOON, type: 'win', label: LONG, amount: 500 }] });
  const pages = [
    ...[paths.home, paths.lobby('slot'), '/play?provider=house&game=long', '/member/games'],
    ...['/member/creditfree', '/member/coupon', paths.pollOf(1), paths.statement],
  ];
  for (const address of pages) {
    await open(page, address);
    for (const [width, height] of [
      [320, 640],
      [640, 320],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await findSideways(page), `${address} at ${width}`).toEqual([]);
    }
  }
});
