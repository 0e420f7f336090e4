/** Drawn in the code that shows it: without a network no file of it could be had. */
const drawing = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 140" width="180" height="140"><defs>',
  '<linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#9aa6ff"/>',
  '<stop offset=".5" stop-color="#4a5bd0"/><stop offset="1" stop-color="#1f2a78"/></linearGradient>',
  '<radialGradient id="b" cx=".34" cy=".28" r=".8"><stop stop-color="#ffd0e3"/>',
  '<stop offset=".32" stop-color="#ff5c9a"/><stop offset=".68" stop-color="#d8155e"/>',
  '<stop offset="1" stop-color="#6d0735"/></radialGradient><radialGradient id="c">',
  '<stop stop-color="#ff4f93" stop-opacity=".75"/>',
  '<stop offset=".5" stop-color="#e91e63" stop-opacity=".25"/>',
  '<stop offset="1" stop-color="#e91e63" stop-opacity="0"/></radialGradient></defs>',
  '<ellipse cx="90" cy="70" rx="88" ry="70" fill="url(#c)" opacity="0.6"/>',
  '<ellipse cx="90" cy="126" rx="62" ry="8" fill="#05021a" opacity=".22"/>',
  '<path d="M52 112a26 26 0 0 1-3-52 38 38 0 0 1 73-9 31 31 0 0 1 6 61z" fill="url(#a)"/>',
  '<path d="M52 112a26 26 0 0 1-3-52 38 38 0 0 1 73-9" fill="none" stroke="#cfd6ff" stroke-width="4" stroke-linecap="round" opacity=".8"/>',
  '<g fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round">',
  '<path d="M60 76q30-24 60 0" opacity=".55"/><path d="M73 90q17-13 34 0"/></g>',
  '<circle cx="90" cy="102" r="6" fill="#fff"/><g transform="translate(136 52)">',
  '<circle r="21" fill="url(#b)"/>',
  '<path d="m-8-8 16 16M8-8-8 8" stroke="#fff" stroke-width="6" stroke-linecap="round"/></g>',
  '<path d="M30 35q1.4 7.6 9 9-7.6 1.4-9 9-1.4-7.6-9-9 7.6-1.4 9-9z" fill="#ffb53d" opacity="0.95"/></svg>',
].join('');

/** Address of the picture of a broken connection, which holds the picture itself. */
export const brokenConnection = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
