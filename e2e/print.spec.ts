import type { Page } from '@playwright/test';
import { visit } from './every-page/page-faults.ts';
import { become, kinds, open } from './every-page/page-kinds.ts';
import { expect, test } from './fixtures.ts';
import { pageAddresses } from './routes.ts';

/** Text that is pale on white paper: browsers print no grounds unless a part asks for its own. */
function findPale(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MOST = 160;
    const hasText = (el: Element) =>
      [...el.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const keepsGround = (el: Element): boolean =>
      getComputedStyle(el).getPropertyValue('print-color-adjust') === 'exact';
    const isShown = (el: Element) => el.checkVisibility({ visibilityProperty: true });
    return [...document.querySelectorAll('main *')]
      .filter((el) => hasText(el) && isShown(el) && !keepsGround(el))
      .filter((el) => {
        const brush = document.createElement('canvas').getContext('2d');
        if (!brush) return true;
        brush.fillStyle = getComputedStyle(el).color;
        brush.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 3 > MOST;
      })
      .map((el) => `“${el.textContent?.trim().slice(0, 30)}” is ${getComputedStyle(el).color}`);
  });
}

for (const kind of kinds) {
  test(`on paper every word of a ${kind}'s pages is dark`, async ({ page, qa }) => {
    test.setTimeout(180_000);
    await become(kind, qa);
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const address of pageAddresses) {
      if ((await visit(page.context().request, address)).landed !== address) continue;
      await open(page, address);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect.soft(await findPale(page), address).toEqual([]);
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    }
  });
}
