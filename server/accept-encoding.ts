/** Encodings that answers are offered in, the smallest first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The encoding of `offered`, best first, that a client prefers by its `Accept-Encoding` (RFC 9110, 12.5.3); undefined when
 * it takes none of them, which leaves the plain bytes.
 */
export function chooseEncoding<One extends Encoding>(
  header: string | string[] | undefined,
  offered: readonly One[],
): One | undefined {
  if (header === undefined || offered.length === 0) return undefined;
  const weights = readWeights([header].flat().join(','));
  let best: One | undefined;
  let weight = 0;
  for (const one of offered) {
    const own = weights.get(one) ?? weights.get('*') ?? 0;
    if (own > weight) [best, weight] = [one, own];
  }
  return best;
}

/** `gzip;q=0.5, *` as numbers from 0 to 1; a weight that is none counts as 0. */
function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : readWeight(weight));
  }
  return weights;
}

function readWeight(text: string): number {
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0;
}

const GZIP = ['gzip'] as const;
/** Browsers send one of a few texts; each is read once. */
const read = new Map<string, boolean>();
const MOST_READ = 100;

/** True when a client takes gzip rather than the plain bytes. */
export function takesGzip(header: string | string[] | undefined): boolean {
  if (typeof header !== 'string') return false;
  const known = read.get(header);
  if (known !== undefined) return known;
  if (read.size >= MOST_READ) read.clear();
  const takes = chooseEncoding(header, GZIP) === 'gzip';
  read.set(header, takes);
  return takes;
}
