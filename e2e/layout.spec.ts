import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import { paths } from '#lib/paths.ts';
import { expect, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };

test('pages of cards have two columns on a wide screen and one on a phone', async ({ page, qa }) => {
  await qa.login();
  const { quests, cashback, wheel, affiliate } = loyaltyPaths;
  for (const path of [quests, cashback, wheel, affiliate]) {
    await page.goto(path);
    for (const [width, columns] of [
      [1280, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const begins = await page
        .locator('main section:not(section section)')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
      expect([path, width, new Set(begins).size]).toEqual([path, width, columns]);
    }
  }
});

test('on a phone a dialog with little in it stands at the lower end, as high as that', async ({
  page,
  qa,
}) => {
  await qa.login();
  await page.setViewportSize(PHONE);
  await page.goto(paths.profile);
  await page.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const box = await dialog.boundingBox();
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, PHONE.width, PHONE.height]);
  expect(box?.y).toBeGreaterThan(200);
  // What is more than the screen is scrolled within.
  await page.setViewportSize({ width: 390, height: 300 });
  await expect.poll(async () => (await dialog.boundingBox())?.y).toBe(0);
  expect((await dialog.boundingBox())?.height).toBe(300);
});

for (const width of [320, 390]) {
  test(`at most three rows stand before the first result: ${width} px`, async ({ page, qa }) => {
    await qa.change({});
    await page.setViewportSize({ width, height: 844 });
    await page.goto(paths.lottoResults);
    const first = await page.getByText('รางวัลที่ 1').first().boundingBox();
    const tops = await page
      .locator('main :is(select, summary, button, a)')
      .evaluateAll(
        (controls, end) =>
          controls
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom < end)
            .map((one) => Math.round(one.getBoundingClientRect().top)),
        first?.y ?? 0,
      );
    expect(new Set(tops).size).toBe(3);
  });
}
