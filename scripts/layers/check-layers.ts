import { findGlobals } from './globals.ts';
import type { Violation } from './graph.ts';
import { type Import, readImports } from './read-imports.ts';
import { readTables, tableHomes } from './read-tables.ts';
import { type LayerRule, rules } from './rules.ts';
import { findSchemasInBrowser } from './schemas-in-browser.ts';
import type { SourceFile } from './source-files.ts';
import { isException } from './table-exceptions.ts';
import { findStrangeWrites } from './written-tables.ts';

const SERVER_ONLY = /^lib\/(?:loaders|gateway)\/(?!.*\.test\.ts$)/;

/** Every import, and every table named in SQL, that breaks a sentence about the layers; empty when the tree is clean. */
export function checkLayers(files: readonly SourceFile[]): Violation[] {
  const homes = tableHomes(files);
  const graph = new Map<string, readonly Import[]>();
  // One file after the other: each is parsed once.
  const found = files.flatMap((file) => {
    const imports = file.path.endsWith('.sql') ? undefined : readImports(file.path, file.text);
    if (imports) graph.set(file.path, imports);
    return [
      ...(imports ? rules.flatMap((rule) => breaks(rule, file.path, imports)) : []),
      ...findStrangeTables(file, homes),
      ...(imports ? lacksServerOnly(file.path, imports) : []),
      ...(/\.(?:sql|css)$/.test(file.path) ? [] : findGlobals(file)),
      ...findStrangeWrites(file, homes),
    ];
  });
  return [...found, ...findSchemasInBrowser(graph)];
}

/** SQL that names a table is held to the rules as if its file imported the `tables.ts` of the table. */
function findStrangeTables(file: SourceFile, homes: ReadonlyMap<string, string>): Violation[] {
  return readTables(file, homes)
    .filter(({ table }) => !isException(file.path, table))
    .flatMap(({ table, home }) => {
      const asImport: Import = { target: home, typeOnly: false, dynamic: false };
      const broken = rules.flatMap((rule) => breaks(rule, file.path, [asImport]));
      return broken.map((one) => ({ ...one, target: `${home} (table ${table})` }));
    });
}

function breaks(rule: LayerRule, file: string, imports: readonly Import[]): Violation[] {
  const match = rule.from.exec(file);
  if (!match || rule.fromNot?.test(file)) return [];
  const allowed = rule.toNot ? new RegExp(rule.toNot.replace('$1', match[1] ?? '')) : undefined;
  return imports
    .filter(
      ({ target, typeOnly }) =>
        rule.to.test(target) && !allowed?.test(target) && !(typeOnly && rule.typesAllowed),
    )
    .map(({ target }) => ({ rule: rule.name, file, target, message: rule.message }));
}

function lacksServerOnly(file: string, imports: readonly Import[]): Violation[] {
  if (!SERVER_ONLY.test(file) || imports.some(({ target }) => target === 'npm:server-only')) return [];
  const message = "Begin the file with import 'server-only', so that the browser's build refuses it.";
  return [{ rule: 'loaders-and-gateway-are-server-only', file, target: 'npm:server-only', message }];
}
