import type { Page } from '@playwright/test';

/** Thai words that stand on two lines: those of the browser's own dictionary, and names that must stay whole. */
export function brokenWords(page: Page, whole: readonly string[]): Promise<string[]> {
  return page.evaluate((names) => {
    const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
    const linesOf = (node: Text, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      ).size;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text) || !/[ก-๙]/.test(node.data)) continue;
      // What stands on one line breaks no word; asking for each costs most of this.
      if (linesOf(node, 0, node.length) <= 1) continue;
      const words = [...segmenter.segment(node.data)].map(({ segment, index }) => ({ word: segment, index }));
      for (const name of names) {
        for (let index = node.data.indexOf(name); index >= 0; index = node.data.indexOf(name, index + 1))
          words.push({ word: name, index });
      }
      for (const { word, index } of words) {
        if (/[ก-๙]/.test(word) && linesOf(node, index, index + word.length) > 1)
          found.push(`${word} in: ${node.data.slice(0, 60)}`);
      }
    }
    return found;
  }, whole);
}

/** Floating buttons that are not whole inside the screen, and letters and controls beneath one at the end of the page. */
export function hiddenByFloating(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const { clientWidth, clientHeight } = document.documentElement;
    const letters = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: { box: DOMRect; text: string }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.closest('main, main ~ footer') || !node.nodeValue?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        // Words for a screen reader alone stand in a box of one pixel.
        for (const box of range.getClientRects())
          if (node.parentElement.clientWidth !== 1) found.push({ box, text: node.nodeValue });
      }
      return found;
    };
    const controls = [
      ...document.querySelectorAll(
        ':is(main, main ~ footer) :is(a, button, input, select, textarea, label, img, svg)',
      ),
    ].map((one) => ({ box: one.getBoundingClientRect(), text: one.textContent }));
    const parts = [...controls, ...letters()].filter(({ box }) => box.width > 1 && box.height > 1);
    const buttons = [...document.querySelectorAll('[data-floating]')];
    if (buttons.length === 0) return ['no floating button'];
    return buttons.flatMap((button) => {
      const own = button.getBoundingClientRect();
      const isWhole = own.left >= 0 && own.top >= 0 && own.right <= clientWidth && own.bottom <= clientHeight;
      const beneath = parts.filter(
        ({ box }) =>
          own.left < box.right && own.right > box.left && own.top < box.bottom && own.bottom > box.top,
      );
      return [
        ...(isWhole ? [] : ['outside the screen']),
        ...beneath.map(({ text }) => (text ?? '').slice(0, 40)),
      ];
    });
  });
}

/**
 * What stands beneath a floating button at some place of scrolling, and then could not be read. The bottom bar covers by itself
 * all that is beneath its own, and the page ends above it.
 */
export function beneathFloating(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = [...document.querySelectorAll('body > nav')].find(
      (nav) => getComputedStyle(nav).position === 'fixed',
    );
    const across = (a: DOMRect, b: DOMRect) => a.left < b.right - 1 && a.right > b.left + 1;
    const isIn = (a: DOMRect, b: DOMRect) => a.top >= b.top && a.bottom <= b.bottom;
    const shown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) && one.clientWidth !== 1;
    // A row that scrolls sideways can be moved from beneath it. Looked at once: many leaves stand in it.
    const movable = new Map<Element | null, boolean>([
      [null, false],
      [document.body, false],
    ]);
    const isMovable = (one: Element | null): boolean => {
      const known = movable.get(one);
      if (known !== undefined || !one) return known ?? false;
      const scrolls =
        /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth;
      const found = scrolls || isMovable(one.parentElement);
      movable.set(one, found);
      return found;
    };
    const leaves = [...document.querySelectorAll('main *, main ~ footer *')].filter(
      (one) =>
        (one.matches('a, button, input, select, textarea, img') ||
          [...one.childNodes].some((node) => node instanceof Text && node.data.trim())) &&
        shown(one) &&
        !isMovable(one),
    );
    const ranges = leaves.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const isBox = one.matches('input, img, select, textarea');
      const boxes = isBox ? [one.getBoundingClientRect()] : [...range.getClientRects()];
      return { one, boxes };
    });
    return [...document.querySelectorAll('[data-floating]')].flatMap((button) => {
      const own = button.getBoundingClientRect();
      const isFixed = getComputedStyle(button).position === 'fixed';
      const isInBar = isFixed && bar?.checkVisibility() && isIn(own, bar.getBoundingClientRect());
      const placed =
        bar && isInBar ? [...bar.querySelectorAll('a span')].map((one) => one.getBoundingClientRect()) : [];
      const beneath = ranges.filter(({ boxes }) =>
        boxes.some(
          (box) => across(box, own) && (isFixed ? !isInBar : box.top < own.bottom && box.bottom > own.top),
        ),
      );
      return [
        ...(placed.some((box) => across(box, own)) ? ['a place of the bar'] : []),
        ...beneath.map(({ one }) => `${one.tagName} ${(one.textContent ?? '').trim().slice(0, 40)}`),
      ];
    });
  });
}

/** Half as large again as a browser's own letters: 24 px, as somebody sets them who reads small print badly; or of another size. */
export const enlarge = (page: Page, size = '150%') =>
  page.evaluate((letters) => document.documentElement.style.setProperty('font-size', letters), size);

/** Words that stand out of their button, and what of the bars ends outside of the screen. */
export function findSpilledWords(page: Page): Promise<string[]> {
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
