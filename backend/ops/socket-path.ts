import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Systems allow about 107 bytes for the name of a socket. */
const LONGEST = 100;

/** Where the running server listens for the operator: in the data folder, or under a short name when that path is too long. */
export function opsSocketPath(dataDir: string): string {
  const inside = path.join(dataDir, 'ops.sock');
  if (Buffer.byteLength(inside) <= LONGEST) return inside;
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  return path.join(tmpdir(), `pwin-ops-${hash}.sock`);
}

/** File with the token that a running server asks of the operator; only the owner of the data folder reads it. */
export function opsTokenPath(dataDir: string): string {
  return path.join(dataDir, 'ops.token');
}
