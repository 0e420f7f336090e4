import { leaveLayers } from '#lib/back-layers.ts';

/**
 * True from when this page is loaded again until it is gone: what its scripts still meet on the way, such as the end of a
 * session that was logged out in another tab, leads nowhere else.
 */
let isReloading = false;

/**
 * Leaves for another page of the site with a load of its own, unless the browser is on that page or loads this one again
 * already. What is open leaves the history first: a step through it would stop the load.
 */
export function leaveFor(path: string): void {
  const [pathname] = path.split('?');
  if (!isReloading && window.location.pathname !== pathname) leaveLayers(() => window.location.assign(path));
}

/** Has the browser save a file of the site; the page stays, with what is open. */
export function saveFile(path: string): void {
  window.location.assign(path);
}

/** Path and query of the page that the browser shows. */
export function here(): string {
  return `${window.location.pathname}${window.location.search}`;
}

/** Loads this page again. */
export function reloadPage(): void {
  isReloading = true;
  leaveLayers(() => window.location.reload());
}
