import { HttpRefusal } from '#backend/refusal.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { fieldWords } from '#contract/field-words.ts';
import { withoutByteOrderMark } from '#rules/text/byte-order-mark.ts';
import { isExactJson } from '#rules/text/exact-json.ts';

/**
 * NUL and halves of surrogate pairs, as JSON spells them: no text of a person, and the database takes neither. Backslashes before are
 * pairs: a person may type `\u0000` as six letters.
 */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;

async function readBody(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = () => new HttpRefusal(413, 'ข้อมูลที่ส่งมามีขนาดใหญ่เกินไป');
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const UNREADABLE = 'รูปแบบข้อมูลไม่ถูกต้อง';
/** No request of the contract nests deeper than a bill: an object, its lines, a line. */
const MAX_DEPTH = 8;

function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth >= MAX_DEPTH || Object.values(value).some((one) => isTooDeep(one, depth + 1));
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  const unreadable = () => new HttpRefusal(422, UNREADABLE);
  try {
    const value: unknown = JSON.parse(withoutByteOrderMark(text));
    if (isTooDeep(value)) throw unreadable();
    return value;
  } catch {
    throw unreadable();
  }
}

/** Body or query of a call, parsed by its schema. Throws 413, 415 or 422 with the message per field. */
export async function readInput(
  call: AnyEndpoint,
  request: Request,
): Promise<{ input: unknown; rawBody: string }> {
  if (call.method === 'GET')
    return { input: parseInput(call, Object.fromEntries(new URL(request.url).searchParams)), rawBody: '' };
  const type = request.headers.get('content-type');
  const rawBody = await readBody(request, call.maxBytes);
  // Plain text is what a page of another origin may send without asking first.
  const isJson =
    /^application\/json\b/i.test(type ?? '') || (call.fromFrame && /^text\/plain\b/i.test(type ?? ''));
  if (rawBody !== '' && !isJson) {
    throw new HttpRefusal(415, 'รองรับเฉพาะข้อมูลแบบ JSON');
  }
  const value = parseJson(rawBody);
  // What one server tells another about money may be read in one way alone.
  if (call.auth === 'signed' && !isExactJson(rawBody)) throw new HttpRefusal(422, UNREADABLE);
  return { input: parseInput(call, value), rawBody };
}

/** Input of a call, parsed by its schema. Throws 422 with the message per field. */
export function parseInput(call: AnyEndpoint, value: unknown): unknown {
  if (typeof value === 'object' && value !== null && UNSTORABLE.test(JSON.stringify(value))) {
    throw new HttpRefusal(422, UNREADABLE);
  }
  const parsed = call.request.safeParse(value, { error: fieldWords });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || '_'] ??= issue.message;
  throw new HttpRefusal(422, 'ข้อมูลไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง', { fields });
}
