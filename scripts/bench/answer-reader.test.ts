import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAnswerReader, type ReadAnswer } from './answer-reader.ts';

const withLength = (body: Buffer) =>
  Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\nX: y\r\n\r\n`), body]);

const inChunks = (parts: readonly Buffer[]) =>
  Buffer.concat([
    Buffer.from('HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n'),
    ...parts.flatMap((part) => [Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]),
    Buffer.from('0\r\n\r\n'),
  ]);

const someBytes = fc
  .uint8Array({ maxLength: 300 })
  // What looks like the framing may stand in a body.
  .chain((bytes) =>
    fc.constantFrom('', '0\r\n\r\n', '\r\n\r\n').map((tail) => Buffer.from([...bytes, ...Buffer.from(tail)])),
  );

test('every answer is read to its end, however it is framed and in whatever pieces it comes', () => {
  const one = fc.oneof(
    someBytes.map((body) => ({ bytes: withLength(body), answer: { status: 200, bodyBytes: body.length } })),
    fc.array(someBytes.filter((part) => part.length > 0)).map((parts) => ({
      bytes: inChunks(parts),
      answer: { status: 404, bodyBytes: Buffer.concat(parts).length },
    })),
  );
  fc.assert(
    fc.property(fc.array(one), fc.array(fc.integer({ min: 1, max: 97 }), { minLength: 1 }), (sent, sizes) => {
      const got: ReadAnswer[] = [];
      const reader = createAnswerReader((answer) => got.push(answer));
      const all = Buffer.concat(sent.map(({ bytes }) => bytes));
      for (let at = 0, piece = 0; at < all.length; piece += 1) {
        const size = sizes[piece % sizes.length] ?? 1;
        reader.read(all.subarray(at, at + size));
        at += size;
      }
      expect(got).toEqual(sent.map(({ answer }) => answer));
      expect(reader.isIdle()).toBe(true);
    }),
  );
});

test('an answer that broke off is not idle, and one without a length is refused', () => {
  const reader = createAnswerReader(() => {});
  reader.read(withLength(Buffer.alloc(10)).subarray(0, -1));
  expect(reader.isIdle()).toBe(false);
  expect(() => createAnswerReader(() => {}).read(Buffer.from('HTTP/1.1 200 OK\r\n\r\n'))).toThrow('length');
});
