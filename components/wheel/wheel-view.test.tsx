import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOccupied } from '#components/layout/notices/is-occupied.ts';
import { WheelView } from '#components/wheel/wheel-view.tsx';
import type { OwnSpins, WheelConfig, WheelSpin } from '#lib/api/wheel/queries.ts';
import { TURN_MS } from '#rules/wheel/turning.ts';
import { FakeApi, lost, refusal } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';

const HASH = 'b3eacd33433b31b5252351032c9b3e7a2e7aa7738d5decdf0dd6c62680853c06';
const user = { isLoggedIn: true, authUser: { memberId: 'm1', firstName: 'ก' }, userInfo: null };
const config: WheelConfig = {
  version: 1,
  prizes: [
    { id: 'none', name: 'ขอบคุณ', type: 'none', amount: 0, color: 'grey', weight: 70_000 },
    { id: 'baht-5', name: '5 บาท', type: 'cash', amount: 5, color: 'green', weight: 29_900 },
    { id: 'baht-500', name: '500 บาท', type: 'cash', amount: 500, color: 'gold', weight: 100 },
  ],
  setting: { spin_points: 100 },
  ...{ free_spins: 1, free_until: '2025-06-16T12:00:00.000Z', point: 40 },
  seed: { commit: HASH, client_seed: 'mine', next_nonce: 0 },
  next_commit: HASH,
};
const spin: WheelSpin = {
  ...{ spin_id: '00000000-0000-7000-8000-000000000001', at: '2025-06-15T12:00:00.000Z', paid: 'free' },
  prize: { id: 'baht-5', name: '5 บาท', type: 'cash', amount: 5 },
  ...{ version: 1, ticket: 80_000, commit: HASH, client_seed: 'mine', nonce: 0, seed: null },
};
const noSpins: OwnSpins = { spins: [], weights: [], before: null };
const own = { config, spins: noSpins, board: [], before: undefined, tab: 0 };
const answer = { spin, free_spins: 0, point: 40 };

/** Turns of the wheel that have begun; each ends when the test says so. */
let turns: { options: KeyframeAnimationOptions; onfinish: () => void; cancel: () => void }[] = [];

beforeEach(() => {
  turns = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.defineProperty(HTMLElement.prototype, 'animate', {
    configurable: true,
    value: (_: unknown, options: KeyframeAnimationOptions) => {
      const turn = { options, onfinish: () => {}, cancel: () => {} };
      turns.push(turn);
      return turn;
    },
  });
});

// Other files of this window have an `animate` of their own.
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

function open(view: Partial<typeof own> = {}) {
  return renderView(<WheelView {...own} {...view} />, user);
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const result = () => screen.getAllByRole('status')[0]?.textContent;
const turned = () => waitFor(() => expect(turns).toHaveLength(1));

test('the prize is told when the wheel stands, and what would tell it before is read only then', async () => {
  const api = new FakeApi({
    'POST /api/wheel/spin_v2': answer,
    'GET /api/wheel/config_v2': { ...config, free_spins: 0 },
    'POST /api/wheel/reward': { ...noSpins, spins: [spin] },
    'GET /api/wheel/board': [],
  });
  open();
  expect(isOccupied()).toBe(false);
  press('หมุนฟรี');
  await turned();
  // No announcement covers a wheel that turns, nor what it says then.
  expect(isOccupied()).toBe(true);
  expect(turns[0]?.options.duration).toBe(TURN_MS);
  expect(result()).toBe('กงล้อกำลังหมุน');
  expect(document.querySelector('[data-holds-balance]')).toBeTruthy();
  expect(api.requests.map(({ key }) => key)).toEqual(['POST /api/wheel/spin_v2']);
  expect(api.requests[0]?.input).toMatchObject({ version: 1, pay: 'free' });
  turns[0]?.onfinish();
  await waitFor(() => expect(result()).toContain('ยินดีด้วย คุณได้รับ 5.00 บาท'));
  expect(document.querySelector('[data-holds-balance]')).toBeNull();
  expect(isOccupied()).toBe(true);
  await screen.findByText('ไม่มีสิทธิ์หมุนฟรี');
});

test('between the press and the answer balance, points, history and board are held back too', async () => {
  let tell = () => {};
  const api = new FakeApi({
    'POST /api/wheel/spin_v2': () =>
      new Promise((done) => {
        tell = () => done(answer);
      }),
  });
  const { queryClient } = open();
  const holds = () => document.querySelector('[data-holds-balance]') !== null;
  expect(holds()).toBe(false);
  press('หมุนฟรี');
  await waitFor(() => expect(holds()).toBe(true));
  await queryClient.refetchQueries({ type: 'active' });
  expect(api.requests.map(({ key }) => key)).toEqual(['POST /api/wheel/spin_v2']);
  tell();
  await turned();
  expect(holds()).toBe(true);
});

test('a spin that is found after a reload stands with its prize: what the page shows tells it already', async () => {
  const intent = { memberId: 'm1', token: 'the-token-1', version: 1, pay: 'free' };
  sessionStorage.setItem('session_data', JSON.stringify({ state: { wheel: { intent } }, version: 1 }));
  const after = { ...noSpins, spins: [spin] };
  new FakeApi({
    'POST /api/wheel/reward': after,
    'GET /api/wheel/config_v2': { ...config, free_spins: 0 },
    'GET /api/wheel/board': [],
  });
  open({ spins: after, tab: 1 });
  await waitFor(() => expect(result()).toContain('ยินดีด้วย คุณได้รับ 5.00 บาท'));
  expect(turns).toHaveLength(0);
  expect(document.querySelector('[data-holds-balance]')).toBeNull();
  expect(document.querySelector('canvas')?.style.transform).toMatch(/^rotate\(0\.\d+turn\)$/);
});

test('who wants less motion reads the result at once', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  new FakeApi({
    'POST /api/wheel/spin_v2': {
      ...answer,
      spin: {
        ...spin,
        ticket: 1,
        prize: { ...config.prizes[0], id: 'none', name: 'ขอบคุณ', type: 'none', amount: 0 },
      },
    },
    'GET /api/wheel/config_v2': config,
    'POST /api/wheel/reward': noSpins,
    'GET /api/wheel/board': [],
  });
  open();
  press('หมุนฟรี');
  await waitFor(() => expect(result()).toContain('ครั้งนี้ไม่ได้รางวัล'));
  expect(turns).toHaveLength(0);
});

test('the first seed is committed to before the first spin', async () => {
  const api = new FakeApi({
    'POST /api/wheel/seed': { shown: null, seed: { commit: HASH, client_seed: 'x', next_nonce: 0 } },
    'POST /api/wheel/spin_v2': answer,
  });
  open({ config: { ...config, seed: null } });
  press('หมุนฟรี');
  await turned();
  expect(api.requests.map(({ key }) => key)).toEqual(['POST /api/wheel/seed', 'POST /api/wheel/spin_v2']);
});

test('a lost answer is looked up by its token and shows the prize that was drawn', async () => {
  const api = new FakeApi({
    'POST /api/wheel/spin_v2': lost,
    'POST /api/wheel/reward': { ...noSpins, spins: [spin] },
  });
  open();
  press('หมุนฟรี');
  await turned();
  const [sent, looked] = api.requests.map(({ input }) => input);
  expect(looked).toEqual({ spin_token: Object(sent).spin_token });
});

test('after a reload the same token is looked up; a spin that never arrived is sent again as it was', async () => {
  const intent = { memberId: 'm1', token: 'the-token-1', version: 1, pay: 'free' };
  sessionStorage.setItem('session_data', JSON.stringify({ state: { wheel: { intent } }, version: 1 }));
  const api = new FakeApi({ 'POST /api/wheel/reward': noSpins, 'POST /api/wheel/spin_v2': answer });
  open();
  const again = await screen.findByRole('button', { name: 'หมุนต่อ' });
  expect(api.requests[0]?.input).toEqual({ spin_token: 'the-token-1' });
  fireEvent.click(again);
  await turned();
  expect(api.requests.at(-1)?.input).toEqual({ spin_token: 'the-token-1', version: 1, pay: 'free' });
});

test('a spin of another member in this tab is not looked up', async () => {
  const intent = { memberId: 'm2', token: 'the-token-1', version: 1, pay: 'free' };
  sessionStorage.setItem('session_data', JSON.stringify({ state: { wheel: { intent } }, version: 1 }));
  const api = new FakeApi({});
  open();
  await new Promise((done) => setTimeout(done, 20));
  expect(api.requests).toEqual([]);
});

test('a refusal is said and the wheel is read again', async () => {
  const api = new FakeApi({
    'POST /api/wheel/spin_v2': refusal(4921, 'คุณไม่มีสิทธิ์หมุนฟรีเหลือแล้ว'),
    'GET /api/wheel/config_v2': { ...config, free_spins: 0 },
    'POST /api/wheel/reward': noSpins,
    'GET /api/wheel/board': [],
  });
  open();
  press('หมุนฟรี');
  await screen.findByText('คุณไม่มีสิทธิ์หมุนฟรีเหลือแล้ว');
  await waitFor(() => expect(api.requests.map(({ key }) => key)).toContain('GET /api/wheel/config_v2'));
  expect(sessionStorage.getItem('session_data')).not.toContain('token');
});

test('chances stand beside the prizes, and tabs say what a spin costs', () => {
  new FakeApi({});
  open();
  const chances = screen.getByRole('region', { name: 'รางวัลและโอกาส' });
  expect(
    within(chances)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['ขอบคุณ70%', '5 บาท29.9%', '500 บาท0.1%']);
  fireEvent.click(screen.getByRole('link', { name: 'ใช้แต้ม' }));
  expect(screen.getByText('ขาดอีก 60 แต้ม')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ดูภารกิจ' }).getAttribute('href')).toBe('/member/creditfree');
  fireEvent.click(screen.getByRole('link', { name: 'ประวัติ' }));
  expect(screen.getByText('คุณยังไม่เคยหมุน')).toBeTruthy();
});

test('sound is off until it is turned on', () => {
  new FakeApi({});
  open();
  expect(screen.getByRole('button', { name: 'เปิดเสียง' }).getAttribute('aria-pressed')).toBe('false');
});
