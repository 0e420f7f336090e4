import { type Expression, Visitor } from 'oxc-parser';
import { parseSource } from './parse-source.ts';
import type { SourceFile } from './source-files.ts';

/** A table that the SQL of a file reads or writes. */
export interface TableUse {
  readonly table: string;
  /** The `tables.ts` that declares it. */
  readonly home: string;
}

const TABLES = /^backend\/.*\/tables\.ts$/;
const DECLARED = /\bpgTable\(\s*['"](\w+)['"]/g;
/** Words of SQL alone: sentences in English have some of them, but not these together. */
const SQL = /\b(?:SELECT\b.*\bFROM|INSERT INTO|UPDATE\b.*\bSET|DELETE FROM|JOIN\b.*\b(?:ON|USING))\b/is;
/** Words before a table in statements and parts of them, as we write SQL. */
const WRITTEN = /\b(?:FROM|JOIN|INTO|UPDATE|USING|TABLE|TRUNCATE|LOCK|COPY)\s+[\w"(]/;
const COMMENTS = /--[^\n]*|\/\*[\s\S]*?\*\//g;
/** Where SQL names a table; the list that begins there is read further. */
const BEFORE = /\b(?:FROM|JOIN|INTO|UPDATE|USING|TABLE|TRUNCATE|LOCK|COPY)\s+/gi;
/** One table with its schema; words after it may be its alias. */
const ONE = /^[\s(]*(?:(?:ONLY|LATERAL|TABLE)\s+)?(?:"?\w+"?\s*\.\s*)?"?(\w+)"?(?:\s+\w+){0,2}[\s)]*/i;
/** A part of a list that is no table by itself: a query, or the call of a function. */
const NESTED = /^\s*(?:(?:LATERAL|\w+)\s*)?\(/i;
/** How drizzle fills a name in. */
const IDENTIFIER = /\.identifier\(\s*['"](\w+)['"]/;

/** The `tables.ts` of every table, by the name that SQL calls it. */
export function tableHomes(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  return new Map(
    files
      .filter(({ path }) => TABLES.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(DECLARED)].map(([, name = '']): [string, string] => [name, path]),
      ),
  );
}

/** The tables that the SQL of one file names, in its texts or as a script of SQL, each once. */
export function readTables(file: SourceFile, homes: ReadonlyMap<string, string>): TableUse[] {
  if (!SQL.test(file.text) && !WRITTEN.test(file.text)) return [];
  const texts = file.path.endsWith('.sql') ? [file.text] : textsOf(file);
  const sql = texts
    .map((text) => text.replace(COMMENTS, ' '))
    .filter((text) => SQL.test(text) || WRITTEN.test(text));
  const names = new Set(sql.flatMap(namedIn));
  return [...names].flatMap((table) => {
    const home = homes.get(table);
    return home === undefined ? [] : [{ table, home }];
  });
}

function namedIn(text: string): string[] {
  return [...text.matchAll(BEFORE)].flatMap(({ 0: word, index }) =>
    listedIn(text.slice(index + word.length)),
  );
}

/** The names of a list of tables at the beginning of a text. */
function listedIn(text: string): string[] {
  const names: string[] = [];
  for (let rest = text; ; ) {
    const [whole = '', name = ''] = ONE.exec(rest) ?? [];
    names.push(name.toLowerCase());
    const after = NESTED.test(rest) ? afterNested(rest) : rest.slice(whole.length);
    const [comma] = /^(?:\s+\w+){0,2}\s*,/.exec(after) ?? [];
    if (comma === undefined) return names;
    rest = after.slice(comma.length);
  }
}

/** What follows on the first pair of parentheses. */
function afterNested(text: string): string {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/[()]/g)) {
    depth += sign === '(' ? 1 : -1;
    if (depth === 0) return text.slice(index + 1);
  }
  return '';
}

/** Every text of a file. What is filled into a template stands in it where the file says what that is, and else as a sign. */
function textsOf({ path, text }: SourceFile): string[] {
  const { program } = parseSource(path, text);
  const known = new Map<string, string>();
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init?.type === 'Literal') known.set(id.name, String(init.value));
    },
  }).visit(program);
  const filled = (node: Expression): string => {
    if (node.type === 'Literal') return String(node.value);
    if (node.type === 'Identifier') return known.get(node.name) ?? '?';
    return IDENTIFIER.exec(text.slice(node.start, node.end))?.[1] ?? '?';
  };
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateLiteral: ({ quasis, expressions }) => {
      const parts = expressions.map(filled);
      texts.push(quasis.map(({ value }, at) => `${value.cooked ?? value.raw} ${parts[at] ?? ''} `).join(''));
    },
  }).visit(program);
  return texts;
}
