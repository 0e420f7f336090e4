/** A row of the data that a page is made of in the browser: what it holds, or what it names of the build. */
interface Row {
  readonly tag: string;
  readonly value: unknown;
}

/** A string of the payload, in the quotes of a cached page or in those of an ordinary one. */
const PUSH =
  /<script nonce="[^"]*">self\.__next_f\.push\(\[1,('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const IN_QUOTES = /\\'|"/g;
const REFERENCE = /^\$[L@]?([0-9a-f]+)((?::.*)?)$/;
/** Places in an element that references name by word. */
const ELEMENT: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 };

function read(text: string): string {
  const isDouble = text.startsWith('"');
  const inner = text.slice(1, -1).replaceAll(IN_QUOTES, (sign) => (sign === '"' ? '\\"' : "'"));
  return String(JSON.parse(isDouble ? text : `"${inner}"`));
}

/** HTML without the data in its scripts, and that data. */
function partsOf(page: string): { html: string; data: string } {
  const data = [...page.matchAll(PUSH)].map(([, text = '""']) => read(text));
  return { html: page.replaceAll(PUSH, ''), data: data.join('') };
}

function rowsOf(data: string): { rows: Map<string, Row>; hints: string[] } {
  const rows = new Map<string, Row>();
  const hints: string[] = [];
  let rest = Buffer.from(data);
  while (rest.length > 0) {
    const [, id = '', tag = ''] = /^([0-9a-f]*):([A-Z]*)/.exec(rest.subarray(0, 40).toString()) ?? [];
    rest = rest.subarray(id.length + 1 + tag.length);
    // A long text says how many bytes it has and ends without a line break.
    const size = tag === 'T' ? Number.parseInt(rest.subarray(0, 8).toString(), 16) : undefined;
    const from = size === undefined ? 0 : rest.indexOf(',') + 1;
    const to = size === undefined ? rest.indexOf('\n') : from + size;
    const text = rest.subarray(from, to < 0 ? undefined : to).toString();
    rest = rest.subarray(size === undefined ? (to < 0 ? rest.length : to + 1) : to);
    if (id === '') hints.push(tag + text);
    else if (tag === 'T') rows.set(id, { tag, value: text });
    else if (text !== '' && tag !== 'C') rows.set(id, { tag, value: JSON.parse(text) });
  }
  return { rows, hints };
}

/** What a page is made of, whichever row came first: every reference is replaced by what it leads to. */
function unfold(data: string): string {
  const { rows, hints } = rowsOf(data);
  const follow = (value: unknown): unknown => {
    const [, id = ''] = typeof value === 'string' ? (REFERENCE.exec(value) ?? []) : [];
    return rows.has(id) ? follow(rows.get(id)?.value) : value;
  };
  const into = (value: unknown, step: string): unknown => {
    const found = follow(value);
    if (Array.isArray(found)) return found[found[0] === '$' ? (ELEMENT[step] ?? Number(step)) : Number(step)];
    return typeof found === 'object' && found !== null
      ? Object.entries(found).find(([key]) => key === step)?.[1]
      : undefined;
  };
  const open = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(open);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, open(one)]));
    const [, id = '', path = ''] = typeof value === 'string' ? (REFERENCE.exec(value) ?? []) : [];
    const row = rows.get(id);
    if (!row) return value;
    if (row.tag) return [row.tag, open(row.value)];
    return open(path.split(':').slice(1).reduce(into, row.value));
  };
  return JSON.stringify([open('$0'), hints.sort()], null, 1);
}

/** What a head asks the browser to fetch early: how much of it depends on how far the render was when the head left. */
const HINT =
  /^(?:<link rel="preload"[^>]* as="image"|<script src="\/_next\/static\/chunks\/[^"]+" async=""|<\/script>)/;

/** A script of the build, wherever a page names it. */
const CHUNK = /static\/chunks\/[^"\\]+\.js/g;

/** A page but for what differs between any two renders of it: the nonce, times, and the order in which its parts came. */
export function pageWithoutOrder(page: string, nonce: string): string {
  const { html, data } = partsOf(page);
  const [head = '', ...body] = html.split(/(?=<\/head>)/);
  const tags = head
    .split(/(?=<)/)
    .filter((tag) => !HINT.test(tag))
    .sort();
  const chunks = new Set(`${html}${data}`.match(CHUNK));
  return [...[...chunks].sort(), ...tags, ...body, unfold(data)]
    .join('\n')
    .replaceAll(nonce, 'N')
    .replaceAll(/\b17\d{11}\b/g, 'TIME')
    .replaceAll(/(role="timer">)[^<]*/g, '$1LEFT')
    .replaceAll(/\d\d:\d\d:\d\d/g, 'LEFT');
}
