import type { PGlite } from '@electric-sql/pglite';

type Module = PGlite['Module'];

/** A file that was written at one go holds a piece of the engine's signed memory. */
type Bytes = Uint8Array | Int8Array;

/** What this file knows of a node of the engine's file system in memory (emscripten's MEMFS, which keeps all of it in the open). */
interface MemoryNode {
  /** Of a file its bytes, of which the first `usedBytes` count, null when it was emptied; of a folder its nodes by name. */
  contents: Bytes | Record<string, MemoryNode> | null | undefined;
  usedBytes: number;
  name: string;
  name_next: MemoryNode | undefined;
  parent: MemoryNode;
  mode: number;
}

interface MemoryStream {
  /** Null once it is closed. */
  fd: number | null;
  position: number;
  flags: number;
}

interface MemoryFiles {
  readonly nameTable: (MemoryNode | undefined)[];
  readonly streams: (MemoryStream | null | undefined)[];
  lookupPath(path: string): { readonly node: MemoryNode };
}

/** Folders that the engine writes to. */
const WRITTEN = ['/pglite/data', '/tmp', '/dev/shm'];
const BLOCK = 64 * 1024;
const NOTHING = new Uint8Array(BLOCK);

/** Emscripten declares less of its file system than it has. */
function hasMemoryFiles(files: object): files is MemoryFiles {
  return 'nameTable' in files && 'streams' in files && 'lookupPath' in files;
}

function filesOf({ FS }: Module): MemoryFiles {
  const files: object = FS;
  if (!hasMemoryFiles(files)) throw new Error('The engine keeps its files in another way than is known here');
  return files;
}

/** Where the last byte that is not zero stands, in whole blocks. */
function usedLength(memory: Uint8Array, atLeast = 0): number {
  let end = memory.length;
  while (end > atLeast && Buffer.compare(memory.subarray(end - BLOCK, end), NOTHING) === 0) end -= BLOCK;
  return end;
}

const isBytes = (contents: MemoryNode['contents']): contents is Bytes => ArrayBuffer.isView(contents);
const asBuffer = ({ buffer, byteOffset, byteLength }: Bytes) => Buffer.from(buffer, byteOffset, byteLength);

function keepNode(node: MemoryNode): () => void {
  const { contents, usedBytes, name, parent, mode } = node;
  const facts = { usedBytes, name, parent, mode };
  if (!isBytes(contents)) {
    const below = contents && { ...contents };
    return () => void Object.assign(node, facts, { contents: below && { ...below } });
  }
  const bytes = contents.slice(0, usedBytes);
  return () => {
    const now = node.contents;
    Object.assign(node, facts);
    if (!isBytes(now) || now.length !== bytes.length) node.contents = bytes.slice();
    else if (!asBuffer(now).equals(asBuffer(bytes))) now.set(bytes);
  };
}

function nodesBelow(node: MemoryNode): MemoryNode[] {
  const { contents } = node;
  return contents && !isBytes(contents) ? [node, ...Object.values(contents).flatMap(nodesBelow)] : [node];
}

/** Remembers files, their names and what is open of them. */
function keepFiles(files: MemoryFiles): () => void {
  const nodes = WRITTEN.flatMap((path) => nodesBelow(files.lookupPath(path).node)).map(keepNode);
  const heads = [...files.nameTable];
  const chained = heads.flatMap((head) => {
    const chain: MemoryNode[] = [];
    for (let node = head; node; node = node.name_next) chain.push(node);
    return chain.map((node, at) => [node, chain[at + 1]] as const);
  });
  const streams = files.streams.map((stream) => {
    if (!stream) return () => stream;
    const { fd, position, flags } = stream;
    return () => Object.assign(stream, { fd, position, flags });
  });
  return () => {
    for (const putBack of nodes) putBack();
    files.nameTable.splice(0, files.nameTable.length, ...heads);
    for (const [node, next] of chained) node.name_next = next;
    files.streams.splice(0, files.streams.length, ...streams.map((opened) => opened()));
  };
}

/**
 * Remembers an idle PGlite in memory as it is now: the engine's own memory and the files of its database. What it answers puts
 * all of that back in a tenth of the time that a new instance takes. Only while no transaction is open.
 */
export function rememberPglite({ Module }: PGlite): () => void {
  const kept = Module.HEAPU8.slice(0, usedLength(Module.HEAPU8));
  const putFilesBack = keepFiles(filesOf(Module));
  return () => {
    // The memory may have grown, and grows no smaller: what is beyond is made empty.
    const memory = Module.HEAPU8;
    memory.fill(0, kept.length, usedLength(memory, kept.length));
    memory.set(kept);
    putFilesBack();
  };
}
