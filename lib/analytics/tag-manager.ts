import TagManager from 'react-gtm-module';
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

/** Reports a page view 250 ms after a route change; the returned function takes it back if the route changes again. */
export function schedulePageView(path: string): () => void {
  const timer = setTimeout(() => {
    window.dataLayer ??= [];
    TagManager.dataLayer({ dataLayer: { event: 'page_view', page_path: path } });
  }, PAGE_VIEW_DELAY_MS);
  return () => clearTimeout(timer);
}
