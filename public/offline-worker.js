/**
 * Shows a page of ours where a page cannot be loaded, in place of the browser's own. Every page is asked of the network, and
 * nothing is ever kept: neither pages nor answers (docs/decisions/offline-and-lost-answers.md says how it is taken away).
 */

const words = {
  offline: ['ไม่มีอินเทอร์เน็ต', 'เครื่องนี้ยังไม่ได้เชื่อมต่ออินเทอร์เน็ต ตรวจสอบสัญญาณหรือ Wi-Fi หน้านี้จะเปิดให้เองเมื่อเชื่อมต่อได้'],
  away: ['ติดต่อเว็บไซต์ไม่ได้', 'เว็บไซต์อาจกำลังปรับปรุง หรือเครือข่ายระหว่างทางมีปัญหา รอสักครู่แล้วลองใหม่'],
  money: 'รายการที่ส่งไปแล้วไม่หายไปไหน ตรวจสอบได้เมื่อเข้าเว็บไซต์อีกครั้ง',
  retry: 'ลองใหม่',
};

const styles = `
  :root { color-scheme: dark; --page: #0b0620; --card: #170e3a; --line: #3b2d73; --text: #ddd6f2; --strong: #fff; --fill: #c2185b; }
  :root[data-scheme="light"] {
    color-scheme: light; --page: #f6f2fc; --card: #fff; --line: #d8cdec; --text: #3a3158; --strong: #170f33; --fill: #d01659;
  }
  body { display: grid; place-items: center; min-height: 100vh; min-height: 100dvh; margin: 0; background: var(--page); color: var(--text);
    font: 1rem/1.6 system-ui, sans-serif; }
  main { box-sizing: border-box; width: min(100% - 32px, 420px); padding: 32px 24px; border: 1px solid var(--line); border-radius: 20px;
    background: var(--card); text-align: center; }
  svg { color: var(--fill); }
  h1 { margin: 12px 0 8px; color: var(--strong); font-size: 1.5rem; line-height: 1.35; text-wrap: balance; }
  p { margin: 0 0 8px; text-wrap: balance; }
  a { display: inline-flex; align-items: center; min-height: 48px; margin-top: 16px; padding-inline: 32px; border-radius: 24px;
    background: var(--fill); color: #fff; font-weight: 600; text-decoration: none; }
  a:focus-visible { outline: 3px solid var(--strong); outline-offset: 3px; }
`;

const picture = `<svg width="96" height="72" viewBox="0 0 96 72" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round" aria-hidden="true">
  <path d="M10 28q38-32 76 0M25 43q23-19 46 0M39 57q9-8 18 0"/><path d="M20 6l56 60" stroke="var(--strong)"/></svg>`;

/** In the page: the scheme that was chosen on this device, and another try as soon as there is a network. */
const script = `
  if (/(?:^|; )(?:__Host-)?color_scheme=light(?:;|$)/.test(document.cookie)) document.documentElement.dataset.scheme = 'light';
  addEventListener('online', () => location.reload());
`;

/** Said to be offline: the network may have returned while this page was on its way, which is told by no event. */
const lookAgain = `
  setInterval(() => navigator.onLine && location.reload(), 3_000);
`;

/** The page, of which nothing comes from elsewhere; with a status that no program takes for the page that was asked for. */
function pageInstead() {
  const isOffline = !navigator.onLine;
  const [title, text] = isOffline ? words.offline : words.away;
  const nonce = crypto.randomUUID();
  const html = `<!doctype html><html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${styles}</style><script nonce="${nonce}">${script}${isOffline ? lookAgain : ''}</script></head>
<body><main>${picture}<h1>${title}</h1><p>${text}</p><p>${words.money}</p><a href="">${words.retry}</a></main></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
  };
  return new Response(html, { status: 503, headers });
}

/** The page as the network has it, asked for while this worker still starts. */
async function load({ request, preloadResponse }) {
  try {
    return (await preloadResponse) || (await fetch(request));
  } catch {
    return pageInstead();
  }
}

addEventListener('install', (event) => {
  // Everything but pages goes past this worker, where a browser can be told so.
  const past = { condition: { not: { requestMode: 'navigate' } }, source: 'network' };
  event.waitUntil(Promise.resolve(event.addRoutes?.([past])).catch(() => undefined));
  skipWaiting();
});
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));
addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(load(event));
});
