import { generateKeyPairSync, sign } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

/** What LINE said and was asked, of a tab that it is played for. */
export interface PlayedLine {
  /** How often the browser was sent to LINE. */
  readonly visits: () => number;
  /** From now on LINE leads back without a login. */
  readonly refuse: () => void;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A LIFF app and the person who opens it. */
interface Person {
  readonly liffId: string;
  readonly name: string;
  readonly sub: string;
}

/** Plays LINE for a page: its login, its tokens signed with ES256, the keys that they are checked with, and what the app is. */
export async function playLine(
  page: Page,
  origin: string,
  { liffId, name, sub }: Person,
): Promise<PlayedLine> {
  const channel = liffId.split('-')[0] ?? '';
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let visits = 0;
  let isRefused = false;

  const idToken = () => {
    const iat = Math.floor(Date.now() / 1_000);
    const claims = { iss: 'https://access.line.me', sub, aud: channel, iat, exp: iat + 3_600, name };
    const text = `${encode({ alg: 'ES256', typ: 'JWT', kid: 'played' })}.${encode(claims)}`;
    const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    return `${text}.${signature.toString('base64url')}`;
  };
  const context = {
    type: 'none',
    liffId,
    endpointUrl: `${origin}/liff`,
    permanentLinkPattern: 'concat',
    accessTokenHash: 'x',
  };
  const answers: Readonly<Record<string, () => object>> = {
    [`/liff/v2/apps/${liffId}/contextToken`]: () => ({ contextToken: `${encode({})}.${encode(context)}.x` }),
    '/oauth2/v2.1/token': () => ({
      access_token: 'played-access-token',
      id_token: idToken(),
      expires_in: 43_200,
    }),
    '/oauth2/v2.1/certs': () => ({
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'played', alg: 'ES256', use: 'sig' }],
    }),
    '/oauth2/v2.1/verify': () => ({ client_id: channel, expires_in: 43_200, scope: 'openid profile' }),
  };
  await page.route('https://api.line.me/**', (route: Route) => {
    const answer = answers[new URL(route.request().url()).pathname];
    const headers = {
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'authorization, content-type, accept',
      'access-control-allow-methods': 'GET, POST, OPTIONS',
    };
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    return answer ? route.fulfill({ json: answer(), headers }) : route.fulfill({ status: 404, headers });
  });
  await page.route('https://access.line.me/**', (route: Route) => {
    visits += 1;
    const asked = new URL(route.request().url()).searchParams;
    const back = new URL(asked.get('redirect_uri') ?? `${origin}/liff`);
    if (!isRefused) {
      back.searchParams.set('code', 'played-code');
      back.searchParams.set('state', asked.get('state') ?? '');
      back.searchParams.set('liffClientId', channel);
      back.searchParams.set('liffRedirectUri', `${origin}/liff`);
    }
    return route.fulfill({ status: 302, headers: { location: back.href } });
  });
  return {
    visits: () => visits,
    refuse: () => {
      isRefused = true;
    },
  };
}
