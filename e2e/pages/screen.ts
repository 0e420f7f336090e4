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

/** What a floating button covers of letters, controls and that which is to be kept clear, at every half screen from the top to the end. */
export async function floatingOver(page: Page): Promise<string[]> {
  const found: string[] = [];
  const steps = await page.evaluate(() => Math.ceil((2 * document.body.scrollHeight) / window.innerHeight));
  for (let step = 0; step <= steps; step += 1) {
    await page.evaluate(
      (at) => window.scrollTo({ top: (at * window.innerHeight) / 2, behavior: 'instant' }),
      step,
    );
    found.push(...(await coveredAtRest(page)));
  }
  return found;
}

/** What is covered once the buttons made way; a busy machine may take its time for that. */
function coveredAtRest(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const controls = 'main :is(a, button, input, select, textarea, label)';
    const buttons = [...document.querySelectorAll('[data-floating]')];
    // Letters that a part keeps out of sight are not covered by what stands over them.
    const isSeen = (box: DOMRect) => {
      const hit = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return hit.some((one) => one.closest('main, main ~ footer'));
    };
    const letters = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: { box: DOMRect; text: string }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.closest('main, main ~ footer') || !node.nodeValue?.trim()) continue;
        // Words for a screen reader alone stand in a box of one pixel.
        if (node.parentElement.clientWidth === 1 && node.parentElement.clientHeight === 1) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects())
          if (box.width > 1 && box.height > 1 && box.top < window.innerHeight && isSeen(box))
            found.push({ box, text: node.nodeValue });
      }
      return found;
    };
    const covered = () => {
      // A taller one is a card that is one link.
      const kept = [
        ...document.querySelectorAll('main [data-keep-clear]'),
        ...[...document.querySelectorAll(controls)].filter((one) => one.clientHeight <= 120),
      ].map((one) => ({ box: one.getBoundingClientRect(), text: one.textContent }));
      kept.push(...letters());
      return buttons.flatMap((button) => {
        const own = button.getBoundingClientRect();
        return kept
          .filter(
            ({ box }) =>
              own.left < box.right && own.right > box.left && own.top < box.bottom && own.bottom > box.top,
          )
          .map(({ text }) => (text ?? '').slice(0, 40));
      });
    };
    const MOST_LOOKS = 30;
    // Longer than the buttons wait for the page to rest, and then the end of their way.
    const rest = async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await Promise.allSettled(
        buttons.flatMap((button) => button.getAnimations().map(({ finished }) => finished)),
      );
    };
    await rest();
    for (let look = 0; look < MOST_LOOKS && covered().length > 0; look += 1) await rest();
    return covered();
  });
}
