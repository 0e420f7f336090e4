import { originForm } from '#backend/core/http/origin-form.ts';

/** A path, or an address with one (RFC 9112, 3.2.1 and 3.2.2). */
const NAMES_PATH = /^(?:\/|[a-z][a-z0-9+.-]*:\/\/)[^#]*$/i;
/** Printable ASCII without `#` and backslash: what a URL parser leaves as it is. */
const WRITTEN = /^\/[!"$-[\]-~]*$/;
/** Letters, digits and marks that mean the same encoded or not: encoded they are a disguise. */
const NEEDS_NO_CODE = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/i;
/** In a decoded segment: another separator, a second encoding, a control character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const READ_TWICE = /[/\\%\0-\x1f\x7f-\x9f]/;

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function isPlain(segment: string): boolean {
  const text = decoded(segment);
  return text !== undefined && text !== '.' && text !== '..' && !READ_TWICE.test(text);
}

/**
 * The path of a request target; undefined for one that two readers could take for different places: dot segments, empty
 * ones, backslashes, disguised letters. No address of ours is written so. Whoever decides by a path asks here first.
 */
export function plainPathOf(target: string): string | undefined {
  const [path = '/'] = originForm(target).split('?', 1);
  if (!NAMES_PATH.test(target) || !WRITTEN.test(path) || NEEDS_NO_CODE.test(path)) return undefined;
  // One slash at the end is read by everybody; Next leads to the address without it.
  const segments = path.replace(/^\/|\/$/g, '').split('/');
  const isOne = path === '/' || segments.every((segment) => segment !== '' && isPlain(segment));
  return isOne ? path : undefined;
}
