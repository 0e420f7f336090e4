import { closeSync, constants, existsSync, openSync } from 'node:fs';
import path from 'node:path';

/** Systems allow about 107 bytes for the name of a socket. */
const LONGEST = 100;
const OPEN_FOLDERS = '/proc/self/fd';

/** Where the running server listens for the operator: always in the data folder, which only its owner enters. */
export function opsSocketPath(dataDir: string): string {
  return path.join(dataDir, 'ops.sock');
}

/** File with the token that a running server asks of the operator; only the owner of the data folder reads it. */
export function opsTokenPath(dataDir: string): string {
  return path.join(dataDir, 'ops.token');
}

export interface SocketName extends Disposable {
  /** What to listen on or connect to, until it is disposed. */
  readonly name: string;
}

/** A name of the operator's socket that is short enough however long the folder's path is: through an open descriptor. */
export function opsSocketName(dataDir: string): SocketName {
  const name = opsSocketPath(dataDir);
  if (Buffer.byteLength(name) <= LONGEST) return { name, [Symbol.dispose]: () => {} };
  if (!existsSync(OPEN_FOLDERS))
    throw new Error(`The path of the data folder is too long for the operator's socket: ${dataDir}`);
  const folder = openSync(dataDir, constants.O_RDONLY | constants.O_DIRECTORY);
  return { name: `${OPEN_FOLDERS}/${folder}/ops.sock`, [Symbol.dispose]: () => closeSync(folder) };
}
