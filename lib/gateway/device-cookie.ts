import 'server-only';
import { randomBytes } from 'node:crypto';
import { valuesOf } from '#lib/cookie-values.ts';
import { readWebEnv } from '#lib/env.ts';

const ID = /^[A-Za-z0-9_-]{22,64}$/;
const ID_BYTES = 24;
/** The longest that browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 86_400;

let prepared: { name: string; attributes: string } | undefined;

function settings() {
  if (prepared) return prepared;
  const { secure } = readWebEnv();
  prepared = {
    name: secure ? '__Host-device' : 'device',
    attributes: `Max-Age=${MAX_AGE_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  };
  return prepared;
}

/** A new unguessable id for a browser. */
export function newDeviceId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

/** The id in a `Cookie` header that says which browser asks; undefined when it has none. */
export function deviceIdFrom(cookieHeader: string | null): string | undefined {
  return valuesOf(cookieHeader, settings().name).find((id) => ID.test(id));
}

/** `Set-Cookie` value by which a browser is recognised; it gives no access, and stays after logout. */
export function deviceCookie(id: string): string {
  const { name, attributes } = settings();
  return `${name}=${id}; ${attributes}`;
}
