import { z } from 'zod';
import { shownName } from '#rules/text/shown-name.ts';

/** Who LINE's tokens say that they are from. */
export const ISSUER = 'https://access.line.me';
/** How old a token of a LIFF app may be. */
export const TOKEN_LIFE_MS = 60 * 60_000;
/** How far LINE's clock and this one may lie apart. */
export const CLOCK_SKEW_MS = 2 * 60_000;

const Header = z.object({ alg: z.literal('ES256') });
const Claims = z.object({
  iss: z.literal(ISSUER),
  aud: z.string(),
  sub: z.string().regex(/^U[0-9a-f]{32}$/),
  exp: z.int().positive(),
  iat: z.int().positive(),
  name: z.string().max(1_000).optional(),
});

/** What LINE says of a token: its claims, or undefined where it is none of LINE's. */
export type LineServer = (idToken: string) => Promise<unknown>;

export interface LinePerson {
  readonly sub: string;
  /** As the person calls themselves, on one line. */
  readonly name: string;
  readonly until: Date;
}

/** A part of a token as JSON; undefined where it is none. */
export function tokenPart(text: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** What is signed of a token. The signature itself can be written in many ways, and is the same token in all of them. */
export function signedPart(idToken: string): string {
  return idToken.slice(0, idToken.lastIndexOf('.'));
}

/** True for a token of LIFF by its header, which nobody has proved yet: signed with ES256, and by nothing else. */
export function isLiffToken(idToken: string): boolean {
  return Header.safeParse(tokenPart(idToken.split('.')[0])).success;
}

/** Who a token says that it is of, which nobody has proved yet; undefined where it says nothing. */
export function namedPerson(idToken: string): string | undefined {
  return Claims.pick({ sub: true }).safeParse(tokenPart(idToken.split('.')[1])).data?.sub;
}

/** Who a token that was verified is of; undefined for one of another channel, one that is over, and one from the time to come. */
export function personOf(claims: unknown, channelId: string, now: Date): LinePerson | undefined {
  const read = Claims.safeParse(claims);
  if (!read.success || read.data.aud !== channelId) return undefined;
  const { sub, name, exp, iat } = read.data;
  const over = Math.min(exp * 1_000, iat * 1_000 + TOKEN_LIFE_MS) + CLOCK_SKEW_MS;
  if (now.getTime() >= over || iat * 1_000 > now.getTime() + CLOCK_SKEW_MS) return undefined;
  return { sub, name: shownName(name ?? '') || 'LINE', until: new Date(over) };
}
