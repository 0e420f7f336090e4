import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { stakeOfBets } from '#rules/tables/bets.ts';

const [, page = ''] = /<body>(.*)<\/body>/s.exec(readFileSync('frames/tables/tables.html', 'utf8')) ?? [];
const [A, B] = ['a', 'b'].map((letter) => letter.repeat(64));
const seed = { commit: A, client_seed: 'mine', next_nonce: 1, next_commit: B };
const bets = [
  { option: 'low', stake: 10 },
  { option: 'high', stake: 10 },
];
const round = {
  ...{ round_id: 'r', game_id: 'hilo', machine: 'hilo', version: 'v', stake: 20, is_free: false, win: 20 },
  ...{ commit: A, client_seed: 'mine', nonce: 0, seed: null, status: 'done', reason: null, bets },
  events: [
    { kind: 'dice', dice: [6, 5, 3] },
    {
      kind: 'bets',
      bets: [
        { option: 'low', stakeSatang: 1_000, backSatang: 0 },
        { option: 'high', stakeSatang: 1_000, backSatang: 2_000 },
      ],
    },
  ],
  played_at: '2025-06-15T12:00:00.000Z',
};
const opened = {
  game: { game_id: 'hilo', machine: 'hilo', name: 'ไฮโล', name_en: 'Hi-Lo' },
  ...{ is_demo: false, balance: 100, stakes: [1, 5, 10, 50], free_rounds: [], seed, last: null, past: [] },
  server_time: round.played_at,
};

interface Sent {
  readonly key: string;
  readonly stake: number;
  readonly bets: typeof bets;
}

const seen = vi.fn();
const text = (id: string) => document.getElementById(id)?.textContent ?? '';
const isIdle = () => expect(document.getElementById('play')?.ariaDisabled).toBe('false');
const option = (id: string) => document.querySelector<HTMLElement>(`[data-option="${id}"]`);
const click = (id: string) => document.getElementById(id)?.click();

/** Opens the page on a table; `answer` says what the house answers to each round. */
async function openPage(own: object, answer: () => object): Promise<Sent[]> {
  const sent: Sent[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: string }) => {
    if (path === '/api/house/open') return Response.json({ error: 0, data: { ...opened, ...own } });
    sent.push(JSON.parse(body));
    return Response.json(answer());
  });
  Element.prototype.scrollIntoView = seen;
  vi.resetModules();
  await import('./tables.ts');
  await vi.waitFor(isIdle);
  return sent;
}

async function play() {
  click('play');
  await vi.waitFor(isIdle);
}

beforeEach(() => {
  document.body.innerHTML = page;
  location.hash = '#game=hilo&token=aaaaaaaaaaaaaaaaaaaaaaaa';
});

afterAll(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const done = { error: 0, data: { round, balance: 100, seed } };

test('chips are put on options, sent as the bets of one round, and what came back of each is told', async () => {
  const sent = await openPage({}, () => done);
  option('low')?.click();
  option('high')?.click();
  expect([text('total'), option('low')?.ariaLabel]).toEqual(['20.00', 'ต่ำ 4–10 จ่าย 1:1 แทงไว้ 10 บาท']);
  await play();
  expect(sent).toMatchObject([{ stake: 20, bets }]);
  expect([text('message'), text('heard'), text('balance'), text('total')]).toEqual([
    'ออก 6 5 3 รวม 14 แต้ม',
    'ได้คืน 20.00 จากที่แทง 20.00 บาท',
    '100.00',
    '0.00',
  ]);
  expect([option('high'), option('low')].map((one) => one?.hasAttribute('data-won'))).toEqual([true, false]);
  expect(option('low')?.ariaLabel).toBe('ต่ำ 4–10 จ่าย 1:1 แทงไว้ 10 บาท ได้คืน 0.00 บาท');
  expect(['high', 'low'].map((id) => option(id)?.querySelector('.badge')?.textContent)).toEqual([
    '10 →20',
    '10',
  ]);
  expect(document.querySelectorAll('#past li')).toHaveLength(1);
  option('odd')?.click();
  expect([text('total'), option('high')?.hasAttribute('data-won')]).toEqual(['10.00', false]);
  click('repeat');
  expect(text('total')).toBe('20.00');
  await play();
  expect(sent[1]?.bets).toEqual(bets);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('nothing is sent without a bet, and none is put that the table does not take', async () => {
  const sent = await openPage({ stakes: [100] }, () => done);
  await play();
  expect([sent, text('message')]).toEqual([[], 'เลือกชิป แล้วแตะช่องที่จะแทง']);
  option('triple-6')?.click();
  option('triple-6')?.click();
  expect([text('total'), text('message')]).toEqual(['100.00', 'ช่องนี้แทงได้ไม่เกิน 100.00 บาท']);
  click('clear');
  expect(text('total')).toBe('0.00');
});

test('a round without an answer is asked for again under its key with its bets, which stay as they are', async () => {
  const sent = await openPage({}, () => ({}));
  option('low')?.click();
  await play();
  expect(text('message')).toContain('ยังไม่ทราบผลรอบนี้');
  option('high')?.click();
  click('clear');
  await play();
  expect(sent[1]).toEqual(sent[0]);
  expect(stakeOfBets(sent[1]?.bets ?? [])).toBe(10);
});

test('a stake that the wallet cannot pay offers a deposit, and the bets stay', async () => {
  await openPage({}, () => ({ error: 4110, message: 'ยอดเงินไม่พอ', data: {} }));
  option('low')?.click();
  await play();
  expect([text('message'), document.getElementById('deposit')?.hidden, text('total')]).toEqual([
    'ยอดเงินไม่พอ',
    false,
    '10.00',
  ]);
});

test('who comes back sees the last results and may bet the same again; what was interrupted is told', async () => {
  const dice = [1, 1, 1].map((face) => ({ kind: 'dice', dice: [face, face, 2] }));
  await openPage({ past: dice, last: { ...round, reason: 'จบรอบหลังการเชื่อมต่อขาดหาย' } }, () => done);
  expect(document.querySelectorAll('#past li')).toHaveLength(3);
  expect(
    document.querySelector('#result')?.getAttribute('aria-label') ??
      document.getElementById('result')?.ariaLabel,
  ).toBe('ออก 6 5 3 รวม 14 แต้ม');
  expect(text('message')).toContain('รอบก่อนที่ค้างอยู่');
  expect(text('message')).toContain('ได้คืน 20.00 จากที่แทง 20.00 บาท');
  click('repeat');
  expect(text('total')).toBe('20.00');
});

test('who bets far below sees what is drawn', async () => {
  await openPage({}, () => done);
  option('triple-6')?.click();
  seen.mockClear();
  await play();
  expect(seen.mock.contexts).toEqual([document.getElementById('stage')]);
});

test('a tie wins on the tie alone: the other stakes come back and are not shown as won', async () => {
  location.hash = '#game=baccarat&token=aaaaaaaaaaaaaaaaaaaaaaaa';
  const game = { game_id: 'baccarat', machine: 'baccarat', name: 'บาคาร่า', name_en: 'Baccarat' };
  const back = [
    { option: 'player', stakeSatang: 1_000, backSatang: 1_000 },
    { option: 'tie', stakeSatang: 1_000, backSatang: 9_000 },
  ];
  const events = [
    { kind: 'cards', player: ['4s', '2s'], banker: ['6h', 'Th'] },
    { kind: 'bets', bets: back },
  ];
  const tie = { ...round, game_id: 'baccarat', machine: 'baccarat', events, win: 100 };
  await openPage({ game }, () => ({ ...done, data: { ...done.data, round: tie } }));
  for (const { option: id } of back) option(id)?.click();
  await play();
  const shown = ['player', 'tie', 'banker'].map((id) => option(id));
  expect(shown.map((one) => one?.hasAttribute('data-won'))).toEqual([false, true, false]);
  expect(shown.map((one) => one?.hasAttribute('data-lost'))).toEqual([false, false, false]);
  expect(shown[0]?.querySelector('.badge')?.textContent).toBe('10 →10');
});

test.each([
  {
    ...{ machine: 'fishing', name: 'ยิงปลาทะเลทอง', button: 'ยิง', empty: 'เลือกกระสุน แล้วแตะเป้าที่จะยิง' },
    ...{ result: { kind: 'fish', caught: [1, 7] }, said: 'จับได้ ปลาการ์ตูน ฉลาม', past: '' },
    ...{ lost: 'fish-3', won: 'fish-7', back: 40_000 },
  },
  {
    ...{ machine: 'football', name: 'ฟุตบอลจำลอง', button: 'แทง', empty: 'เลือกชิป แล้วแตะช่องที่จะแทง' },
    ...{ result: { kind: 'goals', home: 2, away: 1 }, said: 'เหย้า 2 เยือน 1', past: '2–1' },
    ...{ lost: 'away', won: 'home', back: 2_070 },
  },
])('$machine: in its own words, with what was drawn on the table and among the last results', async (one) => {
  location.hash = `#game=${one.machine}&token=aaaaaaaaaaaaaaaaaaaaaaaa`;
  const game = { game_id: one.machine, machine: one.machine, name: one.name, name_en: one.machine };
  const paid = [
    { option: one.lost, stakeSatang: 1_000, backSatang: 0 },
    { option: one.won, stakeSatang: 1_000, backSatang: one.back },
  ];
  const own = { game_id: one.machine, machine: one.machine, win: one.back / 100 };
  const played = { ...round, ...own, events: [one.result, { kind: 'bets', bets: paid }] };
  await openPage({ game }, () => ({ ...done, data: { ...done.data, round: played } }));
  expect([text('message'), text('play')]).toEqual([one.empty, one.button]);
  for (const { option: id } of paid) option(id)?.click();
  await play();
  expect(text('message')).toBe(one.said);
  expect(document.getElementById('result')?.ariaLabel).toBe(one.said);
  expect(option(one.won)?.hasAttribute('data-won')).toBe(true);
  expect(option(one.lost)?.hasAttribute('data-lost')).toBe(true);
  const [past] = document.querySelectorAll('#past li');
  expect([past?.ariaLabel ?? past?.getAttribute('aria-label'), past?.textContent]).toEqual([
    one.said,
    one.past,
  ]);
});

test('fish swim before anything is shot, and when nothing was caught that is told', async () => {
  location.hash = '#game=fishing&token=aaaaaaaaaaaaaaaaaaaaaaaa';
  const game = { game_id: 'fishing', machine: 'fishing', name: 'ยิงปลาทะเลทอง', name_en: 'Fishing' };
  const events = [
    { kind: 'fish', caught: [] },
    { kind: 'bets', bets: [{ option: 'fish-8', stakeSatang: 1_000, backSatang: 0 }] },
  ];
  const none = { ...round, game_id: 'fishing', machine: 'fishing', events, win: 0 };
  await openPage({ game }, () => ({ ...done, data: { ...done.data, round: none } }));
  expect(document.querySelectorAll('#result .fish:not([data-end])')).toHaveLength(8);
  option('fish-8')?.click();
  expect(option('fish-8')?.ariaLabel).toBe('มังกรทอง จ่าย 1:99 เล็งไว้ 10 บาท');
  await play();
  expect([text('message'), text('heard')]).toEqual(['รอดทุกตัว', 'รอบนี้ไม่ได้เงินคืน']);
  expect(document.querySelectorAll('#result [data-end="free"]')).toHaveLength(8);
});

test('of a round that is shown again no option can be pressed, and each tells what came back of it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async () => Response.json({ error: 0, data: { round, name: 'ไฮโล' } }));
  location.hash = '#replay=aaaaaaaaaaaaaaaaaaaaaaaa';
  vi.resetModules();
  await import('./tables.ts');
  await vi.waitFor(isIdle);
  const options = [...document.querySelectorAll('button[data-option]')];
  expect(options.length).toBeGreaterThan(0);
  expect(options.filter((one) => !one.matches(':disabled'))).toEqual([]);
  expect(option('high')?.ariaLabel).toContain('20.00');
});
