import type { Page } from '@playwright/test';

/** Runs in the page: what a person can operate there, by how it is found again in a message. */
function installProbe(): void {
  const OPERABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';
  const isShown = (el: Element) => {
    const { width, height } = el.getBoundingClientRect();
    return width > 0 && height > 0 && el.checkVisibility({ visibilityProperty: true });
  };
  const isOff = (el: Element) =>
    el.matches(':disabled, [aria-hidden="true"] *, [inert], [inert] *') ||
    el.getAttribute('tabindex') === '-1';
  const nameOf = (el: Element) =>
    `${el.tagName.toLowerCase()} ${(el.getAttribute('aria-label') ?? el.textContent ?? '').trim().slice(0, 40) || el.id}`;
  const labelOf = (el: Element) =>
    el instanceof HTMLInputElement ? (el.closest('label') ?? el.labels?.[0] ?? null) : null;
  Object.assign(window, {
    probe: {
      isShown,
      nameOf,
      labelOf,
      operable: () => [...document.querySelectorAll(OPERABLE)].filter((el) => isShown(el) && !isOff(el)),
      reached: new Set<Element>(),
      atStart: new Set<Element>(),
      problems: [],
      isOver: false,
    },
  });
}

interface Probe {
  isShown(el: Element): boolean;
  nameOf(el: Element): string;
  labelOf(el: Element): Element | null;
  operable(): Element[];
  readonly reached: Set<Element>;
  /** What could be operated when the walk began. */
  readonly atStart: Set<Element>;
  /** What the walk by Tab found, and whether it is over. */
  readonly problems: string[];
  isOver: boolean;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** What sticks out of the page to the side, so that a person has to scroll there or never sees it. */
export function findSideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    // Clipped or scrolled by a part of its own, or moved aside on purpose.
    const isKept = (el: Element): boolean => {
      const { overflowX, position } = getComputedStyle(el);
      if (position === 'fixed' || (el !== document.body && overflowX !== 'visible')) return true;
      return el.parentElement !== null && el.parentElement !== document.body && isKept(el.parentElement);
    };
    return [...document.body.querySelectorAll('*')]
      .filter((el) => el.getBoundingClientRect().right > width + 1 && el.checkVisibility() && !isKept(el))
      .slice(0, 3)
      .map(
        (el) =>
          `${el.tagName.toLowerCase()}.${el.getAttribute('class')} ends at ${Math.round(el.getBoundingClientRect().right)}`,
      );
  });
}

/** Lists without an entry, which a screen reader announces all the same. */
export function findEmptyLists(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('ul, ol, dl')]
      .filter((el) => el.childElementCount === 0 && el.checkVisibility())
      .map((el) => `${el.tagName.toLowerCase()}.${el.getAttribute('class')} is empty`),
  );
}

/** Text that is pale on white paper: browsers print no grounds unless a part asks for its own. */
export async function findPaleOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const pale = await page.evaluate(() => {
    const MOST = 160;
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const hasText = (el: Element) =>
      [...el.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const keepsGround = (el: Element): boolean =>
      getComputedStyle(el).getPropertyValue('print-color-adjust') === 'exact';
    const isShown = (el: Element) => el.checkVisibility({ visibilityProperty: true });
    return [...document.querySelectorAll('main *')]
      .filter((el) => hasText(el) && isShown(el) && !keepsGround(el))
      .filter((el) => {
        if (!brush) return true;
        brush.fillStyle = getComputedStyle(el).color;
        brush.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 3 > MOST;
      })
      .map((el) => `“${el.textContent?.trim().slice(0, 30)}” is ${getComputedStyle(el).color}`);
  });
  await page.emulateMedia({ media: 'screen' });
  return pale;
}

/** What can be tapped but is smaller than 44 px either way. A link within a sentence may be (WCAG 2.5.8). */
export async function findSmallTargets(page: Page): Promise<string[]> {
  await page.evaluate(installProbe);
  return page.evaluate(() => {
    const { operable, labelOf, nameOf } = window.probe;
    const MIN = 44;
    const isInSentence = (el: Element) => {
      if (getComputedStyle(el).display !== 'inline') return false;
      const around = el.parentElement?.textContent?.trim().length ?? 0;
      return around > (el.textContent?.trim().length ?? 0);
    };
    const isHit = (el: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (el.contains(hit) || hit.contains(el) || labelOf(el)?.contains(hit) === true);
    };
    return operable()
      .filter((el) => {
        const target = labelOf(el) ?? el;
        const { width, height } = target.getBoundingClientRect();
        if ((width >= MIN - 0.5 && height >= MIN - 0.5) || isInSentence(el)) return false;
        if (el.className.includes('skip')) return false;
        // A pseudo element may widen what is hit.
        target.scrollIntoView({ block: 'center' });
        const box = target.getBoundingClientRect();
        const x = box.left + box.width / 2;
        const y = box.top + box.height / 2;
        const reach = MIN / 2 - 1;
        return ![
          [x - reach, y],
          [x + reach, y],
          [x, y - reach],
          [x, y + reach],
        ].every(
          ([px = 0, py = 0]) => isHit(el, px, py) && document.elementFromPoint(px, py) !== el.parentElement,
        );
      })
      .map((el) => {
        const { width, height } = el.getBoundingClientRect();
        return `${nameOf(el)} is ${Math.round(width)} x ${Math.round(height)}`;
      });
  });
}

/**
 * Walks through the page by Tab: what is never reached, what shows no focus, what a fixed bar covers while it has it. Where the page
 * still put elements in the place of others meanwhile, the walk says nothing about them, and is made again.
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  const MOST_WALKS = 3;
  for (let walks = 1; ; walks += 1) {
    const { problems, isSame } = await walkOnce(page);
    if (isSame || walks === MOST_WALKS) return problems;
  }
}

async function walkOnce(page: Page): Promise<Walk> {
  const MOST_STEPS = 400;
  const STEPS_AT_ONCE = 20;
  await page.evaluate(installProbe);
  await page.evaluate(startWalk);
  const devtools = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  // Never let go, as the browser moves on when it is pressed.
  const press = () => devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab });
  for (let step = 0; step < MOST_STEPS; step += STEPS_AT_ONCE) {
    // The browser takes them one after the other; waiting for each would cost more than the walk.
    await Promise.all(Array.from({ length: STEPS_AT_ONCE }, press));
    if (await page.evaluate(() => window.probe.isOver)) break;
  }
  await devtools.detach();
  return page.evaluate(endWalk);
}

/**
 * In the page: looks at what has the focus whenever Tab is pressed again. The walk is over where it has been before; a date has
 * several stops one after the other.
 */
function startWalk(): void {
  const { reached, atStart, operable, nameOf, labelOf, problems } = window.probe;
  for (const el of operable()) atStart.add(el);
  const look = (el: Element) => {
    const shows = [el, labelOf(el), el.nextElementSibling, el.parentElement, ...el.children].some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
    if (!shows) problems.push(`${nameOf(el)} shows no focus`);
    const { left, right, top, bottom } = (labelOf(el) ?? el).getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
    const hit = document.elementFromPoint(x, y);
    let cover: Element | null = hit;
    while (cover && !['fixed', 'sticky'].includes(getComputedStyle(cover).position))
      cover = cover.parentElement;
    if (cover && !cover.contains(el)) problems.push(`${nameOf(el)} is covered by ${nameOf(cover)}`);
  };
  let last: Element | undefined;
  const step = () => {
    const el = document.activeElement;
    const isEarlierWalk = reached !== window.probe.reached;
    if (isEarlierWalk || el === last) return;
    window.probe.isOver ||= !el || el === document.body || reached.has(el);
    if (window.probe.isOver || !el) return;
    reached.add(el);
    last = el;
    look(el);
  };
  // The first press moves on from where the walk begins.
  const begin = () => window.addEventListener('keydown', step, { capture: true });
  window.addEventListener('keydown', begin, { capture: true, once: true });
  // It begins before the first element, wherever the focus was.
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
}

interface Walk {
  readonly problems: string[];
  /** All that can be operated now was there when the walk began. */
  readonly isSame: boolean;
}

function endWalk(): Walk {
  const { operable, reached, atStart, nameOf, problems } = window.probe;
  window.probe.isOver = true;
  const isOtherRadio = (el: Element) =>
    el instanceof HTMLInputElement &&
    el.type === 'radio' &&
    [...reached].some((one) => one instanceof HTMLInputElement && one.name === el.name);
  const now = operable();
  const missed = now.filter((el) => !reached.has(el) && !isOtherRadio(el));
  return {
    problems: [...problems, ...missed.map((el) => `${nameOf(el)} is not reached by Tab`)],
    isSame: now.every((el) => atStart.has(el)),
  };
}

/** Animations that still run although the visitor asked for less motion. */
export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration } = animation.effect?.getComputedTiming() ?? {};
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target?.className : '';
      return animation.playState === 'running' && Number(duration) > 20 ? [`${target} moves`] : [];
    }),
  );
}
