import { expect, test, vi } from 'vitest';
import { call, dataOf } from '#lib/api/call.ts';
import {
  isUnknown,
  messageOf,
  NotSent,
  SessionExpired,
  SITE_MESSAGE,
  UNREACHABLE_MESSAGE,
} from '#lib/api/errors.ts';

const { loadClient, reloadForPart } = vi.hoisted(() => ({ loadClient: vi.fn(), reloadForPart: vi.fn() }));
vi.mock('#lib/api/load-client.ts', () => ({ loadClient }));
vi.mock('#lib/missing-part.ts', () => ({ reloadForPart }));

test('without its script a call is not sent, which is known, and the page is loaded again where it can be', async () => {
  loadClient.mockRejectedValue(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }));
  const failed = await call('GET /api/notifications', {}).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(NotSent);
  expect(isUnknown(failed)).toBe(false);
  expect(reloadForPart).toHaveBeenCalledOnce();
});

test.each([
  [500, '<h1>Internal Server Error</h1>', SITE_MESSAGE],
  [502, null, SITE_MESSAGE],
  [504, '', SITE_MESSAGE],
  [503, { error: 503, message: 'กำลังปรับปรุง' }, 'กำลังปรับปรุง'],
  [500, {}, SITE_MESSAGE],
  // The login page of a network on the way.
  [200, '<h1>Wi-Fi</h1>', UNREACHABLE_MESSAGE],
  [502, { message: 'Bad Gateway' }, SITE_MESSAGE],
])('an answer of %i with %j blames who is to blame', (status, body, message) => {
  expect(() => dataOf(status, body)).toThrow(message);
});

test.each([{}, '', 'Unauthorized', { message: 'Unauthorized' }])(
  'a 401 ends the session whatever else it says: %j',
  (body) => {
    expect(() => dataOf(401, body)).toThrow(SessionExpired);
  },
);

test.each([
  [200, {}],
  [200, []],
  [200, '{"error":0,"data":{"amo'],
  [200, { message: 'login required', url: 'https://wifi.example' }],
  [403, { message: 'Forbidden' }],
  [429, { status: 'blocked', error: 'Too Many Requests' }],
])('an answer of %i with %j is none of ours: nobody knows what became of the call', (status, body) => {
  const answered = () => dataOf(status, body);
  expect(answered).toThrow(expect.toSatisfy(isUnknown));
});

test('a refusal says its code, words and facts, and a success its data or itself', () => {
  expect(() => dataOf(200, { error: 4110, message: 'ไม่พอ', data: { left: 5 } })).toThrow(
    expect.objectContaining({ code: 4110, message: 'ไม่พอ', facts: { left: 5 } }),
  );
  expect(() => dataOf(404, { error: 404, message: 'ไม่พบ' })).toThrow(expect.objectContaining({ code: 404 }));
  expect(dataOf(200, { error: 0, data: null })).toBeNull();
  expect(dataOf(200, { error: 0, data: [1] })).toEqual([1]);
  expect(dataOf(200, { status: 0, member_id: 'm1' })).toEqual({ status: 0, member_id: 'm1' });
});

test('a failure of which nothing is known blames nobody', () => {
  expect(messageOf(new TypeError('x is not a function'))).not.toMatch(/อินเทอร์เน็ต|สัญญาณ/);
});
