import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** The first of some programs that the path holds; undefined when none is there. */
function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** The browser of WebKitGTK that its driver opens; undefined where Debian's package is not there. */
export function findMiniBrowser(): string | undefined {
  return globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser')[0];
}

/** The driver of WebKitGTK, where its browser is there too. */
export function findWebKit(): string | undefined {
  return findMiniBrowser() && findProgram('WebKitWebDriver');
}

/** The screen in memory that WebKit draws on. */
export function findScreen(): string | undefined {
  return findProgram('Xvfb');
}

/** Firefox, which speaks WebDriver BiDi by itself. */
export function findFirefox(): string | undefined {
  return findProgram('firefox-esr', 'firefox');
}
