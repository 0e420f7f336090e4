import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openGame } from './pages/games.ts';

const GAME = 'ตลาดนำโชค';
/** Phones from the smallest to the usual ones. */
const widths = [320, 360, 375, 390];
const lines = [
  { type: 'top_3' as const, number: '123', amount: 9_999.99 },
  { type: 'tod_3' as const, number: '863', amount: 100 },
];

/** Much more than a bet may be, as a sum of many is. */
const LARGE = 4_999_999.99;

/** Letters of these parts that stand on each other, or outside of what holds them. */
const clashes = (holder: Locator, parts: string) =>
  holder.evaluate((held, selector) => {
    const boxOf = (part: Element) => {
      const letters = document.createRange();
      letters.selectNodeContents(part);
      return part.matches('button') ? part.getBoundingClientRect() : letters.getBoundingClientRect();
    };
    const boxes = [...held.querySelectorAll(selector)].map((part) => ({
      box: boxOf(part),
      text: part.textContent ?? '',
    }));
    const end = held.getBoundingClientRect().right;
    return boxes.flatMap(({ box, text }, at) => [
      ...(box.right > end ? [`${text} ends outside`] : []),
      ...boxes
        .slice(at + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            box.right > other.left + 1 &&
            box.top < other.bottom - 4 &&
            box.bottom > other.top + 4,
        )
        .map((other) => `${text} stands on ${other.text}`),
    ]);
  }, parts);

const eachWidth = async (page: Page, look: (width: number) => Promise<void>) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    await look(width);
  }
};

test('sums of bills stand beside each other however large they are', async ({ page, qa }) => {
  for (const status of ['won', 'refunded', 'pending'] as const)
    await qa.change({
      bill: { status, pack: 'discount', lines: lines.map((one) => ({ ...one, amount: LARGE })) },
    });
  await qa.login();
  await page.goto('/lotto/bills');
  const totals = page.locator('main dl').first();
  await expect(totals).toContainText('ถูกรางวัล');
  const cards = page.locator('main a[data-status]');
  await eachWidth(page, async (width) => {
    expect.soft(await clashes(totals, 'dd'), `totals at ${width}`).toEqual([]);
    for (const card of await cards.all()) expect.soft(await clashes(card, 'b'), `at ${width}`).toEqual([]);
  });
});

test('amount, rate and outcome of a line stand clear of each other', async ({ page, qa }) => {
  await qa.change({ bill: { status: 'pending', lines } });
  await qa.login();
  await page.goto('/lotto/bills');
  await page.locator('main a[data-status]').first().click();
  const rows = page.locator('main li[data-status]');
  await expect(rows).toHaveCount(lines.length);
  await eachWidth(page, async (width) => {
    for (const row of await rows.all())
      expect.soft(await clashes(row, ':scope > span > span'), `at ${width}`).toEqual([]);
  });
});

test('a game shows the whole balance, and no button stands on it', async ({ page }) => {
  await page.goto('/lobby/slot');
  await openGame(page, GAME);
  const game = page.getByRole('dialog', { name: GAME }).frameLocator('iframe');
  const balance = game.locator('#balance');
  await expect(balance).toHaveText('1,000.00');
  for (const text of ['1,000.00', '99,999,999.99']) {
    await balance.evaluate((shown, said) => shown.replaceChildren(said), text);
    await eachWidth(page, async (width) => {
      const clash = await clashes(game.locator('footer'), '#balance, button');
      expect.soft(clash, `${text} at ${width}`).toEqual([]);
    });
  }
});

test('the words of the bottom bar stand on one line each, for a visitor and for a member', async ({
  page,
  qa,
}) => {
  const look = async () => {
    await page.goto('/');
    const places = page.getByRole('navigation', { name: 'เมนูลัด' }).getByRole('link');
    await expect(places).toHaveCount(5);
    await eachWidth(page, async (width) => {
      const bar = page.getByRole('navigation', { name: 'เมนูลัด' });
      const heights = await bar
        .locator('a > span:last-child')
        .evaluateAll((words) => words.map((word) => Math.round(word.getBoundingClientRect().height)));
      expect.soft(new Set(heights).size, `at ${width}: ${heights.join()}`).toBe(1);
      expect.soft(await clashes(bar, 'a > span:last-child'), `at ${width}`).toEqual([]);
    });
  };
  await look();
  await qa.login();
  await look();
});
