import type { Logger } from 'pino';
import type { Clock } from '#backend/clock.ts';
import type { Database } from '#backend/db/database.ts';
import type { Random } from '#backend/random.ts';

/** What every verb may use: the clock, chance, the database and a log, and who asks from where. */
export interface Ctx {
  readonly clock: Clock;
  now(): Date;
  readonly random: Random;
  readonly db: Database;
  readonly log: Logger;
  readonly agentId: number;
  /** True where money, codes and time may be simulated (the setting `SANDBOX`). Without it nothing pretends. */
  readonly sandbox: boolean;
  /** Secrets that sign the payment provider's events, newest first; any of them is good. */
  readonly webhookSecrets: readonly string[];
  /** Keys the hashes of one-time codes and of the numbers that limits count. */
  readonly accountKey: Buffer;
  readonly requestId: string;
  /** Network address of the caller as limits count it (`addressKey`): IPv4 whole, IPv6 by its /64. */
  readonly address: string;
  /** Hash of the long-lived id of the caller's browser; undefined when it has none yet. */
  readonly deviceKey: string | undefined;
  /** Short name of the caller's device, from its user agent. */
  readonly device: string;
}

/** Ctx of a call that needs a session. */
export interface MemberCtx extends Ctx {
  readonly memberId: string;
  readonly tokenHash: string;
  readonly sessionStartedAt: Date;
}

/** Ctx of a signed call: the raw body and headers its signature covers. */
export interface SignedCtx extends Ctx {
  readonly rawBody: string;
  readonly headers: Headers;
}
