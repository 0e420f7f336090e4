import path from 'node:path';
import { type Expression, type SpreadElement, Visitor } from 'oxc-parser';
import { parseSource } from './parse-source.ts';

export interface Import {
  /** `backend/areas/lotto/routes.ts` for a file of ours, `npm:axios` for a package, `node:fs` for a part of Node. */
  readonly target: string;
  /** True when nothing of it is left at run time. */
  readonly typeOnly: boolean;
  /** True for `import()`, which loads when it is called. */
  readonly dynamic: boolean;
}

/** Every import and re-export of one file, types and files named beside it included. Throws on a file that does not parse. */
export function readImports(file: string, source: string): Import[] {
  if (file.endsWith('.css')) return readSheets(file, source);
  const parsed = parseSource(file, source);
  const [broken] = parsed.errors;
  if (broken) throw new Error(`${file}: ${broken.message}`);
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean, dynamic = false) => {
    found.push({ target: targetOf(file, specifier), typeOnly, dynamic });
  };
  new Visitor({
    ImportDeclaration: (node) => {
      const named = node.specifiers;
      const allTypes =
        named.length > 0 && named.every((one) => 'importKind' in one && one.importKind === 'type');
      add(node.source.value, node.importKind === 'type' || allTypes);
    },
    ExportNamedDeclaration: (node) => {
      if (!node.source) return;
      const allTypes = node.specifiers.every((one) => one.exportKind === 'type');
      add(node.source.value, node.exportKind === 'type' || allTypes);
    },
    ExportAllDeclaration: (node) => add(node.source.value, node.exportKind === 'type'),
    TSImportType: (node) => add(node.source.value, true),
    ImportExpression: (node) => {
      const named = textOf(node.source);
      if (named !== undefined) add(named, false, true);
    },
    TSImportEqualsDeclaration: ({ moduleReference: from, importKind }) => {
      if (from.type === 'TSExternalModuleReference') add(from.expression.value, importKind === 'type');
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      const named = callee.type === 'Identifier' && callee.name === 'require' ? textOf(first) : undefined;
      if (named !== undefined) add(named, false, true);
    },
    // A worker or a file that is read is named by its place beside this one.
    NewExpression: ({ callee, arguments: [first, base] }) => {
      const named = callee.type === 'Identifier' && callee.name === 'URL' && base ? textOf(first) : undefined;
      if (named?.startsWith('.')) add(named, false, true);
    },
  }).visit(parsed.program);
  return found;
}

/** Style sheets that one takes looks from. */
const SHEETS = /(?:\bcomposes:[^;{}]*\bfrom|@import(?:\s+url\()?)\s*['"]([^'"]+)['"]/g;

function readSheets(file: string, source: string): Import[] {
  const named = [...source.matchAll(SHEETS)].map(([, specifier = '']) => specifier);
  return named.map((specifier) => ({ target: targetOf(file, specifier), typeOnly: false, dynamic: false }));
}

function textOf(node: Expression | SpreadElement | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('');
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return path.posix.normalize(specifier.slice(1));
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  if (specifier.startsWith('node:')) return specifier;
  const [scope = '', name] = specifier.split('/');
  return `npm:${scope.startsWith('@') ? `${scope}/${name}` : scope}`;
}
