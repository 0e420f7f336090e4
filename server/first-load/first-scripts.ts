import { RELOAD_EVERY_MS, RELOADED_AT } from '#lib/reload-limit.ts';
import { keepEarlyPresses } from './early-presses.ts';

/** A press of longer ago is not done any more: on a slow line the scripts take some seconds. */
const PRESS_MS = 10_000;
/** How often it is looked whether the page has come alive, once something was pressed. */
const LOOK_MS = 50;

const words = { missing: 'หน้านี้โหลดไม่ครบ บางปุ่มอาจกดไม่ได้ ระบบจะลองโหลดใหม่ให้', retry: 'ลองใหม่' };
const look =
  'position:sticky;top:0;z-index:2000;margin:0;padding:0 16px;background:#7a1f2b;color:#fff;text-align:center';
const lookOfLink = 'display:inline-block;padding:11px 8px;color:inherit;font-weight:600';

/** A script of the build that runs when it comes, and the hint at the one that React begins with. */
const SCRIPT = /<script src="([^"]+)"(?=[^>]* async="")[^>]*><\/script>/g;
const HINT = /<link rel="preload" as="script"[^>]*>/g;

interface Setting {
  /** Scripts that are asked for when the page has been painted. */
  readonly late: readonly string[];
  /** The longest that they wait for a pause, and how much of it must be left for another of them. */
  readonly mostMs: number;
  readonly enoughMs: number;
  /** After this one of them that did not come is asked for once more. */
  readonly againMs: number;
  readonly everyMs: number;
  readonly key: string;
  readonly words: { readonly missing: string; readonly retry: string };
  readonly look: string;
  readonly lookOfLink: string;
}

/**
 * In the page, written into its head, for nothing else may be there: it knows nothing beside its own lines. When one of the
 * scripts that the page came with is missing, the page says so and is loaded again as soon as the site answers: at once,
 * when the network returns, when somebody looks at it again, and once a minute, never more often. `whenComplete` is called
 * when all of them are there.
 */
export function watchFirstScripts(
  { late, mostMs, enoughMs, againMs, everyMs, key, words, look, lookOfLink }: Setting,
  whenComplete?: () => void,
): void {
  const nonce = document.currentScript?.nonce;
  let isMissing = false;
  let timer = 0;
  // The load event, and each script that may come after it.
  let waitsFor = 1 + late.length;
  const lastAt = () => {
    try {
      return Number(sessionStorage.getItem(key) ?? 0);
    } catch {
      return Date.now();
    }
  };
  const canReload = async () => {
    if (!navigator.onLine || document.hidden || Date.now() - lastAt() < everyMs) return false;
    return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status < 500,
      () => false,
    );
  };
  const noteReload = () => {
    try {
      sessionStorage.setItem(key, String(Date.now()));
      return true;
    } catch {
      return false;
    }
  };
  const say = () => {
    const bar = document.createElement('p');
    const link = document.createElement('a');
    bar.setAttribute('role', 'alert');
    bar.style.cssText = look;
    link.style.cssText = lookOfLink;
    link.href = location.href;
    link.textContent = words.retry;
    bar.append(words.missing, ' ', link);
    document.body.prepend(bar);
  };
  const retry = async () => {
    clearTimeout(timer);
    if ((await canReload()) && noteReload()) {
      location.reload();
      return true;
    }
    timer = window.setTimeout(retry, Math.max(lastAt() + everyMs - Date.now(), everyMs / 4));
    return false;
  };
  const begin = async () => {
    if (await retry()) return;
    say();
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
  };
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || late.includes(target.getAttribute('src') ?? '')) return;
    // Those that are asked for later have no such attribute; their loader tries them again.
    if (target.hasAttribute('async')) isMissing = true;
  };
  const settled = () => {
    waitsFor -= 1;
    if (waitsFor > 0) return;
    window.removeEventListener('error', note, { capture: true });
    if (isMissing) void begin();
    else whenComplete?.();
  };
  const ask = (src: string, isAgain = false) => {
    const script = document.createElement('script');
    const fail = () => {
      // Of a phone that changes its network all that was under way fails; what was typed meanwhile is worth another try.
      if (!isAgain) return void setTimeout(ask, againMs, src, true);
      isMissing = true;
      settled();
    };
    Object.assign(script, { src, async: true, nonce, onload: settled, onerror: fail });
    document.head.append(script);
  };
  const left = [...late];
  /** As many as fit into the pause: what was just painted reaches the screen first. */
  const askAll = (pause?: IdleDeadline) => {
    for (let src = left.shift(); src !== undefined; src = left.shift()) {
      ask(src);
      if (left.length === 0 || !pause || pause.didTimeout || pause.timeRemaining() > enoughMs) continue;
      requestIdleCallback(askAll, { timeout: mostMs });
      return;
    }
  };
  const askWhenPainted = () => {
    // What nobody sees is not painted.
    if (document.hidden) askAll();
    else if (typeof requestIdleCallback === 'undefined') requestAnimationFrame(() => setTimeout(askAll));
    else requestAnimationFrame(() => requestIdleCallback(askAll, { timeout: mostMs }));
  };
  window.addEventListener('error', note, { capture: true });
  window.addEventListener('load', settled, { once: true });
  if (left.length > 0) document.addEventListener('DOMContentLoaded', askWhenPainted);
}

/**
 * In the page too: what is kept on the device comes from another process, and whoever looks first waits for it. That is done
 * in a pause while the scripts arrive, not in the task that brings the page to life.
 */
export function readStoredAhead(): void {
  if (typeof requestIdleCallback === 'undefined') return;
  requestIdleCallback(() => {
    try {
      void [localStorage.length, sessionStorage.length];
    } catch {
      // A device that keeps nothing.
    }
  });
}

const setting: Setting = {
  late: [],
  mostMs: 200,
  enoughMs: 4,
  againMs: 1_000,
  everyMs: RELOAD_EVERY_MS,
  key: RELOADED_AT,
  words,
  look,
  lookOfLink,
};

/**
 * A whole page, as bytes, without the tags of its scripts, and the scripts: fetched and run before the first paint they only
 * hold it up, for what they bring to life cannot be seen yet.
 */
export function withoutScripts(page: string): { page: string; scripts: string[] } {
  const scripts = [...page.matchAll(SCRIPT)].map(([, src = '']) => src);
  return { page: page.replaceAll(SCRIPT, '').replaceAll(HINT, ''), scripts };
}

/**
 * The head of a page, as bytes, with what watches its scripts, reads ahead and keeps early presses, before them, under the nonce of the page.
 * `late` are scripts that the page does not name itself, `whenComplete` the text of a function that is called when all are there.
 */
export function withWatch(
  head: string,
  { late = [], whenComplete = '' }: { late?: readonly string[]; whenComplete?: string } = {},
): string {
  const nonce = / nonce="([^"]+)"/.exec(head)?.[1];
  if (!nonce) return head;
  const call = JSON.stringify({ ...setting, late });
  const watch = `(${watchFirstScripts})(${call},${whenComplete || 'undefined'});(${readStoredAhead})();(${keepEarlyPresses})(${PRESS_MS},${LOOK_MS})`;
  const bytes = Buffer.from(watch.replaceAll(/\s*\n\s*/g, '\n')).toString('latin1');
  return head.replace('<head>', () => `<head><script nonce="${nonce}">${bytes}</script>`);
}
