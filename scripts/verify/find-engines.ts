import { globSync } from 'node:fs';
import { findProgram } from './find-program.ts';

/** The browser of WebKitGTK that its driver opens; undefined where Debian's package is not there. */
export function findMiniBrowser(): string | undefined {
  return globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser')[0];
}

/** The driver of WebKitGTK, where its browser is there too. */
export function findWebKit(): string | undefined {
  return findMiniBrowser() && findProgram(['WebKitWebDriver']);
}

/** The screen in memory that WebKit draws on. */
export function findScreen(): string | undefined {
  return findProgram(['Xvfb']);
}

/** Firefox, which speaks WebDriver BiDi by itself. */
export function findFirefox(): string | undefined {
  return findProgram(['firefox-esr', 'firefox']);
}
