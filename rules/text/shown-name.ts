const LONGEST = 30;

/** A name that somebody chose elsewhere, on one line and without what turns or hides text; empty where nothing is left of it. */
export function shownName(name: string): string {
  const plain = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').replace(/\s+/gu, ' ');
  return [...plain.trim()].slice(0, LONGEST).join('').trim();
}
