import type { Page } from '@playwright/test';

/**
 * Looks at a toast with these words when it stands still. It stays for a second or three: the page looks for it itself, at
 * each frame, from before what brings it.
 */
export async function watchToast(page: Page, words = '') {
  const found = await page.waitForFunction((wanted) => {
    const toast = [...document.querySelectorAll('.notistack-Snackbar')].find(
      (one) => one.checkVisibility() && one.textContent?.includes(wanted),
    );
    if (!toast) return null;
    const { x, y, width, height } = toast.getBoundingClientRect();
    const last = toast.getAttribute('data-last-place');
    toast.setAttribute('data-last-place', `${x} ${y}`);
    if (last !== `${x} ${y}`) return null;
    const around = '.notistack-SnackbarContainer';
    return {
      ...{ x, y },
      moving: [...document.querySelectorAll(`${around}, ${around} *`)].filter((one) => {
        const { animationName, transitionDuration } = getComputedStyle(one);
        return (
          animationName !== 'none' ||
          transitionDuration.split(', ').some((time) => Number.parseFloat(time) > 0)
        );
      }).length,
      takesTaps: toast.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
      isAlert: toast.closest('[role=alert]') !== null || toast.querySelector('[role=alert]') !== null,
    };
  }, words);
  const facts = await found.jsonValue();
  if (!facts) throw new Error('It is waited for until there are facts');
  return facts;
}
