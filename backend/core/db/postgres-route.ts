import pg from 'pg';
import { isThisMachine } from '#contract/this-machine.ts';

export interface PostgresRoute {
  /** A loopback address or a Unix socket. */
  readonly local: boolean;
  /** The driver encrypts, and refuses a server whose certificate or name is not right. */
  readonly verified: boolean;
}

/**
 * Where a connection string leads and how safely, as the driver itself understands it (`sslmode`, `host` and `PGHOST`
 * mean what they mean to the driver of this version). Throws when the driver cannot read it.
 */
export function postgresRoute(url: string): PostgresRoute {
  const { host, ssl } = new pg.Client({ connectionString: url });
  return { local: host.startsWith('/') || isThisMachine(host), verified: isVerified(ssl) };
}

function isVerified(ssl: unknown): boolean {
  if (typeof ssl !== 'object' || ssl === null) return ssl === true;
  const namesNotCompared = 'checkServerIdentity' in ssl && ssl.checkServerIdentity !== undefined;
  return !('rejectUnauthorized' in ssl && ssl.rejectUnauthorized === false) && !namesNotCompared;
}
