import { createHash, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { ISSUER, type LineServer, TOKEN_LIFE_MS, tokenPart } from '#backend/areas/line/rules/id-token.ts';

/** The channel of the simulated LINE. */
export const SIMULATED_CHANNEL = '0000000000';

/** Signatures of JSON tokens are two numbers side by side. */
const dsaEncoding = 'ieee-p1363';

let keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject } | undefined;

/** The key of this process. */
function ownKeys() {
  keys ??= generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return keys;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token as LINE signs it, for a pretended account of this name: the same name is the same account. */
export function simulatedToken(name: string, now: Date, claims: object = {}): string {
  const iat = Math.floor(now.getTime() / 1_000);
  const sub = `U${createHash('sha256').update(`simulated line ${name}`).digest('hex').slice(0, 32)}`;
  const said = { iss: ISSUER, sub, aud: SIMULATED_CHANNEL, iat, exp: iat + TOKEN_LIFE_MS / 1_000, name };
  const text = `${encode({ alg: 'ES256', typ: 'JWT', kid: 'simulated' })}.${encode({ ...said, ...claims })}`;
  const signature = sign('sha256', Buffer.from(text), { key: ownKeys().privateKey, dsaEncoding });
  return `${text}.${signature.toString('base64url')}`;
}

/** Looks at a token as LINE does. */
export const askSimulatedLine: LineServer = async (idToken) => {
  const [header = '', claims = '', signature = ''] = idToken.split('.');
  const key = { key: ownKeys().publicKey, dsaEncoding } as const;
  const text = Buffer.from(`${header}.${claims}`);
  return verify('sha256', text, key, Buffer.from(signature, 'base64url')) ? tokenPart(claims) : undefined;
};
