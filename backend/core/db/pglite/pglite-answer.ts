import { protocol } from '@electric-sql/pglite';

/** What comes back for a statement that was executed, read from the wire: its rows as texts, and how many it changed. */
export interface Answer {
  readonly rows: readonly (readonly (string | null)[])[];
  readonly affectedRows: number;
}

const { DatabaseError, NoticeMessage, DataRowMessage, CommandCompleteMessage } = protocol.messages;
type OnNotice = (notice: InstanceType<typeof NoticeMessage>) => void;

/** First bytes of the messages of a statement that went well: bound, row, done, ready. */
const [BOUND, ROW, DONE, READY] = ['2', 'D', 'C', 'Z'].map((letter) => letter.charCodeAt(0));
const HEAD_BYTES = 5;
const AFFECTED = /^(?:INSERT|UPDATE|DELETE)\b.* (\d+)$/;

const affectedBy = (tag: string) => Number(AFFECTED.exec(tag)?.[1] ?? 0);

function readRow(bytes: Buffer, start: number): (string | null)[] {
  const fields: (string | null)[] = new Array(bytes.readInt16BE(start));
  let at = start + 2;
  for (let field = 0; field < fields.length; field += 1) {
    const length = bytes.readInt32BE(at);
    at += 4;
    fields[field] = length < 0 ? null : bytes.toString('utf8', at, at + length);
    at += Math.max(length, 0);
  }
  return fields;
}

/** What only the library reads: errors, which are thrown, and notices. */
function readByLibrary(bytes: Buffer, onNotice: OnNotice | undefined): Answer {
  const rows: (string | null)[][] = [];
  let affectedRows = 0;
  let failure: Error | undefined;
  new protocol.Parser().parse(bytes, (message) => {
    if (message instanceof DatabaseError) failure ??= message;
    else if (message instanceof NoticeMessage) onNotice?.(message);
    else if (message instanceof DataRowMessage) rows.push(message.fields);
    else if (message instanceof CommandCompleteMessage) affectedRows = affectedBy(message.text);
  });
  if (failure) throw failure;
  return { rows, affectedRows };
}

/**
 * Reads the messages of https://www.postgresql.org/docs/current/protocol-message-formats.html that answer Bind, Execute and
 * Sync. The library copies every field on its own and decodes it with a `TextDecoder`: for a page of bills a tenth of what
 * the whole answer costs. Throws the database's error.
 */
export function readAnswer(bytes: Buffer, onNotice?: OnNotice): Answer {
  const rows: (string | null)[][] = [];
  let affectedRows = 0;
  for (let at = 0; at < bytes.length; ) {
    const kind = bytes[at];
    const end = at + 1 + bytes.readInt32BE(at + 1);
    if (kind === ROW) rows.push(readRow(bytes, at + HEAD_BYTES));
    else if (kind === DONE) affectedRows = affectedBy(bytes.toString('utf8', at + HEAD_BYTES, end - 1));
    else if (kind !== BOUND && kind !== READY) return readByLibrary(bytes, onNotice);
    at = end;
  }
  return { rows, affectedRows };
}
