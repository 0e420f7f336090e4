import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** Folder of `initdb` and `pg_ctl`: PG_BIN, else the newest of Debian's, else one on PATH; undefined when there is none. */
export function findPostgres(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => majorOf(b) - majorOf(a));
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const given = process.env.PG_BIN ? [process.env.PG_BIN] : [...debian, ...onPath];
  return given.find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')),
  );
}

function majorOf(folder: string): number {
  return Number(folder.split('/').at(-2));
}

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The account that runs the server: PostgreSQL refuses root, so root hands over to `postgres`, else to `nobody`. */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (kind: '-u' | '-g') => {
    for (const name of ['postgres', 'nobody']) {
      try {
        return Number(execFileSync('id', [kind, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
      } catch {
        // This account does not exist; the next one may.
      }
    }
    throw new Error('There is no account postgres or nobody to run PostgreSQL under');
  };
  return { uid: idOf('-u'), gid: idOf('-g') };
}
