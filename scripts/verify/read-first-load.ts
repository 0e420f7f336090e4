import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Files that a route sends to a browser before it can do anything, as paths from the project's root. */
export interface FirstLoad {
  readonly route: string;
  /** Without the polyfills that modern browsers skip. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Fonts that its first HTML asks for; others come when a letter needs them. */
  readonly fonts: readonly string[];
}

interface RouteStats {
  readonly route: string;
  readonly firstLoadChunkPaths: readonly string[];
}

/** What Next shows when nothing else can be shown: it has no figures. */
const LAST_RESORT = '/_global-error/page';

type StylesByEntry = Readonly<Record<string, readonly { readonly path: string }[]>>;

/** What each page of a build loads first, read from the manifests that Next wrote for itself. Throws where one is missing. */
export function readFirstLoads(root: string, distDir: string): FirstLoad[] {
  const read = (file: string) => readFileSync(path.join(root, distDir, file), 'utf8');
  const stats: readonly RouteStats[] = JSON.parse(read('diagnostics/route-bundle-stats.json'));
  const fonts: Readonly<Record<string, readonly string[]>> = JSON.parse(
    read('server/next-font-manifest.json'),
  ).app;
  const routes: Readonly<Record<string, string>> = JSON.parse(read('app-path-routes-manifest.json'));
  const pages = Object.entries(routes).filter(([entry]) => entry.endsWith('/page') && entry !== LAST_RESORT);
  return pages.map(([entry, route]) => {
    const own = stats.find((one) => one.route === route);
    if (!own) throw new Error(`the build says nothing of the scripts of ${route}`);
    const styles = readStyles(read(`server/app${entry}_client-reference-manifest.js`));
    const parts = partsOf(entry);
    const inBuild = (files: readonly string[]) => [...new Set(files)].map((file) => path.join(distDir, file));
    return {
      route,
      scripts: own.firstLoadChunkPaths,
      styles: inBuild(parts.flatMap((part) => styles[part]?.map((one) => one.path) ?? [])),
      fonts: inBuild(parts.flatMap((part) => fonts[part] ?? [])),
    };
  });
}

/** `/(default)/lotto/page`: the layouts around a page, and the page. */
function partsOf(entry: string): string[] {
  const folders = entry.split('/').slice(1, -1);
  const layouts = Array.from({ length: folders.length + 1 }, (_, depth) =>
    ['[project]/app', ...folders.slice(0, depth), 'layout'].join('/'),
  );
  return [...layouts, `[project]/app${entry}`];
}

/** The manifest is a script that assigns one literal of JSON. */
function readStyles(script: string): StylesByEntry {
  const literal = script.slice(script.indexOf('] = ') + 4).replace(/;?\s*$/, '');
  return JSON.parse(literal).entryCSSFiles;
}
