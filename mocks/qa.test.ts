import { describe, expect, it } from 'vitest';
import { areas } from '#contract/calls.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { demoMember } from '#mocks/core.ts';
import { mockBackend } from './backend.ts';

let worlds = 0;

/** A fresh world: `qa` sends a command, `call` a call, as the demo member once `login` was awaited. */
function freshWorld() {
  worlds += 1;
  const cookie = `qa=world-${worlds}`;
  let token = '';
  const send = async (method: 'GET' | 'POST', path: string, body: unknown = {}) => {
    const answer = await mockBackend(
      new Request(`http://mock.test${path}`, {
        method,
        headers: { cookie, authorization: `Bearer ${token}` },
        ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
      }),
    );
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  return {
    qa: (command: string, body: unknown = {}) => send('POST', `/api/__qa/${command}`, body),
    get: (path: string) => send('GET', path),
    post: (path: string, body: unknown) => send('POST', path, body),
    login: async () => {
      token = (await send('POST', '/api/login', demoMember)).body.access_token;
    },
  };
}

const bill = (status: string) => ({ status, lines: [{ type: 'top_2', number: '12', amount: 10 }] });

describe('a QA command that is not understood is refused and says why', () => {
  it.each([
    ['an unknown command', 'chang', {}, 404, /no QA command chang/],
    ['an unknown key', 'change', { balanse: 5 }, 422, /balanse/],
    ['an unknown key further in', 'change', { round: { state: 'open' } }, 422, /state/],
    [
      'a call that the contract does not have',
      'fault',
      { call: 'GET /api/lotto/loby', fault: '503' },
      422,
      /no call/,
    ],
    ['a fault that there is not', 'fault', { call: 'GET /api/lotto/lobby', fault: '502' }, 422, /fault/],
    ['a bet type that there is not', 'change', { rates: { top_9: 1 } }, 422, /top_9/],
    ['what is no JSON', 'change', '{', 422, /JSON/],
  ])('%s', async (_, command, body, status, reason) => {
    const answer = await freshWorld().qa(command, body);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(reason);
  });
});

it('every call of the contract is mocked', async () => {
  const { get, post } = freshWorld();
  const calls = Object.values(areas).flatMap((area) => Object.values<AnyEndpoint>(area));
  for (const { method, path } of calls.filter(({ auth }) => auth !== 'signed'))
    expect((await (method === 'GET' ? get(path) : post(path, {}))).body.message, path).not.toBe(
      'ไม่พบบริการที่เรียก',
    );
});

it('what happened to an account is told as by the backend: the newest five of each kind', async () => {
  const { get, post, login } = freshWorld();
  await login();
  const { password } = demoMember;
  await post('/api/member/update_sub_bank_account', {
    bank_code: '014',
    bank_account_no: '9990001112',
    password,
  });
  for (let times = 0; times < 6; times += 1)
    await post('/api/member/change_password', { current_password: password, password });
  const { body } = await get('/api/member/security_events');
  expect(body.data.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...Array<string>(5).fill('password_changed'),
    'sub_bank_changed',
  ]);
});

describe('the clock of a world', () => {
  it('runs, jumps and stands still', async () => {
    const { qa, get } = freshWorld();
    const now = async () => Date.parse((await get('/api/lotto/rounds')).headers.get('x-server-time') ?? '');
    await qa('change', { now: '2025-06-15T13:00:00.000Z', runs: false });
    expect(await now()).toBe(Date.parse('2025-06-15T13:00:00.000Z'));
    await qa('change', { advance: 90_000 });
    expect(await now()).toBe(Date.parse('2025-06-15T13:01:30.000Z'));
    await qa('change', { runs: true });
    const first = await now();
    await expect.poll(now).toBeGreaterThan(first);
  });

  it('closes a round, ends a QR and an idle session', async () => {
    const { qa, get, post, login } = freshWorld();
    await login();
    await post('/api/member/payment/generate_qr', { channel_id: 1, sub_channel_id: 1, amount: 100 });
    await qa('change', { advance: 15 * 60_000 });
    expect((await get('/api/member/payment/qrcode_info')).body.data).toBeNull();
    await qa('change', { advance: 31 * 60_000 });
    expect((await get('/api/get_user_info')).status).toBe(401);
    await qa('change', { now: '2025-06-16T08:20:01.000Z' });
    expect((await get('/api/lotto/rounds?kind=glo&status=open')).body.data).toEqual([]);
  });
});

describe('a world can be told to hold', () => {
  it('a bill that costs more than the balance', async () => {
    const { qa, post, login } = freshWorld();
    await login();
    const dear = { status: 'lost', lines: [{ type: 'top_2', number: '12', amount: 5_000 }] };
    expect((await qa('change', { bill: dear })).status).toBe(200);
    expect((await post('/api/member/wallets', {})).body.data[0].balance).toBe(0);
  });

  it.each([
    ['lost', 990, ['lose']],
    ['won', 1_890, ['win']],
    ['refunded', 1_000, ['refund']],
    ['cancelled', 1_000, ['refund']],
    ['pending', 990, ['pending']],
  ])('a bill that is %s', async (status, balance, lines) => {
    const { qa, get, post, login } = freshWorld();
    await login();
    await qa('change', { bill: bill(status) });
    const [head] = (await get('/api/lotto/bill/list')).body.data;
    expect(head.status).toBe(status);
    const detail = await get(`/api/lotto/bill/detail?bill_id=${head.bill_id}`);
    expect(detail.body.data.lines.map((line: { status: string }) => line.status)).toEqual(lines);
    expect((await post('/api/member/wallets', {})).body.data[0].balance).toBe(balance);
  });

  it('a pending bill that can be cancelled until ten minutes before the close', async () => {
    const { qa, get, post, login } = freshWorld();
    await login();
    await qa('change', { bill: bill('pending') });
    const [head] = (await get('/api/lotto/bill/list')).body.data;
    expect(head.can_cancel_until).toBe('2025-06-16T08:10:00.000Z');
    const answer = await post('/api/lotto/bill/cancel', { bill_id: head.bill_id });
    expect(answer.body.data).toMatchObject({ status: 'cancelled', can_cancel_until: null });
  });

  it('a Yeekee bill that cannot be cancelled', async () => {
    const { qa, get, post, login } = freshWorld();
    await login();
    const [round] = (await get('/api/lotto/rounds?kind=yeekee&status=open')).body.data;
    await qa('change', { bill: { ...bill('pending'), round_id: round.round_id } });
    const [head] = (await get('/api/lotto/bill/list')).body.data;
    const detail = await get(`/api/lotto/bill/detail?bill_id=${head.bill_id}`);
    expect(detail.body.data).toMatchObject({ can_cancel_until: null, cancelling: { error: 4123 } });
    expect((await post('/api/lotto/bill/cancel', { bill_id: head.bill_id })).body.error).toBe(4123);
  });

  it('a bill that is sent again with its digits written otherwise', async () => {
    const { post, login } = freshWorld();
    await login();
    const order = (number: string) => ({
      round_id: 'glo-2025-06-16',
      lines: [{ type: 'top_2', number, amount: 10 }],
      idempotency_key: 'the-same-key',
    });
    const first = await post('/api/lotto/bill/create', order('๑๒'));
    const again = await post('/api/lotto/bill/create', order('๑๒'));
    expect(again.body.data.bill_id).toBe(first.body.data.bill_id);
    const other = await post('/api/lotto/bill/create', order('13'));
    expect(other.body).toMatchObject({ error: 4111, data: first.body.data });
  });

  it('a voided round with its stakes given back, a resulted one with its numbers', async () => {
    const { qa, get, login } = freshWorld();
    await login();
    await qa('change', { bill: bill('pending') });
    await qa('change', { round: { status: 'voided' } });
    expect((await get('/api/lotto/bill/list')).body.data[0].status).toBe('refunded');
    await qa('change', {
      round: { round_id: 'glo-2025-07-01', draw_date: '2025-07-01', status: 'resulted' },
    });
    const result = await get('/api/lotto/result?round_id=glo-2025-07-01');
    expect(result.body.data).toMatchObject({ round_id: 'glo-2025-07-01', draw_date: '2025-07-01' });
  });

  it('several wallets, announcements, banners and events of its own, and a tag id', async () => {
    const { qa, get, post, login } = freshWorld();
    await login();
    const bonus = { id: 'bonus', wallet_name: 'โบนัส', balance: 20, wallet_type_id: 2 };
    const news = { id: 9, type: 1, image: '/art/notification-1.svg', title: 'ข่าว', description: 'ใหม่' };
    await qa('change', {
      wallets: [bonus],
      notifications: [news],
      banners: [],
      events: [],
      gtmId: 'GTM-TEST',
    });
    expect((await post('/api/member/wallets', {})).body.data).toMatchObject([{ balance: 1_000 }, bonus]);
    expect((await get('/api/notifications')).body.data).toEqual([news]);
    expect((await get('/api/banner')).body.data).toEqual([]);
    expect((await post('/api/agent/config', {})).body.data.gtm_id).toBe('GTM-TEST');
  });

  it('what it was asked since, and by whom', async () => {
    const { qa, get } = freshWorld();
    await get('/api/lotto/results?limit=2');
    expect((await qa('seen')).body.data).toEqual([
      { call: 'GET /api/lotto/results', onServer: false, input: { limit: '2' } },
    ]);
    expect((await qa('seen')).body.data).toEqual([]);
  });
});
