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

const APP = '[project]/app';
/** What Next shows when nothing else can be shown: it has no figures. */
const LAST_RESORT = '/_global-error/page';

/** Files by the part of a page that needs them. */
interface PageFiles {
  readonly entryJSFiles: Readonly<Record<string, readonly string[]>>;
  readonly entryCSSFiles: Readonly<Record<string, readonly { readonly path: string }[]>>;
}

/** What each page of a build loads first, read from the manifests that Next wrote for itself. Throws where one is missing. */
export function readFirstLoads(root: string, distDir: string): FirstLoad[] {
  const read = (file: string) => readFileSync(path.join(root, distDir, file), 'utf8');
  const fonts: Readonly<Record<string, readonly string[]>> = JSON.parse(
    read('server/next-font-manifest.json'),
  ).app;
  const routes: Readonly<Record<string, string>> = JSON.parse(read('app-path-routes-manifest.json'));
  const pages = Object.entries(routes).filter(([entry]) => entry.endsWith('/page') && entry !== LAST_RESORT);
  return pages.map(([entry, route]) => {
    const { rootMainFiles = [] }: { rootMainFiles?: readonly string[] } = JSON.parse(
      read(`server/app${entry}/build-manifest.json`),
    );
    if (rootMainFiles.length === 0) throw new Error(`the build says nothing of the scripts of ${route}`);
    const files = readPageFiles(read(`server/app${entry}_client-reference-manifest.js`));
    const layouts = around(entry, 'layout');
    const shown = [...layouts, `${APP}${entry}`];
    // Also the parts that stand by for an error are named by the first HTML; what shows a missing page is not.
    const running = [...shown, ...around(entry, 'error'), `${APP}/global-error`];
    const inBuild = (names: readonly string[]) => [...new Set(names)].map((file) => path.join(distDir, file));
    return {
      route,
      scripts: inBuild([...rootMainFiles, ...running.flatMap((part) => files.entryJSFiles[part] ?? [])]),
      styles: inBuild(shown.flatMap((part) => files.entryCSSFiles[part]?.map((one) => one.path) ?? [])),
      fonts: inBuild(shown.flatMap((part) => fonts[part] ?? [])),
    };
  });
}

/** Of `/(default)/lotto/page`, a file of this name in each folder above it. */
function around(entry: string, name: string): string[] {
  const folders = entry.split('/').slice(1, -1);
  return Array.from({ length: folders.length + 1 }, (_, depth) =>
    [APP, ...folders.slice(0, depth), name].join('/'),
  );
}

/** The manifest is a script that assigns one literal of JSON. */
function readPageFiles(script: string): PageFiles {
  const literal = script.slice(script.indexOf('] = ') + 4).replace(/;?\s*$/, '');
  return JSON.parse(literal);
}
