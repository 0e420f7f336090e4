/** One field of an EMVCo QR payload: two-digit tag, two-digit length, value. */
export type Fields = ReadonlyMap<string, string>;

/** Writes one field. Throws RangeError for a value that the two-digit length cannot hold. */
export function field(tag: string, value: string): string {
  if (value.length === 0 || value.length > 99) throw new RangeError(`Field ${tag} holds 1 to 99 characters`);
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

/** Fields of a payload or template by tag; null when it does not end at a field's end or repeats a tag. */
export function readFields(payload: string): Fields | null {
  const fields = new Map<string, string>();
  for (let at = 0; at < payload.length; ) {
    const head = /^(\d\d)(\d\d)$/.exec(payload.slice(at, at + 4));
    const [, tag = '', length = ''] = head ?? [];
    const value = payload.slice(at + 4, at + 4 + Number(length));
    if (!head || value.length === 0 || value.length !== Number(length) || fields.has(tag)) return null;
    fields.set(tag, value);
    at += 4 + value.length;
  }
  return fields;
}

/**
 * CRC-16/CCITT-FALSE (polynomial 0x1021, initial value 0xFFFF, not reflected) of ASCII text as four upper-case hex digits.
 * Source: EMVCo QR Code Specification for Payment Systems, merchant-presented mode, 4.7.3 (ISO/IEC 13239).
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const char of text) {
    crc ^= char.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Ends a payload with its checksum in `tag`; the checksum covers everything before it, its own tag and length included. */
export function withChecksum(payload: string, tag: string): string {
  const covered = `${payload}${tag}04`;
  return `${covered}${crc16(covered)}`;
}

/** Fields of a payload whose last field is `tag` and holds the right checksum; null otherwise. */
export function readChecked(payload: string, tag: string): Fields | null {
  const body = payload.slice(0, -8);
  return payload.length > 8 && withChecksum(body, tag) === payload ? readFields(body) : null;
}
