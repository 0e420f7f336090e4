import { findSideways } from '#e2e/every-page/page-checks.ts';
import { become, kinds, open } from '#e2e/every-page/page-kinds.ts';
import { beneathFloating } from '#e2e/pages/screen.ts';
import { deciderOf, pageAddresses } from '#e2e/routes.ts';
import { expect, test } from './fixtures.ts';

/** Phones held across, a long and a short one. */
const sizes = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];
/** A bar may take this much of the little height. */
const MOST_BAR = 60;

for (const kind of kinds) {
  test(`on a phone held across a ${kind} has the bar of places, low, and every page as wide as the screen`, async ({
    page,
    qa,
  }) => {
    test.setTimeout(180_000);
    await become(kind, qa);
    for (const address of pageAddresses) {
      for (const size of sizes) {
        await page.setViewportSize(size);
        const landed = await open(page, address);
        const at = `${address} at ${size.width}`;
        expect.soft(await findSideways(page), at).toEqual([]);
        expect.soft(await beneathFloating(page), at).toEqual([]);
        const isPaid = (await page.locator('[data-paying]').count()) > 0;
        if (deciderOf(landed, 'layout') !== '/(default)' || isPaid) continue;
        const bar = await page.locator('body > nav').boundingBox();
        expect.soft(bar?.height, at).toBeLessThanOrEqual(MOST_BAR);
        expect.soft((bar?.y ?? 0) + (bar?.height ?? 0), at).toBe(size.height);
      }
    }
  });
}
