import { withoutByteOrderMark } from '#rules/text/byte-order-mark.ts';
import { repeatedKey } from '#rules/text/repeated-key.ts';

/**
 * What another server answered, as JSON. Throws where a name stands twice in an object, of which some readers take the first. Numbers may
 * be long: an answer may have fields that nobody here reads.
 */
export function parseAnswer(rawBody: string): unknown {
  const value: unknown = JSON.parse(withoutByteOrderMark(rawBody));
  const repeated = repeatedKey(rawBody);
  if (repeated !== undefined) throw new Error(`An answer names ${repeated} twice`);
  return value;
}
