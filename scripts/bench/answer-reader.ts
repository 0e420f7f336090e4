export interface ReadAnswer {
  readonly status: number;
  /** Bytes of the body without the framing of chunks. */
  readonly bodyBytes: number;
}

export interface AnswerReader {
  read(bytes: Buffer): void;
  /** True between two answers. */
  isIdle(): boolean;
}

const HEAD_END = '\r\n\r\n';
const LINE_END = '\r\n';

/**
 * Reads the answers of one connection, one after the other, and keeps nothing of their bodies: a client as cheap as this
 * leaves the second core to what is measured. It reads what Node writes: a length or chunks, and no trailers.
 */
export function createAnswerReader(onAnswer: (answer: ReadAnswer) => void): AnswerReader {
  let head = '';
  let status = 0;
  let bodyBytes = 0;
  /** Bytes still to come of the body or of a chunk. */
  let left = 0;
  let part: 'head' | 'length' | 'size' | 'chunk' | 'end' = 'head';
  let line = '';

  function end(): void {
    part = 'head';
    onAnswer({ status, bodyBytes });
  }

  function readHead(bytes: Buffer, at: number): number {
    const before = head.length;
    head += bytes.toString('latin1', at, Math.min(bytes.length, at + 16_384));
    const found = head.indexOf(HEAD_END);
    if (found < 0) return bytes.length;
    const text = head.slice(0, found).toLowerCase();
    status = Number(text.slice(9, 12));
    bodyBytes = 0;
    head = '';
    const length = /\r\ncontent-length: (\d+)/.exec(text)?.[1];
    if (length === undefined && !text.includes('\r\ntransfer-encoding: chunked'))
      throw new Error(`an answer without a length: ${text}`);
    left = Number(length ?? 0);
    part = length === undefined ? 'size' : 'length';
    const next = at + found + HEAD_END.length - before;
    if (length === '0') end();
    return next;
  }

  /** A line of the framing, which may come in pieces; undefined until it is whole. */
  function readLine(bytes: Buffer, at: number): { text: string; next: number } | undefined {
    const found = bytes.indexOf(10, at);
    line += bytes.toString('latin1', at, found < 0 ? bytes.length : found + 1);
    if (found < 0) return undefined;
    const text = line.slice(0, -LINE_END.length);
    line = '';
    return { text, next: found + 1 };
  }

  function readSize(bytes: Buffer, at: number): number {
    const read = readLine(bytes, at);
    if (!read) return bytes.length;
    left = Number.parseInt(read.text, 16);
    if (Number.isNaN(left)) throw new Error(`a chunk of "${read.text}" bytes`);
    bodyBytes += left;
    // The line end after the chunk counts with it.
    part = left === 0 ? 'end' : 'chunk';
    left += LINE_END.length;
    return read.next;
  }

  function skip(bytes: Buffer, at: number): number {
    const taken = Math.min(left, bytes.length - at);
    left -= taken;
    if (part === 'length') bodyBytes += taken;
    if (left > 0) return at + taken;
    if (part === 'chunk') part = 'size';
    else end();
    return at + taken;
  }

  return {
    isIdle: () => part === 'head' && head === '',
    read: (bytes) => {
      let at = 0;
      while (at < bytes.length) {
        if (part === 'head') at = readHead(bytes, at);
        else if (part === 'size') at = readSize(bytes, at);
        else at = skip(bytes, at);
      }
    },
  };
}
