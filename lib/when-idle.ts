/** Milliseconds after which a page that never rests does it all the same. */
const PATIENCE_MS = 10_000;
const REST_MS = 200;

/**
 * Does something when the page has loaded and the browser rests, so that it takes neither network nor time from what is seen.
 * Returns the function that takes it back.
 */
export function whenIdle(act: () => void): () => void {
  let cancel = () => {};
  const begin = () => {
    // Safari 17 has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(act, REST_MS);
      cancel = () => clearTimeout(timer);
    } else {
      const id = requestIdleCallback(act, { timeout: PATIENCE_MS });
      cancel = () => cancelIdleCallback(id);
    }
  };
  if (document.readyState === 'complete') begin();
  else {
    window.addEventListener('load', begin, { once: true });
    cancel = () => window.removeEventListener('load', begin);
  }
  return () => cancel();
}
