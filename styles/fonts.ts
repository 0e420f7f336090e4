import localFont from 'next/font/local';

/** Headings. Both faces are kept subsets (styles/fonts); each is fetched with the page, before it is asked for. */
const display = localFont({
  src: './fonts/kanit-600.woff2',
  weight: '600',
  display: 'swap',
  variable: '--face-display',
  // The stand-ins of global.css are fitted by hand, for Thai as well.
  adjustFontFallback: false,
});

/** All other text. */
const text = localFont({
  src: [
    { path: './fonts/plex-sans-thai-400.woff2', weight: '400' },
    { path: './fonts/plex-sans-thai-600.woff2', weight: '600' },
  ],
  display: 'swap',
  variable: '--face-text',
  adjustFontFallback: false,
});

/** Class of the root element that makes both faces known to tokens.css. */
export const faces = `${display.variable} ${text.variable}`;
