import type { Clock } from '#backend/clock.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { LoginAsker } from '#backend/core/session/ask-password.ts';
import type { Random } from '#backend/random.ts';
import type { SessionWay, securityEventKinds } from '#contract/constants.ts';

/** Who does something to an account. */
interface Actor {
  readonly random: Random;
  readonly device: string;
  now(): Date;
}

interface Begun {
  /** Whose session it is: the proof of that is the caller's. */
  readonly memberId: string;
  readonly way: SessionWay;
  /** A code of the second factor, as it was typed. */
  readonly secondFactor: string | undefined;
  /** Called in the transaction of the session, with the member locked: it throws where the proof holds no more. */
  readonly stands: (tx: Tx) => Promise<void>;
}

/**
 * Starts the session of a member who was proved to be one by another way than the password; answers its token. Refuses 4001 for one who
 * is locked or has closed the account, 4021 for an account that nobody used for long, which only the login with the password wakes,
 * and 4011, 4012 and 4002 for the second factor. Never inside a transaction.
 */
export type BeginSession = (ctx: LoginAsker, begun: Begun) => Promise<string>;

/** Puts what happened into the member's list of security notices, in the transaction in which it happened. */
export type NoteSecurityEvent = (
  ctx: Actor,
  tx: Tx,
  memberId: string,
  kind: (typeof securityEventKinds)[number],
) => Promise<void>;

/** Ends the sessions of a member, who is locked, that began by one way to log in. */
export type EndSessionsBy = (tx: Tx, memberId: string, way: SessionWay, at: Date) => Promise<void>;

/** A way to log in beside the password. */
interface OtherWay {
  /** As operators read it. */
  readonly name: string;
  readonly since: Date;
}

/** The ways to log in that a member has beside the password. */
export type FindOtherWays = (db: Pick<Tx, 'query'>, memberId: string) => Promise<readonly OtherWay[]>;

/** Ends the ways to log in beside the password, of a member who is locked. The last thing of its transaction. */
export type EndOtherWays = (
  ctx: Actor & { readonly clock: Clock; readonly ports: { readonly noteSecurityEvent: NoteSecurityEvent } },
  tx: Tx,
  memberId: string,
) => Promise<void>;
