import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { HouseRound } from '#contract/house.ts';
import { lessBaht } from '#frames/parts/page-parts.ts';
import { formatBaht, toBaht } from '#rules/money/baht.ts';

const show = vi.fn<(round: HouseRound) => Promise<void>>();
vi.mock('./game-board.ts', () => ({ openBoard: async () => ({ showWindow: () => undefined, show }) }));
vi.mock('./verify-all.ts', () => ({
  verifyAll: async (rounds: readonly unknown[]) => `ตรงทั้ง ${rounds.length} รอบ`,
}));

const [, page = ''] = /<body>(.*)<\/body>/s.exec(readFileSync('frames/slots/slots.html', 'utf8')) ?? [];
const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(64));
const seed = { commit: A, client_seed: 'mine', next_nonce: 1, next_commit: B };
const round = {
  ...{ round_id: 'r', game_id: 'lucky-market', machine: 'classic', version: 'v', stake: 1, is_free: false },
  ...{ win: 0.7, events: [], commit: A, client_seed: 'mine', nonce: 0, seed: null, status: 'done' },
  ...{ reason: null, played_at: '2025-06-15T12:00:00.000Z' },
};
const table = {
  game: { game_id: 'lucky-market', machine: 'classic', name: 'ตลาดนำโชค', name_en: 'Lucky Market' },
  ...{ is_demo: false, balance: 100.4, stakes: [1, 2, 5, 10], free_rounds: [], seed, last: null },
  server_time: round.played_at,
};

const text = (id: string) => document.getElementById(id)?.textContent ?? '';
const spinButton = () => document.getElementById('spin');
const isIdle = () => expect(spinButton()?.ariaDisabled).toBe('false');

/** Opens the page on a table; `answer` says what the house answers to each call after that, and `sent` what it was asked. */
async function openPage(own: object, answer: (path: string) => object) {
  const sent: { readonly key: string; readonly stake: number; readonly is_free?: boolean }[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: string }) => {
    if (path === '/api/house/open') return Response.json({ error: 0, data: { ...table, ...own } });
    sent.push(JSON.parse(body));
    return Response.json(answer(path));
  });
  vi.resetModules();
  await import('./slots.ts');
  await vi.waitFor(isIdle);
  return sent;
}

async function press(id: 'spin' | 'verify') {
  document.getElementById(id)?.click();
  await vi.waitFor(isIdle);
}

beforeEach(() => {
  document.body.innerHTML = page;
  location.hash = '#game=lucky-market&token=aaaaaaaaaaaaaaaaaaaaaaaa';
  show.mockReset().mockResolvedValue(undefined);
});

afterAll(() => {
  document.body.innerHTML = '';
});

test('a round whose balance less its win is no short decimal is shown, and the next press asks for another one', async () => {
  const sent = await openPage({}, () => ({ error: 0, data: { round, balance: 100.1, seed } }));
  show.mockImplementation(async () => expect(text('balance')).toBe('99.40'));
  await press('spin');
  expect(show).toHaveBeenCalledWith(round);
  expect([text('balance'), text('message')]).toEqual(['100.10', '']);
  await press('spin');
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
});

test('another stake is read out, and the same one after a round is not', async () => {
  await openPage({}, () => ({ error: 0, data: { round, balance: 100.1, seed } }));
  const spoken = document.getElementById('stake')?.closest('[aria-live="polite"][aria-atomic="true"]');
  if (!spoken) throw new Error('the stake is read out');
  const changes = new MutationObserver(() => undefined);
  changes.observe(spoken, { childList: true, subtree: true, characterData: true });
  await press('spin');
  expect(changes.takeRecords()).toEqual([]);
  document.getElementById('less')?.click();
  expect(spoken.textContent).toBe('เดิมพัน5.00');
  expect(changes.takeRecords()).not.toEqual([]);
  changes.disconnect();
});

test('a round that cannot be drawn is told in words, with its money', async () => {
  await openPage({}, () => ({ error: 0, data: { round, balance: 100.1, seed } }));
  show.mockRejectedValue(new Error('no picture'));
  await press('spin');
  expect([text('balance'), text('message')]).toEqual(['100.10', 'ชนะ 0.70 บาท']);
});

test('a round without an answer is asked for again under its key', async () => {
  const sent = await openPage({}, () => ({}));
  vi.stubGlobal('fetch', async (_path: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body));
    throw new TypeError('offline');
  });
  await press('spin');
  expect(text('message')).toContain('ยังไม่ทราบผลรอบนี้');
  await press('spin');
  expect(sent[0]?.key).toBe(sent[1]?.key);
});

test.each([{}, [], { message: 'login required' }, { error: 'Forbidden' }])(
  'an answer that is none of the house’s leaves a round unknown, and the next press asks for the same one: %j',
  async (answer) => {
    const sent = await openPage({}, () => answer);
    await press('spin');
    expect(text('message')).toContain('ยังไม่ทราบผลรอบนี้');
    await press('spin');
    expect(sent[0]?.key).toBe(sent[1]?.key);
  },
);

test('amounts less others are exact and never below nothing', () => {
  const satang = fc.bigInt({ min: 0n, max: 100_000_000_000n });
  fc.assert(
    fc.property(satang, satang, (amount, taken) => {
      const left = amount > taken ? amount - taken : 0n;
      expect(lessBaht(toBaht(amount), toBaht(taken))).toBe(formatBaht(left));
    }),
  );
});

test.each([
  ['with money', false, 'deposit'],
  ['with play money', true, undefined],
])('a stake that the wallet cannot pay offers a deposit: %s', async (_name, is_demo, told) => {
  const tellPage = vi.spyOn(window.parent, 'postMessage').mockReturnValue(undefined);
  await openPage({ is_demo }, () => ({ error: 4110, message: 'ยอดเงินไม่พอ', data: {} }));
  const deposit = document.getElementById('deposit');
  expect(deposit?.hidden).toBe(true);
  await press('spin');
  expect([text('message'), deposit?.hidden, document.getElementById('won')?.hidden]).toEqual([
    'ยอดเงินไม่พอ',
    told === undefined,
    told !== undefined,
  ]);
  if (told) {
    deposit?.click();
    expect(tellPage).toHaveBeenLastCalledWith({ type: told }, '*');
  }
  vi.stubGlobal('fetch', async () => Response.json({ error: 0, data: { round, balance: 100.1, seed } }));
  await press('spin');
  expect([deposit?.hidden, document.getElementById('won')?.hidden]).toEqual([true, false]);
});

test('free rounds of another stake are played first when those of one stake are gone', async () => {
  const free_rounds = [
    { stake: 1, left: 1, ends_at: round.played_at },
    { stake: 5, left: 10, ends_at: null },
  ];
  const sent = await openPage({ free_rounds }, () => ({ error: 4511, message: 'ไม่มีฟรีสปิน', data: {} }));
  await press('spin');
  expect(text('message')).toContain('ไม่มีฟรีสปิน');
  await press('spin');
  expect(sent).toMatchObject([
    { stake: 1, is_free: true },
    { stake: 5, is_free: true },
  ]);
});

test.each([
  ['its own', A, B, 'ตรงทั้ง 1 รอบ'],
  ['its own, and another one follows than was promised', A, C, 'รหัสลับชุดใหม่ไม่ตรงกับที่แสดงไว้ก่อน กรุณาแจ้งทีมงาน'],
  ['a later one, after another page', B, C, '1 รอบใช้รหัสลับที่เปิดจากหน้าอื่นแล้ว ตรวจได้ที่ “รอบเกมของฉัน”'],
  ['one after two other pages', C, D, '1 รอบใช้รหัสลับที่เปิดจากหน้าอื่นแล้ว ตรวจได้ที่ “รอบเกมของฉัน”'],
])('a round is judged by its own seed alone: %s', async (_name, shown, next, words) => {
  await openPage({}, (path) =>
    path === '/api/house/spin'
      ? { error: 0, data: { round, balance: 100.1, seed } }
      : {
          error: 0,
          data: {
            shown: { ...seed, commit: shown, seed: D },
            seed: { ...seed, commit: next, next_commit: D },
          },
        },
  );
  await press('spin');
  await press('verify');
  expect(text('verified')).toBe(words);
});

test.each([
  ['done', 'จบรอบหลังการเชื่อมต่อขาดหาย', 'รอบก่อนที่ค้างอยู่: จบรอบหลังการเชื่อมต่อขาดหาย · ชนะ 0.70 บาท'],
  ['cancelled', 'ไม่มีการหักเงิน', 'รอบก่อนที่ค้างอยู่: ไม่มีการหักเงิน'],
  ['refused', 'ยอดเงินไม่พอ', ''],
])('what became of the round before is told where it was interrupted: %s', async (status, reason, words) => {
  await openPage({ last: { ...round, status, reason } }, () => ({}));
  expect(text('message')).toBe(words);
});
