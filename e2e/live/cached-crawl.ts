import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { addresses } from '#e2e/routes.ts';

/** An answer as it is on the wire, with its body as text. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly nonce: string;
}

/** What somebody is asked to look for: who they are, and how they ask. */
export interface Viewer {
  readonly name: string;
  /** Member id; empty for a visitor. */
  readonly id: string;
  readonly cookie: string;
  /** Values that are theirs alone, on each of their pages. */
  readonly values: readonly string[];
  /** Values that are theirs alone, each on one of their pages, by its address. */
  readonly own: Readonly<Record<string, readonly string[]>>;
}

/** The same page, whole or in part, as clients of all kinds ask for it. */
const ways: readonly Readonly<Record<string, string>>[] = [
  { 'accept-encoding': 'gzip' },
  {},
  { 'accept-encoding': 'gzip', cookie: 'color_scheme=light' },
  { 'accept-encoding': 'gzip', rsc: '1' },
];

/** A way that only renders answer is looked at as often: they hold nothing that was kept. */
const MOST_RENDERS = 3;

const agent = new Agent({ keepAlive: true, maxSockets: 12 });

/** Asks once; the address of a part says that it is one, as Next wants it. */
export function get(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const part = `${path}${path.includes('?') ? '&' : '?'}_rsc=`;
  return new Promise((resolve, reject) => {
    request(`${origin}${headers.rsc ? part : path}`, { agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => parts.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        const text = (answer.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
        const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1] ?? '';
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, nonce });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** True for an answer that was made of a kept page: only those know their length before they are written. */
export const isCached = ({ headers }: Answer) => headers['content-length'] !== undefined;

/** Addresses that a visitor or a member may open, asked for often enough to be kept. */
export async function cachedAddresses(origin: string, cookie = '', among = addresses): Promise<string[]> {
  const found: string[] = [];
  const headers: Record<string, string> = cookie ? { cookie } : {};
  for (const path of among) {
    await get(origin, path, headers);
    const second = await get(origin, path, headers);
    if (second.status === 200 && isCached(second)) found.push(path);
  }
  return found;
}

export interface Crawl {
  answers: number;
  kept: number;
  readonly problems: string[];
}

/** Asks for all pages in all ways, at once for all viewers, and looks in each answer for what is somebody else's. */
export async function crawl(
  origin: string,
  paths: readonly string[],
  viewers: readonly Viewer[],
  rounds: number,
): Promise<Crawl> {
  const seen = new Set<string>();
  const result: Crawl = { answers: 0, kept: 0, problems: [] };
  const look = (viewer: Viewer, path: string, answer: Answer) => {
    result.answers += 1;
    if (isCached(answer)) result.kept += 1;
    const { text, nonce } = answer;
    const foreign = viewers
      .filter((one) => one !== viewer)
      .flatMap(({ values, own }) => [...values, ...Object.values(own).flat()])
      .filter((value) => text.includes(value));
    if (seen.has(nonce)) result.problems.push(`${viewer.name} ${path}: a nonce once more`);
    seen.add(nonce);
    if (foreign.length > 0) result.problems.push(`${viewer.name} ${path}: holds ${foreign.join(', ')}`);
    if (text.includes('ฬ') && /[a-z]{10}ฬ[a-z]{10}/.test(text))
      result.problems.push(`${viewer.name} ${path}: holds what is made up`);
    if ([...text.matchAll(/\bnonce(?:="|\\?":\\?")([\w-]+)/g)].some(([, one]) => one !== nonce))
      result.problems.push(`${viewer.name} ${path}: two nonces`);
    if (!(viewer.own[path] ?? []).every((value) => text.includes(value)))
      result.problems.push(`${viewer.name} ${path}: is without what is theirs`);
    if (answer.status === 200 && !viewer.values.every((value) => text.includes(value)) && isWholeOf(answer))
      result.problems.push(`${viewer.name} ${path}: is not theirs`);
  };
  const walk = async (viewer: Viewer) => {
    // What leads this viewer elsewhere holds no page: each way is tried once.
    const elsewhere = new Set<string>();
    // How often a way was answered by a render, unless it was ever answered by a kept page.
    const rendered = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      const at = round % ways.length;
      const isAsked = (path: string) =>
        round < ways.length || (!elsewhere.has(path) && (rendered.get(`${at} ${path}`) ?? 0) < MOST_RENDERS);
      await Promise.all(
        paths.filter(isAsked).map(async (path) => {
          const way = ways[at] ?? {};
          const cookie = [way.cookie, viewer.cookie].filter(Boolean).join('; ');
          const answer = await get(origin, path, { ...way, ...(cookie && { cookie }) });
          look(viewer, path, answer);
          if (answer.status !== 200) elsewhere.add(path);
          const times = rendered.get(`${at} ${path}`) ?? 0;
          rendered.set(`${at} ${path}`, isCached(answer) ? Number.NEGATIVE_INFINITY : times + 1);
        }),
      );
    }
  };
  await Promise.all(viewers.map(walk));
  return result;
}

/** A whole page of the default layout shows its member; a form before the login does not. */
function isWholeOf({ headers, text }: Answer): boolean {
  return String(headers['content-type']).startsWith('text/html') && text.includes('id="content"');
}
