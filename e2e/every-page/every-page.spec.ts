import { wholeWords } from '#components/ui/text/whole-words.ts';
import { expect, expectAccessible, test } from '#e2e/fixtures.ts';
import { brokenWords } from '#e2e/pages/screen.ts';
import { addresses, deciderOf, missing, routesWithoutAddress, standsFor, UNKNOWN } from '#e2e/routes.ts';
import {
  findEmptyLists,
  findMotion,
  findPaleOnPaper,
  findSideways,
  findSmallTargets,
  walkByKeyboard,
} from './page-checks.ts';
import {
  backAndForward,
  backClosesDialogs,
  isForMembersToo,
  overlayLeadsBack,
  readsOf,
  showsProgress,
  slowWayFrom,
  staysWhileOffline,
  visit,
} from './page-faults.ts';
import {
  become,
  kinds,
  open,
  operable,
  placeOf,
  shareOfLateWords,
  showScheme,
  withoutQuestion,
} from './page-kinds.ts';

// What is looked for is also what moves although less motion was asked for.
test.use({ motion: 'natural' });

const softly = expect.configure({ soft: true });

test('every route of the app has an address here', () => {
  expect(routesWithoutAddress()).toEqual([]);
  expect(addresses.length).toBeGreaterThan(10);
});

test('what does not exist answers 404 with its words in the default layout, before any script runs', async ({
  context,
  qa,
}) => {
  await become('member', qa);
  for (const address of missing) {
    const answer = await context.request.get(address);
    expect.soft(answer.status(), address).toBe(404);
    expect
      .soft(await answer.text(), address)
      .toMatch(/<header.*<main.*This page could not be found.*<footer/s);
  }
});

test('the checks see what they are for', async ({ page }) => {
  await page.goto('about:blank');
  await page.setViewportSize({ width: 320, height: 256 });
  await page.setContent(`
    <style>
      @keyframes turn { to { rotate: 1turn } }
      .spin { animation: turn 1s infinite }
      .none:focus { outline: none }
      nav { position: fixed; inset: auto 0 0; height: 200px; background: red }
    </style>
    <main style="width: 500px">
      <button class="spin">เล็ก</button><button class="none" style="height: 60px; width: 60px">เงียบ</button>
      <div tabindex="0" style="display: none">ไม่เห็น</div>
      <a href="/x" style="display: block; margin-top: 150px">ใต้แถบ</a>
      <label><input type="radio" name="a">ก</label>
    </main>
    <nav>แถบ</nav><ul class="rows" style="margin: 0"></ul>`);
  expect(await findMotion(page)).toEqual(['spin moves']);
  expect(await findEmptyLists(page)).toEqual(['ul.rows is empty']);
  expect(await findSideways(page)).toContainEqual(expect.stringContaining('main'));
  expect(await findSmallTargets(page)).toContainEqual(expect.stringMatching(/^button เล็ก is \d+ x \d+$/));
  const walk = await walkByKeyboard(page);
  expect(walk).toContain('button เงียบ shows no focus');
  expect(walk).toContainEqual(expect.stringMatching(/is covered by nav แถบ/));
  await page.evaluate(() => {
    const link = document.querySelector('a');
    link?.addEventListener('focus', () => link.blur());
    link?.style.setProperty('color', '#eee');
  });
  expect(await walkByKeyboard(page)).toContainEqual(expect.stringContaining('is not reached'));
  expect(await findPaleOnPaper(page)).toEqual(['“ใต้แถบ” is rgb(238, 238, 238)']);
});

for (const kind of kinds) {
  test(`most addresses are there for a ${kind}`, async ({ context, qa }) => {
    await become(kind, qa);
    const here: string[] = [];
    for (const address of addresses)
      if ((await visit(context.request, address)).landed === address) here.push(address);
    expect(here.length).toBeGreaterThan(8);
    for (const decider of ['route', 'layout'] as const) {
      const all = here.map((one) => deciderOf(one, decider));
      const stand = here.filter((one) => standsFor(one, decider)).map((one) => deciderOf(one, decider));
      expect(new Set(stand), `each ${decider} has one that stands for it`).toEqual(new Set(all));
    }
  });
}

test.describe('a page', () => {
  // One test per address, so that a failure names it; each step names what failed.
  for (const kind of kinds) {
    for (const address of addresses) {
      test(`${address} holds what every page promises a ${kind}`, async ({ page, qa }) => {
        await become(kind, qa);
        if (deciderOf(address, 'route') === UNKNOWN) qa.expects(404, address.split('?')[0] ?? address);
        const { request } = page.context();
        const { html, landed, isHere } = await readsOf(request, qa, address);
        // Some pages are for the other kind: they lead on, to a page that has a test of its own, and say why in the query.
        if (!isHere) return expect(addresses).toContain(landed.split('?')[0]);

        const isOfRoute = standsFor(address, 'route');
        // What a query shows is looked at once; both kinds look at its page without it.
        const isOfQuery = address.includes('?') && !isOfRoute;
        if (kind === 'visitor' && isOfQuery && (await isForMembersToo(page.context(), qa, address))) return;
        const wayOn = isOfRoute ? await slowWayFrom(request, qa, { address, kind }) : undefined;
        const stand = { page, qa, address };
        await page.emulateMedia({ reducedMotion: 'reduce' });
        // What it leads back to is the page at rest.
        if (isOfRoute) await test.step('a failed read', () => overlayLeadsBack(stand));
        await test.step('at rest', async () => {
          // A page that says once why somebody was sent there has said it to the overlay.
          const isThere = isOfRoute && placeOf(page.url()) === address;
          expect(withoutQuestion(address)).toContain(await (isThere ? operable(page) : open(page, address)));
          expect.soft(await page.locator('main h1, main h2').count(), 'headings').toBeGreaterThan(0);
          expect.soft(await shareOfLateWords(page, html), 'words that only scripts bring').toBeLessThan(0.1);

          expect.soft(await findMotion(page)).toEqual([]);
          expect.soft(await findEmptyLists(page)).toEqual([]);
          expect.soft(await findPaleOnPaper(page)).toEqual([]);
          await expectAccessible(page);
          await showScheme(page, 'light');
          await expectAccessible(page, 'colour');
          await showScheme(page, 'dark');
          expect.soft(await findSmallTargets(page)).toEqual([]);
        });

        await test.step('at 320 px, which is also 1280 px at 400 %', async () => {
          const phone = page.viewportSize();
          await page.setViewportSize({ width: 320, height: 256 });
          await softly.poll(() => findSideways(page)).toEqual([]);
          expect.soft(await walkByKeyboard(page)).toEqual([]);
          expect.soft(await brokenWords(page, wholeWords)).toEqual([]);
          if (phone) await page.setViewportSize(phone);
        });
        await page.emulateMedia({ reducedMotion: 'no-preference' });

        // One after the other on the same page: none of them needs it as it was.
        if (isOfRoute) await test.step('Back and Forward', () => backAndForward(stand));
        const dialogsOf = standsFor(address, 'layout') ? 'body' : 'main';
        await test.step('Back closes a dialog', () => backClosesDialogs(stand, dialogsOf));
        await test.step('offline', () => staysWhileOffline(stand));
        if (wayOn) await test.step('slow', () => showsProgress(stand, wayOn));
      });
    }
  }
});
