import type { Locator, Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { expect, test } from './fixtures.ts';

const quest = (number: number) => ({
  ...{ quest_id: `q${number}`, title: `ภารกิจ ${number}`, kind: 'day' as const, period: '2025-06-15' },
  ...{ from: '2025-06-14T17:00:00.000Z', until: '2025-06-15T17:00:00.000Z', state: 'done' as const },
  prize: { kind: 'point' as const, amount: 10, days: 90 },
  conditions: [{ fact: 'stake' as const, area: null, least: 200, done: 200 }],
});

test.use({ tab: 'new' });

/** The page once it is watched for a focus that goes, which begins when the browser rests. */
async function open(page: Page, address: string): Promise<Locator> {
  await page.addInitScript(() => {
    const { observe } = MutationObserver.prototype;
    MutationObserver.prototype.observe = function note(...args: Parameters<typeof observe>) {
      if (args[0] === document.body) Object.assign(window, { isWatched: true });
      Reflect.apply(observe, this, args);
    };
  });
  await page.goto(address);
  await page.waitForFunction(() => Reflect.get(window, 'isWatched'));
  return page.getByRole('main');
}

/** Presses a button by the keyboard, which then goes. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

test('where a button goes once its act is done, the focus goes on in its card', async ({ page, qa }) => {
  await qa.login();
  await qa.change({
    ...{ quests: [quest(1), quest(2)], checkInStaked: 100_000, commission: 500, cashbackClosed: true },
    cashbackYesterday: { staked: 100_000, deposits: 50_000, end_balance: 0 },
  });
  let main = await open(page, '/member/creditfree');
  await press(main.getByRole('button', { name: /เช็กอิน/ }));
  await expect(main.getByRole('heading', { name: 'เช็กอินรายวัน' })).toBeFocused();
  await press(main.getByRole('button', { name: 'รับรางวัล', description: 'ภารกิจ 1' }));
  await expect(main.getByRole('heading', { name: 'ภารกิจ 1' })).toBeFocused();
  for (const address of ['/cashback', '/member/winloss']) {
    main = await open(page, address);
    const card = main.getByRole('region').filter({ has: page.getByRole('button', { name: /^รับ/ }) });
    await press(card.getByRole('button', { name: /^รับ/ }));
    await expect(main.locator('#cashback-claim')).toBeFocused();
  }
  main = await open(page, '/affiliate');
  await press(main.getByRole('button', { name: /^ถอน/ }));
  await expect(main.locator('#affiliate-balance')).toBeFocused();
});

test('an answer of a poll that is sent from its choices leaves the focus there, and after the last in its card', async ({
  page,
  qa,
}) => {
  await qa.login();
  await qa.change({ pollCounted: 2_000 });
  const main = await open(page, paths.pollOf(1));
  const choice = main.getByRole('radio').first();
  await choice.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(main.getByText('บันทึกคำตอบแล้ว หมายเลข 1')).toBeVisible();
  await expect(choice).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(choice).toBeHidden();
  await expect(main.locator('#poll-own')).toBeFocused();
});

test('a question that comes in place of its button has the focus, and its card when it goes', async ({
  page,
  qa,
}) => {
  await qa.login();
  await qa.change({ promotionDeposit: 1_000 });
  const main = await open(page, '/member/promotions');
  const offer = main.getByRole('listitem').filter({ hasText: 'รับโปรโมชันนี้' }).first();
  const title = await offer.getByRole('heading').textContent();
  await press(offer.getByRole('button'));
  await expect(main.getByRole('heading', { name: title ?? '', level: 3 })).toBeFocused();
  await press(main.getByRole('button', { name: /^ยกเลิก/ }));
  await expect(main.locator('h3').first()).toBeFocused();
  await press(main.getByRole('button', { name: 'ใช้โปรโมชันต่อ' }));
  await expect(main.locator('#promotion-running')).toBeFocused();
});

test('after a game is no favourite any more the focus is on the next one of the list', async ({
  page,
  qa,
}) => {
  await qa.login();
  const main = await open(page, paths.lobby('slot'));
  const stars = page.getByRole('button', { name: /^ปักหมุด ./ });
  for (const at of [0, 1, 2]) await stars.nth(at).click();
  await main.getByRole('button', { name: 'ปักหมุด', exact: true }).click();
  const cards = main.locator('li').filter({ has: stars });
  await expect(cards).toHaveCount(3);
  await press(cards.first().getByRole('button'));
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toBeFocused();
});
