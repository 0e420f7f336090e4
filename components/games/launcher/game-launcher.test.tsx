import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeApi, lost, refusal } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
import { GameLauncher } from './game-launcher.tsx';

const { errorPopup, leaveFor, toast } = vi.hoisted(() => ({
  errorPopup: vi.fn(),
  leaveFor: vi.fn(),
  toast: vi.fn(),
}));
vi.mock('#lib/leave.ts', async (original) => ({ ...(await original()), leaveFor }));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));
vi.mock('#lib/feedback/popup.ts', () => ({ errorPopup }));

const GAME = { gameId: 'lucky-market', providerId: 'house', subProviderId: 'house', name: 'ตลาดนำโชค' };
const SESSION = '00000000-0000-7000-8000-0000000000a1';
const [LINK, DEMO, WALLETS] = [
  'POST /api/game/link',
  'POST /api/game/demo',
  'POST /api/game/wallets',
] as const;
const PROGRESS = 'GET /api/promotion/progress';
const [CLOSE, SHOWN] = ['POST /api/member/game/close', 'GET /api/member/game/session'] as const;
const MEMBER = { isLoggedIn: true, authUser: { memberId: 'm1' }, userInfo: { firstName: 'สมหญิง' } };

const wallet = (id: string, balance: number, wallet_type_id = 2) => ({
  ...{ id, wallet_name: `กระเป๋า ${id}`, balance, wallet_type_id },
});
const opened = { link: '/frames/slots.html#game=lucky-market&token=t', game_session_id: SESSION };
const played = {
  ...{ game_session_id: SESSION, game_id: GAME.gameId, provider_id: 'house' },
  ...{ opened_at: '2025-06-15T12:00:00.000Z', closed_at: null, rounds: 0, staked: 0, won: 0, net: 0 },
};

let api: FakeApi;
let width = 390;

function open(isDemo = false) {
  const onClose = vi.fn();
  const game = { ...GAME, source: 'slot-hot', isDemo };
  const { unmount } = renderView(<GameLauncher game={game} onClose={onClose} />, MEMBER);
  return { onClose, unmount, keys: userEvent.setup() };
}

const frame = () => screen.findByTitle(`เกม ${GAME.name}`);

beforeEach(() => {
  width = 390;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduce') || width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  api = new FakeApi({
    [WALLETS]: [wallet('main', 0, 1)],
    [LINK]: opened,
    [DEMO]: { link: opened.link },
    [CLOSE]: played,
    [SHOWN]: played,
    [PROGRESS]: null,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  errorPopup.mockReset();
  leaveFor.mockReset();
  toast.mockReset();
});

test('a welcome stands for a second, and a single wallet is chosen by itself, also without money where it is the main one', async () => {
  api.answers[WALLETS] = [wallet('main', 0, 1), wallet('bonus', 0)];
  open();
  await frame();
  expect(toast.mock.calls).toEqual([[`ยินดีต้อนรับสู่ ${GAME.name}`, { variant: 'success', ms: 1_000 }]]);
  expect(api.sent(WALLETS)).toEqual([
    { game_id: 'lucky-market', provider_id: 'house', sub_provider_id: 'house' },
  ]);
  expect(api.sent(LINK)).toMatchObject([{ wallet_id: 'main', source: 'slot-hot', agent_code: 'pwin' }]);
});

test.each([
  [599, true],
  [959, true],
  [960, false],
  [1_280, false],
])('at %i px is_mobile is %s', async (px, isMobile) => {
  width = px;
  open();
  await frame();
  expect(api.sent(LINK)).toMatchObject([{ is_mobile: isMobile }]);
});

test('a demo goes straight to its link: no wallet is asked for, no balance read, no session closed', async () => {
  const { onClose, keys } = open(true);
  await frame();
  await keys.click(screen.getByRole('button', { name: 'ปิดเกม' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(api.requests.map(({ key }) => key)).toEqual([DEMO]);
});

test('until a game has come it is said that it opens', async () => {
  open();
  const shown = await frame();
  expect(screen.getByText('กำลังเปิดเกม')).toBeDefined();
  fireEvent.load(shown);
  expect(screen.queryByText('กำลังเปิดเกม')).toBeNull();
});

test('over a game stands what of a promotion is played', async () => {
  const times = {
    max_stake: 200,
    counts: [],
    lotto_words: null,
    withdrawable: 0,
    expires_at: '2025-06-22T12:00:00.000Z',
  };
  api.answers[PROGRESS] = { title: 'ฝากรายวัน', turn: 'wager', target: 3_000, played: 1_240, ...times };
  open();
  expect(await screen.findByText('เทิร์น 1,240 / 3,000')).toBeDefined();
});

test('of several wallets those with money or of type 1 are offered, under their heading; the chosen one opens the game', async () => {
  api.answers[WALLETS] = [wallet('main', 0, 1), wallet('bonus', 50), wallet('empty', 0)];
  const { keys } = open();
  expect(await screen.findByRole('heading', { name: 'กรุณาเลือกกระเป๋าเงิน' })).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(api.sent(LINK)).toEqual([]);
  await keys.click(screen.getByRole('button', { name: /กระเป๋า bonus.*คงเหลือ 50\.00 บาท/ }));
  await frame();
  expect(api.sent(LINK)).toMatchObject([{ wallet_id: 'bonus' }]);
});

test('two taps on a wallet open one session', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof opened>();
  api.answers[WALLETS] = [wallet('main', 20, 1), wallet('bonus', 50)];
  api.answers[LINK] = () => promise;
  const { keys } = open();
  await keys.dblClick(await screen.findByRole('button', { name: /กระเป๋า main/ }));
  expect(screen.getByRole('status').textContent).toBe('กำลังเปิดเกม');
  await keys.click(screen.getByRole('button', { name: /กระเป๋า bonus/ }));
  resolve(opened);
  await frame();
  expect(api.sent(LINK)).toMatchObject([{ wallet_id: 'main' }]);
});

test.each([
  ['a refusal', refusal(4502, 'เกมนี้ปิดให้บริการชั่วคราว'), 'เกมนี้ปิดให้บริการชั่วคราว'],
  ['no answer', lost, expect.stringMatching(/อินเทอร์เน็ต/)],
] as const)(
  '%s to wallets or a demo is told in a toast of three seconds, and the launcher closes',
  async (_, answer, text) => {
    for (const isDemo of [false, true]) {
      api.answers[isDemo ? DEMO : WALLETS] = answer;
      const { onClose, unmount } = open(isDemo);
      await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
      expect(toast).toHaveBeenLastCalledWith(text, { variant: 'error', position: 'top-end', ms: 3_000 });
      expect(errorPopup).not.toHaveBeenCalled();
      unmount();
    }
  },
);

test('where no wallet can be played with, that is said', async () => {
  api.answers[WALLETS] = [wallet('bonus', 0)];
  const { onClose } = open();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(toast).toHaveBeenLastCalledWith('ยังไม่มีกระเป๋าเงินที่เล่นเกมนี้ได้', expect.objectContaining({ ms: 3_000 }));
});

test('a link that is refused is told in a popup; the wallets stay to choose another', async () => {
  api.answers[LINK] = refusal(4502, 'เกมนี้ปิดให้บริการชั่วคราว');
  const { onClose, keys } = open();
  await vi.waitFor(() => expect(errorPopup).toHaveBeenCalledOnce());
  expect(errorPopup).toHaveBeenCalledWith({ text: 'เกมนี้ปิดให้บริการชั่วคราว' });
  expect(onClose).not.toHaveBeenCalled();
  api.answers[LINK] = opened;
  await keys.click(await screen.findByRole('button', { name: /กระเป๋า main/ }));
  await frame();
});

test('where all wallets are empty a refusal leads to the deposit', async () => {
  api.answers[LINK] = refusal(4110, 'ยอดเงินไม่พอ กรุณาฝากเงินก่อนเล่น');
  const { onClose, keys } = open();
  const deposit = await screen.findByRole('button', { name: 'ฝากเงิน' });
  expect(leaveFor).not.toHaveBeenCalled();
  await keys.click(deposit);
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/member/deposit');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a wallet with money is chosen without a word of deposits', async () => {
  api.answers[WALLETS] = [wallet('main', 0, 1), wallet('bonus', 50)];
  open();
  await screen.findByRole('button', { name: /กระเป๋า bonus/ });
  expect(screen.queryByRole('button', { name: 'ฝากเงิน' })).toBeNull();
});

test('a game that asks for a deposit is closed, and the page of deposits follows', async () => {
  const { onClose } = open();
  const shown = await frame();
  if (!(shown instanceof HTMLIFrameElement)) throw new Error('The game has no frame');
  const ask = { data: { type: 'deposit' }, origin: 'null', source: shown.contentWindow };
  expect(leaveFor).not.toHaveBeenCalled();
  act(() => window.dispatchEvent(new MessageEvent('message', ask)));
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/member/deposit');
  expect(onClose).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(api.sent(CLOSE)).toEqual([{ game_session_id: SESSION }]));
});

test('a session that was opened while the launcher was closed is closed too', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof opened>();
  api.answers[LINK] = () => promise;
  const { onClose, keys, unmount } = open();
  await vi.waitFor(() => expect(api.sent(LINK)).toHaveLength(1));
  await keys.click(screen.getByRole('button', { name: 'ปิดเกม' }));
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  resolve(opened);
  await vi.waitFor(() => expect(api.sent(CLOSE)).toEqual([{ game_session_id: SESSION }]));
});

test('a frame that says its session is over is taken away, with what to do', async () => {
  const { onClose, keys } = open();
  const shown = await frame();
  if (!(shown instanceof HTMLIFrameElement)) throw new Error('The game has no frame');
  const say = (data: unknown, origin: string, source: Window | null) =>
    act(() => window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
  say({ type: 'over' }, 'https://elsewhere.example', shown.contentWindow);
  say({ type: 'over' }, 'null', window);
  say('over', 'null', shown.contentWindow);
  expect(screen.queryByTitle(`เกม ${GAME.name}`)).not.toBeNull();
  say({ type: 'over' }, 'null', shown.contentWindow);
  expect(screen.queryByTitle(`เกม ${GAME.name}`)).toBeNull();
  expect(screen.getByText('หมดเวลาของเกมนี้ เปิดเกมอีกครั้งเพื่อเล่นต่อ')).toBeDefined();
  await keys.click(screen.getAllByRole('button', { name: 'ปิดเกม' }).at(-1) ?? document.body);
  expect(screen.queryByRole('button', { name: 'เปิดเกมอีกครั้ง' })).toBeNull();
  expect(onClose).toHaveBeenCalledOnce();
  expect(api.sent(CLOSE)).toEqual([{ game_session_id: SESSION }]);
});

test('a demo that is over is opened again from there', async () => {
  const { onClose, keys } = open(true);
  const shown = await frame();
  if (!(shown instanceof HTMLIFrameElement)) throw new Error('The game has no frame');
  api.answers[DEMO] = { link: `${opened.link}-of-another` };
  const over = { data: { type: 'over' }, origin: 'null', source: shown.contentWindow };
  act(() => window.dispatchEvent(new MessageEvent('message', over)));
  await keys.click(screen.getByRole('button', { name: 'เปิดเกมอีกครั้ง' }));
  expect((await frame()).getAttribute('src')).toContain('-of-another');
  expect(api.requests.map(({ key }) => key)).toEqual([DEMO, DEMO]);
  expect(onClose).not.toHaveBeenCalled();
});
