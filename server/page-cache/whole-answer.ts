import { limits } from '#backend/core/http/guarded-server.ts';
import type { PlainRequest } from '#backend/core/http/read-plain-request.ts';
import { takesGzip } from '#server/accept-encoding.ts';
import { newNonce } from '#server/new-nonce.ts';
import { fillPacked } from './fill-packed.ts';
import { giveBack } from './lent-buffers.ts';
import type { KeptPage } from './make-page.ts';
import { headersOf, TIME_DIGITS } from './send-page.ts';
import { fillTemplate, placeRun, type Run } from './template.ts';

/** The head of an answer as bytes, with the places of its nonce and of its date. */
interface AnswerHead {
  readonly run: Run;
  readonly datedAt: number;
}

const NONCE = newNonce();
const STAYS = `Connection: keep-alive\r\nKeep-Alive: timeout=${limits.keepAliveMs / 1_000}\r\n\r\n`;
const nonceBytes = Buffer.alloc(NONCE.length);
const timeBytes = Buffer.alloc(TIME_DIGITS);
const values = [nonceBytes, timeBytes];
const dateBytes = Buffer.from(new Date(0).toUTCString());
let datedFor = 0;

/** As Node writes it for an answer of so many bytes on a connection that stays. */
function headFor(page: KeptPage, isPacked: boolean, size: number): AnswerHead {
  const headers = headersOf(page, NONCE, isPacked, size);
  let head = 'HTTP/1.1 200 OK\r\n';
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
  head += 'Date: ';
  const places: number[] = [];
  for (let at = head.indexOf(NONCE); at >= 0; at = head.indexOf(NONCE, at + 1)) places.push(at);
  const bytes = Buffer.from(`${head}${dateBytes.toString('latin1')}\r\n${STAYS}`, 'latin1');
  return { run: { bytes, places: [places, []] }, datedAt: head.length };
}

/** Heads that were made once for the pages that they belong to, as they are sent. */
const heads = new WeakMap<object, AnswerHead>();

function headOf(page: KeptPage, packed: KeptPage['packed']): AnswerHead {
  const template = packed ?? page.plain;
  const known = heads.get(template);
  if (known) return known;
  const body = packed ? fillPacked(packed, values) : fillTemplate(page.plain, values);
  const head = headFor(page, packed !== undefined, body.length);
  giveBack(body);
  heads.set(template, head);
  return head;
}

/** The date of an answer, which is the same for a second. */
function dateAt(nowMs: number): Buffer {
  const second = Math.trunc(nowMs / 1_000);
  if (second !== datedFor) dateBytes.write(new Date(nowMs).toUTCString(), 'latin1');
  datedFor = second;
  return dateBytes;
}

/**
 * A visitor's answer with a kept page, head and body in one lent buffer: what `sendPage` makes of the same page by Node's
 * HTTP, at a fifth of its price. Undefined for a page in which more than nonce and time differs from answer to answer.
 */
export function wholeAnswer({ headers }: PlainRequest, page: KeptPage): Buffer<ArrayBuffer> | undefined {
  if (page.used.length > 0) return undefined;
  const now = Date.now();
  const time = String(Math.trunc(now + page.aheadMs));
  if (time.length !== TIME_DIGITS) return undefined;
  const packed = takesGzip(headers['accept-encoding']) ? page.packed : undefined;
  const { run, datedAt } = headOf(page, packed);
  nonceBytes.write(newNonce(), 'latin1');
  timeBytes.write(time, 'latin1');
  const room = run.bytes.length;
  const answer = packed ? fillPacked(packed, values, room) : fillTemplate(page.plain, values, room);
  placeRun(answer, 0, run, values);
  answer.set(dateAt(now), datedAt);
  return answer;
}
