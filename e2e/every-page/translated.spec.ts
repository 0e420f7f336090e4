import type { Page } from '@playwright/test';
import { expect, type Qa, test } from '#e2e/fixtures.ts';
import { staleTexts, translateEveryPage, untilTranslated } from '#e2e/pages/translator.ts';
import { pageAddresses } from '#e2e/routes.ts';
import { visit } from './page-faults.ts';
import { become, kinds, open } from './page-kinds.ts';

/** Each journey has a tab of its own: what translates it stays in the tab. */
test.use({ tab: 'new', isTranslated: true });

/** Presses whatever it finds until something leads to another page, of which nothing is pressed. Answers how many. */
async function pressAll(page: Page): Promise<number> {
  try {
    return await pressEverything(page);
  } catch (error) {
    if (!String(error).includes('context was destroyed')) throw error;
    await page.waitForLoadState();
    return 0;
  }
}

/** Presses whatever can be pressed and leads nowhere, puts something into each field, and takes it out again. */
async function pressEverything(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((go) => setTimeout(go, 40));
    const OWN =
      'button:not([type="submit"]), [role="tab"], input[type="radio"], input[type="checkbox"], summary';
    const parts = () =>
      [...document.querySelectorAll<HTMLElement>(OWN)].filter(
        (part) =>
          part.checkVisibility() &&
          !part.matches(':disabled, [aria-disabled="true"]') &&
          !part.closest('form[action]'),
      );
    const seen = new Set<string>();
    const nameOf = (part: HTMLElement) =>
      `${part.tagName} ${part.getAttribute('aria-label') ?? part.textContent}`;
    const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
      const proto =
        field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
      Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, text);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    };
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'main input:not([type="radio"], [type="checkbox"], [type="file"], [type="hidden"]), main textarea',
    )) {
      for (const text of ['1', '12=5', '']) {
        type(field, text);
        await frame();
      }
    }
    for (let presses = 0; presses < 40; presses += 1) {
      const next = parts().find((part) => !seen.has(nameOf(part)));
      if (!next) break;
      seen.add(nameOf(next));
      next.click();
      await frame();
      // A dialog says the rest of what it has to say when it is closed.
      if (presses % 3 === 2)
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    }
    return seen.size;
  });
}

/** The world goes on while the page is open: money, a bill that wins, half a minute. */
async function goOn(qa: Qa): Promise<void> {
  await qa.change({ balance: 1_234.5 });
  await qa.change({ settle: 'won' });
  await qa.change({ advance: 30_000 });
}

for (const kind of kinds) {
  test(`every page that a ${kind} opens can be used while the browser translates it`, async ({
    page,
    qa,
  }) => {
    test.setTimeout(240_000);
    await qa.change({ live: true });
    await become(kind, qa);
    // What is pressed logs out.
    qa.endsSession();
    const problems: string[] = [];
    page.on('pageerror', (error) => {
      if (!String(error).includes('#418')) problems.push(`${page.url()}: ${error}`);
    });
    await translateEveryPage(page, 'alive');
    let used = 0;
    for (const address of pageAddresses) {
      // Some pages are for the other kind.
      if ((await visit(page.context().request, address)).landed !== address) continue;
      await open(page, address);
      await untilTranslated(page);
      used += await pressAll(page);
      await goOn(qa);
      const stale = await staleTexts(page).catch(() => []);
      problems.push(...stale.map((text) => `${address}: ${text}`));
      if (kind === 'member') await qa.login();
    }
    expect(problems).toEqual([]);
    expect(used).toBeGreaterThan(kind === 'member' ? 100 : 40);
  });
}
