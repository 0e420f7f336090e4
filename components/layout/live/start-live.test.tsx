import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { BillHead } from '#lib/api/lotto/queries.ts';
import { walletsQuery } from '#lib/api/wallet/queries.ts';
import { addLayer } from '#lib/back-layers.ts';
import { onToast, type Toast } from '#lib/feedback/toast.ts';
import type { News } from '#lib/live/news.ts';
import { FakeApi } from '#tests/fake-api.ts';
import { isShownAt } from './out-of-date.ts';
import { createReadAgain } from './read-again.ts';
import { startLive } from './start-live.ts';
import { createWinTeller } from './tell-wins.ts';

let send: (text: string) => void = () => {};
let cut: () => void = () => {};
const asked: { url: string; headers: Record<string, string> }[] = [];
let stop = () => {};

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ url, headers });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = (text) => controller.enqueue(new TextEncoder().encode(text));
        cut = () => controller.error(new Error('cut'));
      },
    });
    send(
      'event: hello\ndata: {"member_id":"m1","now":1000000}\n\nid: 5\nevent: time\ndata: {"now":1000000}\n\n',
    );
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const change = (id: number, kind: string, of: string, what = '') =>
  send(`id: ${id}\nevent: change\ndata: ${JSON.stringify({ kind, id: of, what })}\n\n`);

test('a win: the balance is read again and the member told, once; a cut stream is taken up where it broke', async () => {
  let balance = 100;
  new FakeApi({
    'POST /api/member/wallets': () => [{ id: 'w', wallet_name: 'x', balance, wallet_type_id: 1 }],
    'GET /api/lotto/bill/list': ended(bill('b1', 900), bill('b2', 40)),
  });
  const queryClient = new QueryClient();
  const refreshPage = vi.fn();
  window.history.replaceState(null, '', '/lotto/bills');
  const wallets = new QueryObserver(queryClient, { ...walletsQuery(), staleTime: Number.POSITIVE_INFINITY });
  const stopReading = wallets.subscribe(() => {});
  const toasts: Toast[] = [];
  onToast((toast) => toasts.push(toast));
  await vi.waitFor(() => expect(wallets.getCurrentResult().data?.[0]?.balance).toBe(100));

  stop = startLive({ queryClient, refreshPage, memberId: 'm1', sinceMs: 999_000, tells: () => true });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.url).toBe('/api/events?since=999000');

  balance = 1_000;
  change(6, 'bill', 'b1', 'settled');
  change(6, 'bill', 'b1', 'settled');
  await vi.waitFor(() => expect(wallets.getCurrentResult().data?.[0]?.balance).toBe(1_000));
  await vi.waitFor(() => expect(toasts).toHaveLength(1), { timeout: 5_000 });
  expect(toasts[0]).toMatchObject({
    variant: 'success',
    message: expect.stringContaining('900.00'),
    links: [
      { label: 'ดูโพย', href: '/lotto/bills?bill_id=b1' },
      { label: 'แชร์เป็นรูป', href: '/lotto/bills?bill_id=b1#picture' },
    ],
  });
  expect(refreshPage).toHaveBeenCalledTimes(1);

  change(7, 'withdrawal', 'w1', 'approved');
  change(8, 'withdrawal', 'w1', 'paid');
  await vi.waitFor(() => expect(toasts).toHaveLength(2));
  expect(toasts[1]).toMatchObject({ variant: 'success', message: 'ถอนเงินสำเร็จ โอนเข้าบัญชีของคุณแล้ว' });

  cut();
  await vi.waitFor(() => expect(asked).toHaveLength(2), { timeout: 10_000 });
  expect(asked[1]?.headers['last-event-id']).toBe('8');
  stopReading();
});

test('a page that the browser kept, and shows again, is read again; one that is new is not', () => {
  const refreshPage = vi.fn();
  const how = { queryClient: new QueryClient(), refreshPage, memberId: undefined, sinceMs: 999_000 };
  stop = startLive({ ...how, tells: () => true });
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  shown(false);
  expect(refreshPage).not.toHaveBeenCalled();
  shown(true);
  expect(refreshPage).toHaveBeenCalledOnce();
  stop();
  shown(true);
  expect(refreshPage).toHaveBeenCalledOnce();
});

test('what is switched off is not told, nor read for it; all else is', async () => {
  const api = new FakeApi({
    'POST /api/member/wallets': [],
    'GET /api/lotto/bill/list': ended(bill('b1', 900)),
  });
  const toasts: Toast[] = [];
  onToast((toast) => toasts.push(toast));
  const muted = new Set(['withdrawals']);
  stop = startLive({
    queryClient: new QueryClient(),
    refreshPage: vi.fn(),
    memberId: 'm1',
    sinceMs: 999_000,
    tells: (kind) => !muted.has(kind),
  });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  change(6, 'withdrawal', 'w1', 'paid');
  change(7, 'bill', 'b1', 'settled');
  await vi.waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]?.message).toContain('900.00');

  muted.clear();
  muted.add('wins');
  change(8, 'bill', 'b1', 'settled');
  change(9, 'withdrawal', 'w2', 'paid');
  await vi.waitFor(() => expect(toasts).toHaveLength(2));
  expect(toasts[1]?.message).toBe('ถอนเงินสำเร็จ โอนเข้าบัญชีของคุณแล้ว');
  expect(api.sent('GET /api/lotto/bill/list').map(({ status }) => status)).toEqual(['won', 'lost']);
});

test('a win is told with what the bills cost that lost beside it, and without joy where that was more', async () => {
  const lost = { ...bill('b2', 0), status: 'lost' as const, total_stake: 1_000 };
  new FakeApi({ 'POST /api/member/wallets': [], 'GET /api/lotto/bill/list': ended(bill('b1', 900), lost) });
  const toasts: Toast[] = [];
  onToast((toast) => toasts.push(toast));
  const queryClient = new QueryClient();
  stop = startLive({
    queryClient,
    refreshPage: vi.fn(),
    memberId: 'm1',
    sinceMs: 999_000,
    tells: () => true,
  });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  change(6, 'bill', 'b1', 'settled');
  change(7, 'bill', 'b2', 'settled');
  await vi.waitFor(() => expect(toasts).toHaveLength(1), { timeout: 5_000 });
  expect(toasts[0]).toMatchObject({
    variant: 'info',
    message: 'โพยของคุณถูกรางวัล ได้รับ 900.00 บาท จากยอดแทง 1,001.00 บาท',
  });
});

/** The card of a round on its page, so many pixels from its end to the top of the screen. */
function showCard(bottom: number): void {
  const card = document.createElement('section');
  card.id = 'wins-r';
  card.getBoundingClientRect = () => new DOMRect(0, bottom - 100, 300, 100);
  document.body.append(card);
  onTestFinished(() => card.remove());
}

/** A bill of round `r` won while its page is open; passes time by hand. */
async function winOnItsPage() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  new FakeApi({ 'POST /api/member/wallets': [], 'GET /api/lotto/bill/list': ended(bill('b1', 900)) });
  const toasts: Toast[] = [];
  onToast((toast) => toasts.push(toast));
  window.history.replaceState(null, '', '/lotto/r');
  const teller = createWinTeller();
  teller.settled('b1');
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  // The card comes some time after the bill was settled.
  await pass(1_500);
  expect(toasts).toHaveLength(0);
  return { toasts, teller, pass };
}

test.each([
  ['in sight', 200, 0],
  ['out of sight', -40, 1],
])('a win whose card stands %s, its end at %i px, is told by %i toasts', async (_, bottom, times) => {
  const { toasts, pass } = await winOnItsPage();
  showCard(bottom);
  await pass(10_000);
  expect(toasts).toHaveLength(times);
});

test('a win is told where the page of its round never shows it', async () => {
  const { toasts, pass } = await winOnItsPage();
  await pass(10_000);
  expect(toasts).toHaveLength(1);
});

test('a win is told to nobody once its member has gone', async () => {
  const { toasts, teller, pass } = await winOnItsPage();
  teller.stop();
  await pass(10_000);
  expect(toasts).toHaveLength(0);
});

test('shots of others read the room again, and its long list only an own one', async () => {
  const queryClient = new QueryClient();
  const read: string[] = [];
  const watch = (name: string) => {
    const key = [`GET /api/lotto/yeekee/${name}`, { round_id: 'r1' }];
    const observer = new QueryObserver(queryClient, {
      queryKey: key,
      queryFn: () => read.push(name),
      staleTime: Number.POSITIVE_INFINITY,
    });
    return observer.subscribe(() => {});
  };
  const ends = [watch('list'), watch('lists')];
  await vi.waitFor(() => expect(read).toEqual(['list', 'lists']));
  stop = startLive({
    queryClient,
    refreshPage: vi.fn(),
    memberId: 'm1',
    sinceMs: 999_000,
    tells: () => true,
  });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  change(6, 'shots', 'r1');
  change(7, 'shots', 'r2');
  await vi.waitFor(() => expect(read).toEqual(['list', 'lists', 'lists']));
  change(8, 'shot', 'r1');
  await vi.waitFor(() => expect(read.toSorted()).toEqual(['list', 'list', 'lists', 'lists', 'lists']));
  for (const end of ends) end();
});

/** The bills that ended as is asked for. */
const ended =
  (...bills: BillHead[]) =>
  ({ status }: { status?: string | undefined }) =>
    bills.filter((one) => one.status === status);

function bill(id: string, payout: number): BillHead {
  return {
    bill_id: id,
    round_id: 'r',
    kind: 'glo',
    kind_name: 'x',
    draw_date: '2025-06-16',
    created_at: '2025-06-15T12:00:00.000Z',
    status: 'won' as const,
    line_count: 1,
    pack: 'full' as const,
    total_face: 1,
    total_stake: 1,
    total_payout: payout,
    can_cancel_until: null,
    settled_at: '2025-06-16T12:00:00.000Z',
    result_version: 1,
  };
}

const newsOf = (kind: News['kind'], id: string, what: string): News =>
  kind === 'reset' ? { kind, id: '', what: '' } : { kind, id, what };
type Shown = [path: string, kind: News['kind'], id: string, what: string, isShown: boolean];

test.each<Shown>([
  ['/lotto/glo-2025-06-16', 'result', 'glo-2025-06-16', '', true],
  ['/lotto/glo-2025-06-16', 'round', 'glo-2025-06-16', 'voided', true],
  ['/lotto/glo-2025-06-16', 'result', 'lao-2025-06-16', '', false],
  ['/lotto', 'round', 'glo-2025-07-01', 'open', true],
  ['/', 'result', 'lao-2025-06-16', '', true],
  ['/', 'terms', 'lao-2025-06-16', '', false],
  ['/lotto/results', 'result', 'glo-2025-06-16', '', true],
  ['/lotto/results', 'round', 'glo-2025-06-16', 'voided', true],
  ['/lotto/results', 'round', 'glo-2025-06-16', 'closed', false],
  ['/member/deposit', 'result', 'glo-2025-06-16', '', false],
])('at %s news of a %s of %s (%s) are shown: %s', (path, kind, id, what, isShown) => {
  expect(isShownAt(path, newsOf(kind, id, what))).toBe(isShown);
});

test('a page is read again once its dialog is closed, and a page that is gone back to', async () => {
  vi.useFakeTimers();
  const refreshPage = vi.fn();
  window.history.replaceState(null, '', '/lotto/glo-2025-06-16');
  const again = createReadAgain(new QueryClient(), refreshPage);
  const close = addLayer(() => undefined);
  again.hear({ kind: 'result', id: 'glo-2025-06-16', what: '' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(refreshPage).not.toHaveBeenCalled();
  close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(refreshPage).toHaveBeenCalledTimes(1);
  again.stop();

  const how = { queryClient: new QueryClient(), refreshPage, memberId: undefined, sinceMs: 999_000 };
  stop = startLive({ ...how, tells: () => true });
  window.dispatchEvent(new PopStateEvent('popstate'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(refreshPage).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('news of the balance wait while a wheel turns that they would tell the prize of', async () => {
  vi.useFakeTimers();
  let reads = 0;
  const queryClient = new QueryClient();
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async () => {
    reads += 1;
  });
  const turning = document.createElement('p');
  turning.dataset.holdsBalance = '';
  document.body.append(turning);
  const { hear, stop: stopReading } = createReadAgain(queryClient, () => {});
  hear({ kind: 'balance', id: '', what: '' });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(reads).toBe(0);
  turning.remove();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reads).toBeGreaterThan(0);
  stopReading();
  vi.useRealTimers();
});

test('after a gap of the stream reads that no event tells of are out of date too, once the wheel stands', async () => {
  vi.useFakeTimers();
  const queryClient = new QueryClient();
  const own = ['GET /api/wheel/reward', 'GET /api/cashback/today', 'GET /api/affiliate/summary'];
  for (const key of own) queryClient.setQueryData([key], {});
  queryClient.setQueryData(['GET /api/agent/config'], {});
  const stale = () => own.filter((key) => queryClient.getQueryState([key])?.isInvalidated);
  const turning = document.createElement('p');
  turning.dataset.holdsBalance = '';
  document.body.append(turning);
  const { hear, stop: stopReading } = createReadAgain(queryClient, () => {});
  hear({ kind: 'reset', id: '', what: '' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stale()).toEqual([]);
  turning.remove();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(stale()).toEqual(own);
  expect(queryClient.getQueryState(['GET /api/agent/config'])?.isInvalidated).toBe(false);
  stopReading();
  vi.useRealTimers();
});
