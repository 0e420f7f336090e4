import { toast } from '#lib/feedback/toast.ts';

import { reloadPage } from '#lib/leave.ts';
import { isOffline } from '#lib/network.ts';
import { RELOAD_EVERY_MS, RELOADED_AT } from '#lib/reload-limit.ts';

const OFFLINE = 'เปิดไม่สำเร็จ เพราะไม่มีอินเทอร์เน็ต กรุณาตรวจสอบสัญญาณแล้วลองใหม่';
/** Of a site that cannot give it, or a line that broke: nobody can tell. */
const MISSING = 'เปิดไม่สำเร็จ กรุณารอสักครู่แล้วลองใหม่';

/** A file of the build could not be loaded, as after a new release or without a network. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Stores the time of a reload. False soon after another one, and where nothing can be stored: the page could reload for ever. */
function noteReload(): boolean {
  try {
    const nowMs = Date.now();
    if (nowMs - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_EVERY_MS) return false;
    sessionStorage.setItem(RELOADED_AT, `${nowMs}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the page again for a part of it that is missing: at most once per minute, and only when the site can be reached,
 * for otherwise the browser would show its own error page. Answers whether it does.
 */
export async function reloadForPart(): Promise<boolean> {
  if (isOffline()) return false;
  const isThere = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    // Also a page that says that something does not exist.
    ({ status }) => status < 500,
    () => false,
  );
  if (!isThere || !noteReload()) return false;
  reloadPage();
  return true;
}

/** What happens when a dialog or popup could not be loaded: the page is loaded again, or stays and says so. */
export async function tellMissingPart(): Promise<void> {
  if (await reloadForPart()) return;
  toast(isOffline() ? OFFLINE : MISSING, { variant: 'error' });
}
