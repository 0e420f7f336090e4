import { findGlobals } from './globals.ts';
import type { Graph, Violation } from './graph.ts';
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
  const programs = files.filter(({ path }) => !/\.(?:sql|css)$/.test(path));
  const importing = files.filter(({ path }) => !path.endsWith('.sql'));
  const graph: Graph = new Map(importing.map((file) => [file.path, readImports(file.path, file.text)]));
  const homes = tableHomes(files);
  return [
    ...[...graph].flatMap(([file, imports]) => rules.flatMap((rule) => breaks(rule, file, imports))),
    ...findStrangeTables(files, homes),
    ...[...graph].flatMap(([file, imports]) => lacksServerOnly(file, imports)),
    ...programs.flatMap(findGlobals),
    ...files.flatMap((file) => findStrangeWrites(file, homes)),
    ...findSchemasInBrowser(graph),
  ];
}

/** SQL that names a table is held to the rules as if its file imported the `tables.ts` of the table. */
function findStrangeTables(files: readonly SourceFile[], homes: ReadonlyMap<string, string>): Violation[] {
  return files.flatMap((file) =>
    readTables(file, homes)
      .filter(({ table }) => !isException(file.path, table))
      .flatMap(({ table, home }) => {
        const asImport: Import = { target: home, typeOnly: false, dynamic: false };
        const broken = rules.flatMap((rule) => breaks(rule, file.path, [asImport]));
        return broken.map((one) => ({ ...one, target: `${home} (table ${table})` }));
      }),
  );
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
