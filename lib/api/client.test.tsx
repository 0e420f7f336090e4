import type { AxiosAdapter } from 'axios';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '#lib/api/call.ts';
import {
  caller,
  onSessionEnd,
  serverNowMs,
  setBearer,
  setCallingMember,
  setServerNow,
} from '#lib/api/caller.ts';
import { client } from '#lib/api/client.ts';
import { BadRequest, NotSent, SessionExpired } from '#lib/api/errors.ts';

const { go, reloadPage } = vi.hoisted(() => ({ go: vi.fn(), reloadPage: vi.fn() }));
vi.mock('#lib/leave.ts', () => ({ leaveFor: go, reloadPage, here: () => '/lotto/glo-2025-06-16' }));

const sent = vi.fn();
let answer = { status: 200, data: { error: 0, data: {} } as unknown };
/** What happens on the way, and the headers of the answer. */
let travel = (): Record<string, string> => ({});
const adapter: AxiosAdapter = async (config) => {
  sent(config);
  return { ...answer, statusText: '', headers: travel(), config };
};
client.defaults.adapter = adapter;

beforeEach(() => {
  vi.clearAllMocks();
  travel = () => ({});
  answer = { status: 200, data: { error: 0, data: {} } };
});

describe('a session that is over', () => {
  test('is told once, and leads to the login page, which says why and leads back', async () => {
    const ended = vi.fn();
    onSessionEnd(ended);
    answer = { status: 401, data: { error: 401, message: 'x' } };
    const failed = call('POST /api/member/wallets', {});
    await expect(failed).rejects.toThrow(SessionExpired);
    await expect(failed).rejects.toThrow('หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบใหม่');
    expect(ended).toHaveBeenCalledOnce();
    expect(sent).toHaveBeenCalledOnce();
    expect(go).toHaveBeenCalledExactlyOnceWith('/login?over=1&next=%2Flotto%2Fglo-2025-06-16');
  });

  test('by an act that the backend tells of leads to the page that says so', async () => {
    const said = [{ ended: 'barred' }, undefined];
    client.defaults.adapter = async (config) => ({
      status: 401,
      data: { error: 401, message: 'x', data: said.shift() },
      statusText: '',
      headers: {},
      config,
    });
    await expect(call('POST /api/member/wallets', {})).rejects.toThrow(SessionExpired);
    client.defaults.adapter = adapter;
    expect(go).toHaveBeenCalledExactlyOnceWith('/login?over=barred&next=%2Flotto%2Fglo-2025-06-16');
  });

  test('is asked about once more: whoever logged in anew meanwhile is not sent away, and what was asked for is done', async () => {
    const ended = vi.fn();
    onSessionEnd(ended);
    setBearer('of-the-session-before');
    setCallingMember('m1');
    client.defaults.adapter = async (config) => {
      sent({
        bearer: config.headers.get('Authorization'),
        member: config.headers.get('x-member-id'),
        data: config.data,
      });
      const isNew = !config.headers.has('Authorization');
      const said = isNew
        ? { status: 200, data: { error: 0, data: [] } }
        : { status: 401, data: { error: 401 } };
      return { ...said, statusText: '', headers: {}, config };
    };
    await expect(call('POST /api/logout', {})).resolves.toEqual([]);
    client.defaults.adapter = adapter;
    setCallingMember(undefined);
    expect(sent.mock.calls).toEqual([
      [{ bearer: 'Bearer of-the-session-before', member: 'm1', data: '{}' }],
      [{ bearer: undefined, member: 'm1', data: '{}' }],
    ]);
    expect(caller().bearer).toBeUndefined();
    expect(ended).not.toHaveBeenCalled();
    expect(go).not.toHaveBeenCalled();
  });

  test('is left to a caller that asked for it', async () => {
    answer = { status: 401, data: { error: 401, message: 'x' } };
    await expect(call('POST /api/logout', {}, { handleErrors: false })).rejects.toThrow(SessionExpired);
    expect(go).not.toHaveBeenCalled();
  });
});

test('a 400 leads home', async () => {
  answer = { status: 400, data: { error: 4999, message: 'x' } };
  await expect(call('GET /api/notifications', {})).rejects.toThrow(BadRequest);
  expect(go).toHaveBeenCalledExactlyOnceWith('/');
});

test('a refusal for another member is read, then the page is loaded as theirs', async () => {
  vi.useFakeTimers();
  answer = { status: 200, data: { error: 4020, message: 'บัญชีอื่น' } };
  await expect(call('POST /api/member/payment/cancel', { ref: 'DEP00000001' })).rejects.toThrow('บัญชีอื่น');
  expect(reloadPage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_000);
  expect(reloadPage).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('every request names the member whose page it comes from', async () => {
  setCallingMember('m1');
  await call('POST /api/member/wallets', {});
  setCallingMember(undefined);
  await call('GET /api/notifications', {});
  expect(sent.mock.calls.map(([config]) => config.headers.get('x-member-id') ?? null)).toEqual(['m1', null]);
});

test('what a page asks by itself says so, a minute after somebody was there', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const attended = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    await call('POST /api/member/wallets', {});
    return !sent.mock.calls.at(-1)?.[0].headers.has('x-unattended');
  };
  document.dispatchEvent(new Event('keydown'));
  expect(await attended(60_000)).toBe(true);
  expect(await attended(1)).toBe(false);
  // What a screen reader or a voice presses or types comes without a pointer and without a key.
  for (const sign of ['pointerdown', 'click', 'input']) {
    document.dispatchEvent(new Event(sign));
    expect(await attended(0)).toBe(true);
    expect(await attended(60_001)).toBe(false);
  }
  vi.useRealTimers();
});

test('offline nothing is sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(call('POST /api/member/wallets', {})).rejects.toThrow(NotSent);
  expect(sent).not.toHaveBeenCalled();
});

test('an answer that came late does not put the site’s clock back, a device that was set anew does not put it off', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const MINUTE = 60_000;
  let serverMs = Date.parse('2026-11-20T06:00:00Z');
  setServerNow(serverMs);
  const pass = (ms: number) => {
    vi.advanceTimersByTime(ms);
    serverMs += ms;
  };
  const askFor = async (ms: number) => {
    travel = () => {
      const told = new Date(serverMs).toISOString();
      pass(ms);
      return { 'x-server-time': told };
    };
    await call('POST /api/member/wallets', {});
    return serverNowMs() - serverMs;
  };
  expect(await askFor(4_000)).toBe(0);
  expect(await askFor(30)).toBe(0);
  vi.setSystemTime(Date.now() + 60 * MINUTE);
  expect(await askFor(40)).toBe(-40);
  vi.setSystemTime(Date.now() - 60 * MINUTE);
  expect(await askFor(20)).toBe(-20);
  vi.useRealTimers();
  setServerNow(Date.now());
});
