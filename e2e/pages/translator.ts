import type { Page } from '@playwright/test';

/** A text node that the translator took out of the page, and what it said then. */
interface Taken {
  readonly node: Text;
  readonly text: string;
}

declare global {
  interface Window {
    translator: { readonly taken: Taken[] };
  }
}

/** Runs in the page: does with its text what Chrome's page translation does, now and with whatever comes later. */
function startTranslator(sign: string): void {
  const NOT = 'script, style, textarea, noscript, svg, font, [translate="no"], .notranslate';
  const taken: Taken[] = [];
  const replace = (node: Text) => {
    const text = node.data;
    if (text.trim() === '' || node.parentElement?.closest(NOT)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
    inner.textContent = text + sign;
    node.replaceWith(outer);
    taken.push({ node, text });
  };
  const look = (root: Node) => {
    if (root instanceof Text) return replace(root);
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walk.nextNode()) if (walk.currentNode instanceof Text) found.push(walk.currentNode);
    found.forEach(replace);
  };
  const watch = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) look(node);
  });
  window.translator = { taken };
  look(document.body);
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
}

/**
 * Every page from now on is translated: once its scripts run, or as soon as its HTML is there, which is before. With a sign,
 * every text gets it at its end; else the words stay as they are.
 */
export async function translateEveryPage(page: Page, when: 'alive' | 'parsed', sign = ''): Promise<void> {
  const start = `(${startTranslator.toString()})(${JSON.stringify(sign)})`;
  const isAlive = `Object.keys(document.querySelector('a[href], button') ?? {}).some((key) => key.startsWith('__react'))`;
  const wait = `const wait = () => (${when === 'parsed'} || ${isAlive} ? ${start} : setTimeout(wait, 20)); wait();`;
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => { ${wait} });`);
}

/** Waits until the page is translated. */
export async function untilTranslated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'translator' in window && window.translator.taken.length > 5);
}

/** What the page was to say since it was translated and does not: texts that were changed where nobody sees them. */
export function staleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    window.translator.taken
      .filter(({ node, text }) => node.data !== text)
      .map(({ node, text }) => `“${text}” was to become “${node.data}”`),
  );
}
