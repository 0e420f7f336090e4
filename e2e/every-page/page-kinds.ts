import type { Page } from '@playwright/test';
import type { Qa } from '#e2e/fixtures.ts';

/** Who opens a page. */
export const kinds = ['visitor', 'member'] as const;
export type Kind = (typeof kinds)[number];

/** A wide amount, as far as bills and layout are concerned. */
const WIDE = 9_999_999.99;
const bill = {
  status: 'pending' as const,
  lines: [{ type: 'top_3' as const, number: '123', amount: 1_000 }],
};

/** A world with a bill and a wide balance, seen by a visitor or by its member. */
export async function become(kind: Kind, qa: Qa): Promise<void> {
  await qa.change({ balance: WIDE, bill });
  if (kind === 'member') await qa.login();
}

/** Opens an address and waits until the page can be operated. Answers the address at which that ended. */
export async function open(page: Page, address: string): Promise<string> {
  await page.goto(address);
  return operable(page);
}

/** Waits until the scripts of a page have taken over. Answers its address. */
export async function operable(page: Page): Promise<string> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('a[href], button') ?? {}).some((key) => key.startsWith('__react')),
  );
  return placeOf(page.url());
}

/** Path and query of a URL. */
export function placeOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

/** The places at which an address may stand: the home page says once why somebody was sent there, and drops the question. */
export function withoutQuestion(address: string): string[] {
  return [address, address.replace(/^\/\?.*/, '/')];
}

/** Shows the page as it is in a colour scheme. */
export function showScheme(page: Page, scheme: 'dark' | 'light'): Promise<void> {
  return page.evaluate((name) => document.documentElement.setAttribute('data-scheme', name), scheme);
}

/** How many of a page's words its first HTML did not hold, from 0 to 1; a countdown and the like may differ. */
export async function shareOfLateWords(page: Page, html: string): Promise<number> {
  const shown = await page.locator('main').allInnerTexts();
  const words = shown.join(' ').split(/\s+/).map(readable).filter(Boolean);
  const first = readable(html);
  const late = new Set([...new Set(words)].filter((word) => !first.includes(word)));
  return words.filter((word) => late.has(word)).length / Math.max(words.length, 1);
}

/** Letters and digits that a text or a document shows, without markup and space. */
function readable(text: string): string {
  return text.replaceAll(/<script.*?<\/script>|<!--.*?-->|<[^>]*>|&[a-z]+;|[\s\u2060\u200b&]/gs, '');
}
