import type { Graph, Violation } from './graph.ts';
import { type Import, readImports } from './read-imports.ts';
import { type LayerRule, rules } from './rules.ts';
import { findSchemasInBrowser } from './schemas-in-browser.ts';
import type { SourceFile } from './source-files.ts';

const SERVER_ONLY = /^lib\/(?:loaders|gateway)\/(?!.*\.test\.ts$)/;

/** Every import that breaks a sentence about the layers; empty when the tree is clean. */
export function checkLayers(files: readonly SourceFile[]): Violation[] {
  const graph: Graph = new Map(files.map((file) => [file.path, readImports(file.path, file.text)]));
  return [
    ...[...graph].flatMap(([file, imports]) => rules.flatMap((rule) => breaks(rule, file, imports))),
    ...[...graph].flatMap(([file, imports]) => lacksServerOnly(file, imports)),
    ...findSchemasInBrowser(graph),
  ];
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
