import { RELOAD_EVERY_MS, RELOADED_AT } from '#lib/reload-limit.ts';

const words = { missing: 'หน้านี้โหลดไม่ครบ บางปุ่มอาจกดไม่ได้ ระบบจะลองโหลดใหม่ให้', retry: 'ลองใหม่' };
const look =
  'position:sticky;top:0;z-index:2000;margin:0;padding:0 16px;background:#7a1f2b;color:#fff;text-align:center';
const lookOfLink = 'display:inline-block;padding:11px 8px;color:inherit;font-weight:600';

interface Setting {
  readonly everyMs: number;
  readonly key: string;
  readonly words: { readonly missing: string; readonly retry: string };
  readonly look: string;
  readonly lookOfLink: string;
}

/**
 * In the page, written into its head, for nothing else may be there: it knows nothing beside its own lines. When one of the
 * scripts that the page came with is missing, the page says so and is loaded again as soon as the site answers: at once,
 * when the network returns, when somebody looks at it again, and once a minute, never more often.
 */
export function watchFirstScripts({ everyMs, key, words, look, lookOfLink }: Setting): void {
  let isMissing = false;
  let timer = 0;
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
    if (await canReload()) {
      sessionStorage.setItem(key, String(Date.now()));
      location.reload();
      return true;
    }
    timer = window.setTimeout(retry, Math.max(lastAt() + everyMs - Date.now(), everyMs / 4));
    return false;
  };
  const begin = async () => {
    if (!isMissing || (await retry())) return;
    say();
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
  };
  const note = ({ target }: Event) => {
    // Those that are asked for later have no such attribute; their loader tries them again.
    if (target instanceof HTMLScriptElement && target.hasAttribute('async')) isMissing = true;
  };
  window.addEventListener('error', note, { capture: true });
  window.addEventListener('load', () => {
    window.removeEventListener('error', note, { capture: true });
    void begin();
  });
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

const setting = { everyMs: RELOAD_EVERY_MS, key: RELOADED_AT, words, look, lookOfLink };
const watch = `(${watchFirstScripts})(${JSON.stringify(setting)});(${readStoredAhead})()`.replaceAll(
  /\s*\n\s*/g,
  '\n',
);

/** The head of a page, as bytes, with what watches its scripts, and reads ahead, before them, under the nonce of the page. */
export function withWatch(head: string): string {
  const nonce = / nonce="([^"]+)"/.exec(head)?.[1];
  if (!nonce) return head;
  const bytes = Buffer.from(watch).toString('latin1');
  return head.replace('<head>', () => `<head><script nonce="${nonce}">${bytes}</script>`);
}
