import { htmlEscapeJsonString } from 'next/dist/shared/lib/htmlescape.js';
import type { SessionSummary } from '#lib/gateway/session-summary.ts';
import type { PersonalFragment } from '#lib/render-context.ts';
import { drawHtml } from './draw-html.ts';
import { FIXED, type Template } from './template.ts';

/** Data and HTML of what is a member's own on a page, as they stand in it. They follow the values of fixed length. */
export const FRAGMENT_DATA = FIXED;
export const FRAGMENT_HTML = FIXED + 1;
export const FIRST_OF_SUMMARY = FIXED + 2;

/** How what is a member's own is made for one answer of a page. */
export type MakeFragment = (
  summary: SessionSummary,
  readAs: (summary: SessionSummary, load: () => Promise<object>) => Promise<object>,
) => Promise<readonly [data: Buffer, html: Buffer]>;

/** What React writes around a string of its data, in a script and elsewhere, and a view around its HTML. */
const AROUND_IN_SCRIPT = ['\\"', '\\"'] as const;
const AROUND_DATA = ['"', '"'] as const;
const AROUND_HTML = ['<i>', '</i>'] as const;

/** A part of a page that cannot be drawn without it: each answer of that page is an ordinary one, at several times the cost. */
export class NotAlone extends Error {}

/** Ids that React makes from the place of an element in its tree, which is another when a part is drawn alone. */
const PLACE_ID = /="_R_/;
/** As markers are made, in bytes; what is in the middle of them is rare, and soon looked for. */
const RARE = '\xe0\xb8\xac';
const MARKER = new RegExp(`[a-z]{10}${RARE}[a-z]{10}`);

/** A value as a string of React's data: what would mean something else there is marked. Throws at what JSON alone cannot tell. */
export function asFlight(value: object): string {
  return JSON.stringify(value, function (this: unknown, key: string, one: unknown) {
    if (one === undefined) return '$undefined';
    if (typeof one === 'string') {
      if (Object(this)[key] !== one) throw new Error(`no plain data: ${key}`);
      return one.startsWith('$') ? `$${one}` : one;
    }
    if (typeof one === 'number' && (!Number.isFinite(one) || Object.is(one, -0)))
      throw new Error(`no plain number: ${key}`);
    return one;
  });
}

/** A template without what is around a value's only place; undefined when it stands elsewhere, or more than once. */
function bare({ pieces, holes }: Template, value: number, [before, after]: readonly [string, string]) {
  const at = holes.indexOf(value);
  if (at < 0) return { pieces, holes };
  const [left, right] = [pieces[at], pieces[at + 1]];
  if (!left || !right || holes.includes(value, at + 1)) return undefined;
  const end = left.length - before.length;
  const isAround =
    left.toString('latin1', Math.max(0, end)) === before &&
    right.toString('latin1', 0, after.length) === after;
  if (!isAround) return undefined;
  return {
    pieces: pieces.with(at, left.subarray(0, end)).with(at + 1, right.subarray(after.length)),
    holes,
  };
}

/** A template whose holes take data and HTML of a part instead of what stands for them; undefined when that is not possible. */
export function openFragment(template: Template | undefined, isWhole: boolean): Template | undefined {
  const hasHtml = template?.holes.includes(FRAGMENT_HTML);
  if (!template || hasHtml !== (isWhole && template.holes.includes(FRAGMENT_DATA))) return undefined;
  const opened = bare(template, FRAGMENT_DATA, isWhole ? AROUND_IN_SCRIPT : AROUND_DATA);
  return opened && bare(opened, FRAGMENT_HTML, AROUND_HTML);
}

/** How to make what a template has a hole for; undefined when it has none. */
export function fragmentMaker(
  { holes }: Template,
  { load, show, around }: PersonalFragment,
  isWhole: boolean,
): MakeFragment | undefined {
  if (!load || !holes.includes(FRAGMENT_DATA)) return undefined;
  return async (summary, readAs) => {
    const own = await readAs(summary, load);
    return drawOwn(own, summary, isWhole ? { show, around } : undefined).catch((cause: unknown) => {
      throw new NotAlone('a part that cannot stand alone', { cause });
    });
  };
}

/** Data of a part, and its HTML where a page shows it. Rejects when it cannot be drawn without its page. */
async function drawOwn(
  own: object,
  summary: SessionSummary,
  shown: Pick<PersonalFragment, 'show' | 'around'> | undefined,
): Promise<readonly [data: Buffer, html: Buffer]> {
  const data = asFlight(own);
  if (!shown) return [Buffer.from(data), Buffer.alloc(0)];
  if (!shown.show || !shown.around) throw new Error('nothing shows the part');
  const html = await drawHtml(shown.around(shown.show(own), summary));
  const text = html.toString('latin1');
  if (PLACE_ID.test(text) || (text.includes(RARE) && MARKER.test(text)))
    throw new Error('it holds what its place in the page gives it');
  return [Buffer.from(htmlEscapeJsonString(JSON.stringify(data)).slice(1, -1)), html];
}
