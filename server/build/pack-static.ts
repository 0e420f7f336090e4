import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { getContentType } from 'next/dist/server/serve-static.js';
import { type Encoding, encodings } from '#server/accept-encoding.ts';

/** Where the bytes of one encoding lie among the bytes of all. */
interface PackedBody {
  readonly from: number;
  readonly size: number;
}

export interface PackedFile {
  /** Path of its URL, percent-encoded. */
  readonly url: string;
  readonly type: string;
  /** Hash of its plain bytes, as they are served. */
  readonly hash: string;
  /** HTTP date. */
  readonly modified: string;
  /** True when its name changes with its content. */
  readonly hashed: boolean;
  readonly plain: PackedBody;
  readonly encoded: Readonly<Partial<Record<Encoding, PackedBody>>>;
}

const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** The list is one file of the build and the bytes another, so that a start reads two files. */
export const packOf = (buildFolder: string) => ({
  list: path.join(buildFolder, 'static-files.json'),
  bytes: path.join(buildFolder, 'static-files.bin'),
});

/** What is larger is left to Next: a server keeps the others in its memory. */
const MOST_BYTES = 1_000_000;
const COMPRESSIBLE = /^text\/|^application\/(?:javascript|json|xml|wasm|manifest\+json)$|\+xml$|^font\/ttf$/;
const IN_UTF8 = /^text\/|^application\/(?:javascript|json)$/;

/**
 * Tells browsers to compile all of a script beside the main thread, while the others still arrive, instead of function by function when they are first called:
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based. Others read a comment.
 */
const COMPILE_AHEAD = Buffer.from('//# allFunctionsCalledOnLoad\n');
const isScript = (url: string) => url.startsWith('/_next/static/') && url.endsWith('.js');

/** Writes everything that the built site serves as it is, compressed once, beside the build. */
export async function packStatic(root: string, distDir: string): Promise<void> {
  const build = path.join(root, distDir);
  const sources = [
    ...filesIn(path.join(build, 'static')).map((file) => ({ ...file, url: `/_next/static/${file.url}` })),
    ...filesIn(path.join(root, 'public')).map((file) => ({ ...file, url: `/${file.url}` })),
  ].filter(({ file }) => statSync(file).size <= MOST_BYTES);
  // The pool of zlib's threads keeps all cores busy.
  const packed = await Promise.all(sources.map(packFile));
  const bytes: Buffer[] = [];
  let end = 0;
  const place = (body: Buffer): PackedBody => {
    bytes.push(body);
    end += body.length;
    return { from: end - body.length, size: body.length };
  };
  const list = packed.map(({ plain, encoded, ...facts }): PackedFile => {
    const places = encoded.map(({ encoding, body }) => [encoding, place(body)] as const);
    return { ...facts, plain: place(plain), encoded: Object.fromEntries(places) };
  });
  writeFileSync(packOf(build).bytes, Buffer.concat(bytes));
  writeFileSync(packOf(build).list, JSON.stringify(list));
}

interface Source {
  readonly file: string;
  readonly url: string;
}

function filesIn(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      file,
      url: path.relative(folder, file).split(path.sep).map(encodeURIComponent).join('/'),
    }));
}

async function packFile({ file, url }: Source) {
  const bytes = readFileSync(file);
  const plain = isScript(url) ? Buffer.concat([COMPILE_AHEAD, bytes]) : bytes;
  const type = getContentType(path.extname(file).slice(1)) ?? 'application/octet-stream';
  const wanted = COMPRESSIBLE.test(type) ? encodings : [];
  const encoded = await Promise.all(
    wanted.map(async (encoding) => ({ encoding, body: await compress[encoding](plain) })),
  );
  return {
    url,
    type: IN_UTF8.test(type) ? `${type}; charset=UTF-8` : type,
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 16),
    modified: statSync(file).mtime.toUTCString(),
    hashed: url.startsWith('/_next/static/'),
    plain,
    // Tiny files grow.
    encoded: encoded.filter(({ body }) => body.length < plain.length),
  };
}
