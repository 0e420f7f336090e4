import { parseSync, Visitor } from 'oxc-parser';
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
const SQL = /\b(?:SELECT\b.*\bFROM|INSERT INTO|UPDATE\b.*\bSET|DELETE FROM|JOIN\b.*\bON)\b/is;
/** Where SQL names a table, and looks ahead for others after commas; a word after a name may be its alias. */
const NAMED =
  /\b(?:FROM|JOIN|INTO|UPDATE|USING|TABLE)\s+(?:ONLY\s+)?(?=("?\w+"?(?:(?:\s+\w+){0,2}\s*,\s*"?\w+"?)*))/gi;

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
  if (!SQL.test(file.text)) return [];
  const texts = file.path.endsWith('.sql') ? [file.text] : textsOf(file);
  const names = new Set(texts.filter((text) => SQL.test(text)).flatMap(namedIn));
  return [...names].flatMap((table) => {
    const home = homes.get(table);
    return home === undefined ? [] : [{ table, home }];
  });
}

function namedIn(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, list = '']) =>
    list.split(',').map((one) => /\w+/.exec(one)?.[0].toLowerCase() ?? ''),
  );
}

/** Every text of a file; what is filled into a template stands in it as a space. */
function textsOf({ path, text }: SourceFile): string[] {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateLiteral: ({ quasis }) => {
      texts.push(quasis.map(({ value }) => value.cooked ?? value.raw).join(' '));
    },
  }).visit(parseSync(path, text).program);
  return texts;
}
