import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TEMPLATE = path.join(import.meta.dirname, 'template');

/** One lower-case word, as areas are named everywhere. */
const NAME = /^[a-z]{3,16}$/;

/** `poll` in the place of `__name__`, `Poll` of `__Name__` and `POLL` of `__NAME__`. */
function named(text: string, name: string): string {
  return text
    .replaceAll('__name__', name)
    .replaceAll('__Name__', `${name[0]?.toUpperCase()}${name.slice(1)}`)
    .replaceAll('__NAME__', name.toUpperCase());
}

/** All files of a new small area by their path: six calls, one table, one page, one store, and their tests. Throws for a name that is none. */
export function areaFiles(name: string): Readonly<Record<string, string>> {
  if (!NAME.test(name)) throw new Error(`An area is named by one word of small letters a–z, not ${name}`);
  const files = globSync('**/*.txt', { cwd: TEMPLATE }).sort();
  return Object.fromEntries(
    files.map((file) => [
      named(
        file
          .split(path.sep)
          .join('/')
          .replace(/\.txt$/, ''),
        name,
      ),
      named(readFileSync(path.join(TEMPLATE, file), 'utf8'), name),
    ]),
  );
}

/** What the area changes in files that it shares with others: the place, and what is put there. */
export function sharedLines(
  name: string,
): ReadonlyArray<readonly [file: string, place: RegExp, added: string]> {
  const create = `create${named('__Name__', name)}Area`;
  const calls = ['list', 'detail', 'mine', 'count', 'take', 'give_back'].map((call) => `${name}/${call}`);
  return [
    ['backend/areas.ts', /^/, `import { ${name} } from '#backend/areas/${name}/area.ts';\n`],
    // The inbox and the operator come last.
    ['backend/areas.ts', /(?= {2}inbox,\n)/, `  ${name},\n`],
    ['contract/calls.ts', /^/, `import { ${name} } from './${name}.ts';\n`],
    ['contract/calls.ts', /(?<=export const areas = \{\n)/, `  ${name},\n`],
    ['mocks/areas.ts', /^/, `import { ${name} } from '#mocks/${name}/${name}.ts';\n`],
    ['mocks/areas.ts', /(?<=const areas = \[\n)/, `  ${name},\n`],
    ['stores/areas.ts', /^/, `import { ${create} } from '#stores/${name}.ts';\n`],
    ['stores/areas.ts', /(?= {2}\} satisfies )/, `    ${name}: ${create}(),\n`],
    [
      'docs/areas.md',
      /(?=\n\n## Stores)/,
      `\n| ${name} | \`/${name}\` | ${name} | ${calls.join(' ')} | built |`,
    ],
    ['docs/areas.md', /(?=\n\n## Member menu)/, `\n| ${name} | what is about to be chosen; in memory |`],
  ];
}
