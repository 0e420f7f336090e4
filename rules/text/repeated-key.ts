/** Strings and signs of a JSON text; what stands between them is of no interest here. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/** The first name that stands twice in one object of a valid JSON text, of which a parser takes the last; undefined without one. */
export function repeatedKey(json: string): string | undefined {
  const open: Set<string>[] = [];
  let last = '';
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(new Set());
    if (token === '}' || token === ']') open.pop();
    // A colon stands behind a name alone.
    if (token === ':') {
      const names = open.at(-1);
      const name = String(JSON.parse(last));
      if (names?.has(name)) return name;
      names?.add(name);
    }
    last = token;
  }
}
