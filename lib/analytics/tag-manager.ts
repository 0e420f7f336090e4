import { PAGE_VIEW_DELAY_MS } from '#contract/constants.ts';
import { documentNonce } from '#lib/document-nonce.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Loads the container of the agent with the document's nonce; the module's own loader would need an inline script. */
export function loadTagManager(containerId: string): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.nonce = documentNonce();
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`;
  document.head.append(script);
}

/** The module comes with the first page view: no page needs it to come alive. */
async function report(path: string): Promise<void> {
  // Without it nothing is reported, and no page is loaded again for that.
  const module = await import('react-gtm-module').catch(() => undefined);
  window.dataLayer ??= [];
  module?.default.dataLayer({ dataLayer: { event: 'page_view', page_path: path } });
}

/** Reports a page view 250 ms after a route change; the returned function takes it back if the route changes again. */
export function schedulePageView(path: string): () => void {
  const timer = setTimeout(() => void report(path), PAGE_VIEW_DELAY_MS);
  return () => clearTimeout(timer);
}
