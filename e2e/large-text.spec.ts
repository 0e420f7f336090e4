import type { Locator, Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { findSideways } from './every-page/page-checks.ts';
import { visit } from './every-page/page-faults.ts';
import { become, kinds, open } from './every-page/page-kinds.ts';
import { expect, test } from './fixtures.ts';
import { pageAddresses } from './routes.ts';

/** Half as large again as a browser's own letters: 24 px, as somebody sets them who reads small print badly. */
const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'));

/** Words that stand out of their button, and what of the bars ends outside of the screen. */
function findSpilledWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const end = document.documentElement.clientWidth;
    return [...document.querySelectorAll('header a, header button, nav a, main button')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.clientWidth > 1)
      .filter((part) => {
        const words = document.createRange();
        words.selectNodeContents(part);
        const { right } = part.getBoundingClientRect();
        // Rows of the content are swiped.
        const isAway = right > end && part.closest('main') === null;
        return isAway || words.getBoundingClientRect().right > right + 2;
      })
      .map((part) => part.getAttribute('aria-label') ?? part.textContent);
  });
}

for (const kind of kinds) {
  for (const width of [320, 390]) {
    test(`with letters of 24 px no page of a ${kind} is wider than ${width} px, and no word leaves its button`, async ({
      page,
      qa,
    }) => {
      test.setTimeout(180_000);
      await become(kind, qa);
      await page.setViewportSize({ width, height: 844 });
      const problems: string[] = [];
      for (const address of pageAddresses) {
        // Some pages are for the other kind.
        if ((await visit(page.context().request, address)).landed !== address) continue;
        await open(page, address);
        await enlarge(page);
        for (const found of [...(await findSideways(page)), ...(await findSpilledWords(page))])
          problems.push(`${address}: ${found}`);
      }
      expect(problems).toEqual([]);
    });
  }
}

test('beside a long name and balance the head is no wider than a wide screen, with letters of either size', async ({
  page,
  qa,
}) => {
  await become('member', qa);
  await open(page, paths.lottoRates);
  await page
    .getByRole('banner')
    .getByText('สมหญิง')
    .evaluate((name) => name.replaceChildren('ณัฐธิดารัตน์ประภาวดีวงศ์สกุลไทย'));
  const look = async () => {
    for (const width of [600, 740, 960, 1024, 1280, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findSideways(page), `${width} px`).toEqual([]);
    }
  };
  await look();
  await enlarge(page);
  await look();
});

for (const width of [320, 390]) {
  test(`with letters of 24 px every digit of a number and of a price is seen: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, paths.round('glo-2025-06-16'));
    await enlarge(page);
    /** How much of what stands in a field has no room in it, but for the space behind its last digit. */
    const beyond = (field: Locator) =>
      field.evaluate((input) => {
        const space = Number.parseFloat(getComputedStyle(input).letterSpacing) || 0;
        return Math.max(input.scrollWidth - input.clientWidth - space, 0);
      });
    const price = page.getByLabel('ราคาต่อเลข');
    await price.fill('20000');
    expect(await beyond(price)).toBe(0);
    await price.fill('');
    const number = page.getByRole('textbox', { name: 'เลขที่จะแทง' });
    for (const digit of '863') await page.getByRole('button', { name: digit, exact: true }).click();
    await expect(number).toHaveValue('863');
    expect(await beyond(number)).toBe(0);
  });
}

for (const kind of kinds)
  test(`on a phone at twice its size all of the head is on the screen, for a ${kind}`, async ({
    page,
    qa,
  }) => {
    await become(kind, qa);
    await page.setViewportSize({ width: 195, height: 422 });
    for (const address of [paths.home, paths.lottoRates]) {
      await open(page, address);
      const ends = await page
        .getByRole('banner')
        .locator('a, button')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
      expect(Math.max(...ends), address).toBeLessThanOrEqual(195);
    }
  });

test('with letters of 32 px the name of a round stands in a line, and its time below it', async ({
  page,
  qa,
}) => {
  await qa.change({
    round: {
      round_id: 'glo-2025-06-16',
      draw_date: '2025-07-01',
      closes_at: '2025-07-01T08:20:00.000Z',
    },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, paths.round('glo-2025-06-16'));
  const name = page.getByRole('heading', { level: 1 });
  const time = page.getByRole('main').getByRole('timer').first();
  const height = (await name.boundingBox())?.height ?? 0;
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect((await name.boundingBox())?.height).toBeLessThan(3 * height);
  expect((await time.boundingBox())?.y).toBeGreaterThan((await name.boundingBox())?.y ?? 0);
  expect(await findSideways(page)).toEqual([]);
});
