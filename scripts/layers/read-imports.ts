import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface Import {
  /** `backend/areas/lotto/routes.ts` for a file of ours, `npm:axios` for a package, `node:fs` for a part of Node. */
  readonly target: string;
  /** True when nothing of it is left at run time. */
  readonly typeOnly: boolean;
  /** True for `import()`, which loads when it is called. */
  readonly dynamic: boolean;
}

/** Every import and re-export of one file, types included. Throws on a file that does not parse. */
export function readImports(file: string, source: string): Import[] {
  const parsed = parseSync(file, source);
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
      if (node.source.type === 'Literal' && typeof node.source.value === 'string')
        add(node.source.value, false, true);
    },
  }).visit(parsed.program);
  return found;
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  if (specifier.startsWith('node:')) return specifier;
  const [scope = '', name] = specifier.split('/');
  return `npm:${scope.startsWith('@') ? `${scope}/${name}` : scope}`;
}
