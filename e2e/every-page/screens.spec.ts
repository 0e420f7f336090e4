import { expect, test } from '#e2e/fixtures.ts';
import { beneathFloating, enlarge, findSpilledWords } from '#e2e/pages/screen.ts';
import { deciderOf, pageAddresses } from '#e2e/routes.ts';
import { findSideways } from './page-checks.ts';
import { become, kinds, open } from './page-kinds.ts';

const screens = [360, 390, 600, 960, 1280].map((width) => ({ width, height: 844, isLandscape: false }));
/** Phones held across, a long and a short one. */
const landscapes = [
  { width: 844, height: 390, isLandscape: true },
  { width: 667, height: 375, isLandscape: true },
];
/** Phones on which somebody reads with larger letters, and one that shows everything at twice its size. */
const phones = [
  { width: 320, letters: '150%' },
  { width: 390, letters: '150%' },
  { width: 320, letters: '200%' },
  { width: 195, letters: '100%' },
];
/** A bar may take this much of the little height of a phone that is held across. */
const MOST_BAR = 60;

// A page is opened once and shown on one screen after the other: opening it is what costs.
for (const kind of kinds) {
  test(`for a ${kind} nothing floats over what is read; held across and with larger letters a page fits, its bar is low, and no word leaves its button`, async ({
    page,
    qa,
  }) => {
    test.setTimeout(400_000);
    await become(kind, qa);
    for (const address of pageAddresses) {
      const landed = await open(page, address);
      const isPaid = (await page.locator('[data-paying]').count()) > 0;
      const hasBar = deciderOf(landed, 'layout') === '/(default)' && !isPaid;
      for (const { isLandscape, ...size } of [...screens, ...landscapes]) {
        await page.setViewportSize(size);
        const at = `${address} at ${size.width}`;
        expect.soft(await beneathFloating(page), at).toEqual([]);
        if (!isLandscape) continue;
        expect.soft(await findSideways(page), at).toEqual([]);
        if (!hasBar) continue;
        const bar = await page.locator('body > nav').boundingBox();
        expect.soft(bar?.height, at).toBeLessThanOrEqual(MOST_BAR);
        expect.soft((bar?.y ?? 0) + (bar?.height ?? 0), at).toBe(size.height);
      }
      for (const { width, letters } of phones) {
        await page.setViewportSize({ width, height: 844 });
        await enlarge(page, letters);
        const at = `${address} at ${width} with letters of ${letters}`;
        expect.soft([...(await findSideways(page)), ...(await findSpilledWords(page))], at).toEqual([]);
      }
    }
  });
}
