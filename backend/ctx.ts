import type { Services } from '#backend/services.ts';

/** What every verb may use: the services, and who asks from where. */
export interface Ctx extends Services {
  now(): Date;
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
