import type { HeaderList } from '#backend/core/http/refuse-socket.ts';
import type { SessionSummary } from '#lib/gateway/session-summary.ts';
import { makeMarkers } from './markers.ts';
import { type PackedTemplate, packTemplate } from './pack-template.ts';
import type { PageKey } from './page-key.ts';
import { fragmentMaker, type MakeFragment, openFragment } from './personal-fragment.ts';
import type { RenderedPage } from './render-page.ts';
import { cutTemplate, FIXED, type Template } from './template.ts';

/** A page ready to be filled for whoever asks. */
export interface CachedPage {
  readonly plain: Template;
  readonly packed: PackedTemplate | undefined;
  /** Names of the headers that each of its answers has, and their values in the pieces around its nonce. */
  readonly headers: readonly (readonly [name: string, pieces: readonly string[]])[];
  /** The same of its packed answers. */
  readonly packedHeaders: CachedPage['headers'];
  /** The values that stand in it beside nonce and time. */
  readonly used: readonly number[];
  /** Makes what is its member's own. */
  readonly makeFragment: MakeFragment | undefined;
  readonly bytes: number;
  /** How far the clock that it shows is ahead of this machine's, in ms. */
  readonly aheadMs: number;
}

/** Why there is no page to cache: it is another for each, it could not be read, it does not show placeholders as they are. */
export type NoPage = 'other' | 'broken' | 'uncut';

export type Render = (
  key: PageKey,
  markers: ReturnType<typeof makeMarkers>,
) => Promise<RenderedPage | NoPage>;

/** What the server sets itself. */
const OWN_HEADERS = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];
/** Below this an answer is not worth compressing. */
const PACKED_FROM_BYTES = 1_024;
/** Markers are by chance like something on the page once in some fifty renders. */
const TRIES = 3;

/** Renders a page with placeholders and cuts it where they stand; `uncut` when they do not stand there as they are. */
export async function makePage(
  render: Render,
  key: PageKey,
  like: SessionSummary | undefined,
): Promise<CachedPage | NoPage> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const markers = makeMarkers(like);
    const rendered = await render(key, markers);
    if (typeof rendered === 'string') return rendered;
    const { body, inlined, isWhole, fragment, aheadMs } = rendered;
    const plain = openFragment(cutTemplate(body, markers.texts), isWhole);
    const toPack = openFragment(cutTemplate(inlined, markers.texts), isWhole);
    const split = (all: HeaderList) =>
      cachedHeaders(all).map(([name, value]) => [name, value.split(markers.nonce)] as const);
    const [headers, packedHeaders] = [split(rendered.headers), split(rendered.inlinedHeaders)];
    const isClean = !headers.some(([, pieces]) => markers.texts.some((text) => pieces.join().includes(text)));
    if (!plain || !toPack || !isClean) continue;
    const sizes = markers.texts.slice(0, FIXED).map((text) => text.length);
    const packed =
      body.length < PACKED_FROM_BYTES ? undefined : packTemplate(withPiecesOf(plain, toPack), sizes);
    return {
      plain,
      packed,
      headers,
      packedHeaders,
      aheadMs,
      makeFragment: fragmentMaker(plain, fragment, isWhole),
      used: [...new Set([...plain.holes, ...toPack.holes])],
      bytes: sizeOf([plain, packed?.plain, packed?.blocks]),
    };
  }
  return 'uncut';
}

/** A template that holds no second copy of pieces that are equal in another. */
function withPiecesOf(other: Template, { pieces, holes }: Template): Template {
  const shared = pieces.map((piece) => other.pieces.find((one) => one.equals(piece)) ?? Buffer.from(piece));
  return { pieces: shared, holes };
}

/** Bytes that templates take together, with their objects. */
function sizeOf(templates: readonly (Template | undefined)[]): number {
  const pieces = new Set(templates.flatMap((one) => one?.pieces ?? []));
  return [...pieces].reduce((sum, { length }) => sum + length + 100, 4_096);
}

/** Those of an ordinary answer: what compresses it says so in `vary`, whether or not it does. */
function cachedHeaders(headers: HeaderList): HeaderList {
  return headers
    .filter(([name]) => !OWN_HEADERS.includes(name))
    .map(([name, value]) => [name, name === 'vary' ? `${value}, Accept-Encoding` : value]);
}
