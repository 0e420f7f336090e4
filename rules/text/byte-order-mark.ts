/** What some programs put before a text to say that it is UTF-8; those that open CSV look for it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A text without the byte order mark before it, which is no part of JSON or CSV (RFC 8259, 8.1). */
export function withoutByteOrderMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}
