import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

const TOKEN = 'opaque-token-of-the-backend-0001';
const seen: Request[] = [];
let nextAnswer: () => Response | Promise<Response> = () => Response.json({ error: 0, data: {} });

vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('#lib/gateway/backends.ts');
  vi.resetModules();
});
vi.mock('#lib/gateway/backends.ts', () => ({
  backend: async () => async (request: Request) => {
    seen.push(request);
    return nextAnswer();
  },
}));
vi.stubEnv('SESSION_SECRET', 'a secret that is long enough for a test');

const { throughGateway } = await import('#lib/gateway/gateway.ts');

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return throughGateway(new Request(`http://site.test${path}`, init));
}

function post(path: string, headers: Record<string, string> = {}, body = '{}'): Promise<Response> {
  return ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'site.test', ...headers },
    body,
  });
}

async function loggedInCookie(): Promise<string> {
  nextAnswer = () => Response.json({ error: 0, access_token: TOKEN });
  const cookie = (await post('/api/login')).headers.get('set-cookie') ?? '';
  nextAnswer = () => Response.json({ error: 0, data: {} });
  seen.length = 0;
  return cookie.split(';')[0] ?? '';
}

beforeEach(() => {
  seen.length = 0;
  nextAnswer = () => Response.json({ error: 0, data: {} });
});

describe('session cookie', () => {
  it('is set at login, httpOnly, and never holds the token itself', async () => {
    nextAnswer = () => Response.json({ error: 0, access_token: TOKEN });
    const cookie = (await post('/api/login')).headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/^session=[\w-]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain(TOKEN);
    expect(
      Buffer.from(cookie.slice('session='.length).split(';')[0] ?? '', 'base64url').toString('latin1'),
    ).not.toContain(TOKEN);
  });

  it('is not set when the login was refused', async () => {
    nextAnswer = () => Response.json({ error: 4001, message: 'ไม่ถูกต้อง' });
    expect((await post('/api/login')).headers.get('set-cookie')).toBeNull();
  });

  it('becomes the bearer token of the backend', async () => {
    await ask('/api/get_user_info', { headers: { cookie: await loggedInCookie() } });
    expect(seen[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
    expect(seen[0]?.headers.get('cookie')).toBeNull();
  });

  it('carries the member that the page names, and nobody when it names none', async () => {
    const cookie = await loggedInCookie();
    await post('/api/lotto/bill/create', { cookie, 'x-member-id': 'm1' });
    await post('/api/lotto/bill/create', { cookie });
    await post('/api/lotto/bill/create', { authorization: 'Bearer of-a-program' });
    expect(seen.map((request) => request.headers.get('x-member-id'))).toEqual(['m1', '-', null]);
  });

  it('says of what nobody asked for that it is no use of the session, of a call by its header and of a page by a cookie', async () => {
    const cookie = await loggedInCookie();
    await post('/api/get_user_info', { cookie, 'x-unattended': '1' });
    await post('/api/get_user_info', { cookie: `${cookie}; unattended=1` });
    await post('/api/get_user_info', { cookie });
    expect(seen.map((request) => request.headers.get('x-unattended'))).toEqual(['1', '1', null]);
  });

  it('says nothing when a single character was changed', async () => {
    const cookie = await loggedInCookie();
    const changed = cookie.slice(0, -2) + (cookie.at(-2) === 'A' ? 'B' : 'A') + cookie.slice(-1);
    await ask('/api/get_user_info', { headers: { cookie: changed } });
    expect(seen[0]?.headers.get('authorization')).toBeNull();
  });

  it('counts whatever a neighbour planted beside it, before or after', async () => {
    const cookie = await loggedInCookie();
    const planted = ['session=', 'session=x', `${cookie}A`, 'session=%00', 'session= ', 'session'];
    for (const bad of planted) {
      await ask('/api/get_user_info', { headers: { cookie: `${bad}; ${cookie}` } });
      await ask('/api/get_user_info', { headers: { cookie: `a=b; ${cookie};${bad}; ${bad}` } });
    }
    const bearers = seen.map((request) => request.headers.get('authorization'));
    expect(bearers).toEqual(planted.flatMap(() => [`Bearer ${TOKEN}`, `Bearer ${TOKEN}`]));
  });

  it('counts once when it comes twice, and of two sessions neither does', async () => {
    const cookie = await loggedInCookie();
    nextAnswer = () => Response.json({ error: 0, access_token: 'token-of-a-stranger' });
    const [other] = (await post('/api/login')).headers.getSetCookie()[0]?.split(';') ?? [];
    seen.length = 0;
    for (const sent of [`${cookie}; ${cookie}`, `${cookie}; ${other}`, `${other}; ${cookie}`])
      await ask('/api/get_user_info', { headers: { cookie: sent } });
    const bearers = seen.map((request) => request.headers.get('authorization'));
    expect(bearers).toEqual([`Bearer ${TOKEN}`, null, null]);
  });

  it('is cleared at logout and when the session has ended', async () => {
    const cookie = await loggedInCookie();
    const out = await post('/api/logout', { cookie });
    expect(out.headers.get('set-cookie')).toContain('session=; Max-Age=0');
    nextAnswer = () => Response.json({ error: 401, message: 'หมดอายุ' }, { status: 401 });
    const ended = await ask('/api/get_user_info', { headers: { cookie } });
    expect(ended.headers.get('set-cookie')).toContain('session=; Max-Age=0');
  });

  it('stays unless the very session in it was ended', async () => {
    const cookie = await loggedInCookie();
    const stays = async (answer: Promise<Response>) =>
      expect((await answer).headers.get('set-cookie')).toBeNull();
    await stays(ask('/api/logout', { headers: { cookie, 'sec-fetch-site': 'cross-site' } }));
    await stays(post('/api/logout', { cookie, 'sec-fetch-site': 'cross-site' }));
    await stays(post('/api/logout', { cookie, authorization: 'Bearer of-another-session' }));
    nextAnswer = () => Response.json({ error: 4020, message: 'ไม่สำเร็จ' });
    await stays(post('/api/logout', { cookie }));
    nextAnswer = () => Response.json({ error: 503 }, { status: 503 });
    await stays(post('/api/logout', { cookie }));
    nextAnswer = () => Response.json({ error: 401 }, { status: 401 });
    await stays(ask('/api/get_user_info', { headers: { cookie, authorization: 'Bearer of-another' } }));
  });

  it('is cleared when a page asked with the token of the cookie', async () => {
    const cookie = await loggedInCookie();
    const out = await post('/api/logout', { cookie, authorization: `Bearer ${TOKEN}` });
    expect(out.headers.get('set-cookie')).toContain('session=; Max-Age=0');
  });

  it('of a login takes the place of the former one, which ends at the backend', async () => {
    const cookie = await loggedInCookie();
    nextAnswer = () => Response.json({ error: 4001, message: 'ไม่ถูกต้อง' });
    await post('/api/login', { cookie });
    expect(seen.splice(0).map(({ url }) => new URL(url).pathname)).toEqual(['/api/login']);
    let ended = false;
    nextAnswer = async () => {
      if (seen.length === 2) await new Promise((resolve) => setTimeout(resolve, 20));
      ended = seen.length === 2;
      return Response.json({ error: 0, access_token: 'opaque-token-of-the-backend-0002' });
    };
    const again = await post('/api/login', { cookie, 'x-member-id': 'm1' });
    expect(again.headers.get('set-cookie')).toMatch(/^session=/);
    expect(ended).toBe(true);
    const calls = seen.map(({ url, headers }) => [new URL(url).pathname, headers.get('authorization')]);
    expect(calls[1]).toEqual(['/api/logout', `Bearer ${TOKEN}`]);
    expect(seen[1]?.headers.get('x-member-id')).toBeNull();
    expect(await seen[1]?.text()).toBe('{}');
    expect(calls).toHaveLength(2);
  });

  it('of a new login stays when what was under way with the former session is answered that it is over', async () => {
    const cookie = await loggedInCookie();
    for (const [path, status] of [
      ['/api/get_user_info', 401],
      ['/api/logout', 401],
      ['/api/logout', 200],
    ] as const) {
      const late = Promise.withResolvers<Response>();
      nextAnswer = () => late.promise;
      const old = post(path, { cookie });
      await vi.waitFor(() => expect(seen).toHaveLength(1));
      nextAnswer = () => Response.json({ error: 0, access_token: 'opaque-token-of-the-backend-0003' });
      await post('/api/login', { cookie });
      late.resolve(Response.json({ error: status === 401 ? 401 : 0, data: {} }, { status }));
      expect((await old).headers.get('set-cookie')).toBeNull();
      seen.length = 0;
    }
  });

  it('of a session that a login took the place of is cleared later, for the answer with the new one was lost', async () => {
    const cookie = await loggedInCookie();
    nextAnswer = () => Response.json({ error: 0, access_token: 'opaque-token-of-the-backend-0004' });
    await post('/api/login', { cookie });
    nextAnswer = () => Response.json({ error: 401 }, { status: 401 });
    expect((await post('/api/logout', { cookie })).headers.get('set-cookie')).toBeNull();
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    expect((await post('/api/logout', { cookie })).headers.get('set-cookie')).toContain('Max-Age=0');
    vi.useRealTimers();
  });

  it('comes only with a login that succeeded', async () => {
    nextAnswer = () => Response.json({ error: 0, access_token: TOKEN });
    expect((await ask('/api/login')).headers.get('set-cookie')).toBeNull();
    expect((await post('/api/agent/config')).headers.get('set-cookie')).toBeNull();
    nextAnswer = () => new Response('<html>');
    expect((await post('/api/login')).headers.get('set-cookie')).toBeNull();
  });
});

describe('device cookie', () => {
  const deviceOf = (answer: Response) =>
    answer.headers.getSetCookie().find((cookie) => cookie.startsWith('device='));

  it('comes with a login, stays when the session ends, and names the browser to the backend alone', async () => {
    nextAnswer = () => Response.json({ error: 0, access_token: TOKEN });
    const first = deviceOf(await post('/api/login'));
    expect(first).toMatch(/^device=[\w-]{32}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = first?.split(';')[0] ?? '';
    expect(seen[0]?.headers.get('x-device-id')).toBe(cookie.slice('device='.length));
    expect(deviceOf(await post('/api/login', { cookie }))).toBe(first);
    expect(deviceOf(await post('/api/logout', { cookie }))).toBeUndefined();
    nextAnswer = () => Response.json({ error: 0, data: {} });
    for (const call of [
      '/api/reset_password',
      '/api/check_account',
      '/api/reset_password_v2',
      '/api/register',
    ])
      expect(deviceOf(await post(call))).toMatch(/^device=/);
    await post('/api/reset_password', { cookie: `other=1; ${cookie}` });
    expect(seen.at(-1)?.headers.get('x-device-id')).toBe(cookie.slice('device='.length));
  });

  it.each([4011, 4021])(
    'comes when a code is asked for by %i, so that the same browser sends it',
    async (error) => {
      nextAnswer = () => Response.json({ error, message: 'กรุณากรอกรหัสยืนยัน' });
      const asked = await post('/api/login');
      expect(asked.headers.getSetCookie()).toHaveLength(1);
      expect(deviceOf(asked)).toMatch(/^device=/);
      const cookie = deviceOf(asked)?.split(';')[0] ?? '';
      await post('/api/login', { cookie });
      expect(seen.at(-1)?.headers.get('x-device-id')).toBe(cookie.slice('device='.length));
    },
  );

  it('is not given for a refused login, and a header or a made-up cookie says nothing', async () => {
    nextAnswer = () => Response.json({ error: 4001, message: 'ไม่ถูกต้อง' });
    expect(deviceOf(await post('/api/login'))).toBeUndefined();
    const invented = { 'x-device-id': 'a'.repeat(32), cookie: 'device=short' };
    await post('/api/reset_password', invented);
    expect(seen.at(-1)?.headers.get('x-device-id')).toMatch(/^(?!a{32}$)[\w-]{32}$/);
    await post('/api/logout', invented);
    expect(seen.at(-1)?.headers.get('x-device-id')).toBeNull();
  });
});

describe('origin of a state-changing call', () => {
  const sites = [undefined, 'none', 'same-origin', 'same-site', 'cross-site'] as const;
  const origins = [
    undefined,
    'http://site.test',
    'http://site.test:81',
    'https://evil.test',
    'null',
  ] as const;
  const types = [undefined, 'application/json', 'text/plain', 'application/x-www-form-urlencoded'] as const;
  const carriers = ['nothing', 'cookie', 'token', 'both'] as const;
  type Site = (typeof sites)[number];
  type Origin = (typeof origins)[number];

  /** Which pairs come from this site: the browser's word on the site first, the origin where it says none. */
  const fromUs: readonly (readonly [Site, Origin])[] = [
    ...origins.flatMap((origin) => [['none', origin] as const, ['same-origin', origin] as const]),
    [undefined, undefined],
    [undefined, 'http://site.test'],
  ];

  it.each(carriers)(
    'with %s is carried out from here alone, unless the caller has a token of its own',
    async (carrier) => {
      const cookie = await loggedInCookie();
      const carried: Record<string, string> = {
        nothing: {},
        cookie: { cookie },
        token: { authorization: 'Bearer of-a-program' },
        both: { cookie, authorization: 'Bearer of-a-program' },
      }[carrier];
      const ownToken = 'authorization' in carried;
      const wrong: unknown[] = [];
      for (const site of sites)
        for (const origin of origins)
          for (const type of types) {
            seen.length = 0;
            const headers = new Headers({ host: 'site.test', ...carried });
            if (site) headers.set('sec-fetch-site', site);
            if (origin) headers.set('origin', origin);
            if (type) headers.set('content-type', type);
            // Bytes, so that no type is filled in.
            const body = new TextEncoder().encode('{}');
            const { status } = await ask('/api/lotto/bill/create', { method: 'POST', headers, body });
            const isOurs = ownToken || fromUs.some(([s, o]) => s === site && o === origin);
            const asked = seen.map((request) => [
              request.headers.get('authorization'),
              request.headers.get('content-type'),
            ]);
            const as = ownToken ? 'Bearer of-a-program' : carrier === 'cookie' ? `Bearer ${TOKEN}` : null;
            const expected = isOurs ? [[as, type ?? null]] : [];
            if (status !== (isOurs ? 200 : 403) || JSON.stringify(asked) !== JSON.stringify(expected))
              wrong.push({ site, origin, type, status, asked });
          }
      expect(wrong).toEqual([]);
    },
  );
});

describe('what passes', () => {
  it('refuses a body over the limit without asking the backend', async () => {
    expect((await post('/api/login', {}, JSON.stringify({ username: 'x'.repeat(200_000) }))).status).toBe(
      413,
    );
    expect(seen).toHaveLength(0);
  });

  it('knows no other methods', async () => {
    expect((await ask('/api/login', { method: 'DELETE' })).status).toBe(404);
    expect((await ask('/api/agent/banks', { method: 'HEAD' })).status).toBe(200);
    expect(seen.map(({ method }) => method)).toEqual(['GET']);
  });

  it('passes no cookie, no forged address and no set-cookie of the backend', async () => {
    const own = { 'set-cookie': 'backend=1', 'access-control-allow-origin': '*', 'retry-after': '5' };
    nextAnswer = () => Response.json({ error: 0, data: {} }, { headers: own });
    const answer = await post('/api/member/wallets', {
      cookie: 'other=1',
      'x-client-address': '10.0.0.1',
      'x-forwarded-for': '192.0.2.7',
    });
    expect(seen[0]?.headers.get('cookie')).toBeNull();
    expect(seen[0]?.headers.get('x-client-address')).toBe('192.0.2.7');
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'retry-after': '5',
    });
  });
});
