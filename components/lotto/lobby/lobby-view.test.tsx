import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageProvider } from '#components/ui/page-context.tsx';
import { setServerNow } from '#lib/api/caller.ts';
import type { LobbyKind } from '#lib/loaders/lotto/lobby.ts';
import { StoresProvider } from '#stores/provider.tsx';
import { renderView } from '#tests/render-view.tsx';
import { typedEarly } from '#tests/typed-early.tsx';
import { LobbyView } from './lobby-view.tsx';

const NOW = Date.parse('2026-11-23T12:45:00.000Z');
const facts = { about: 'ทุกวัน', latest: null } as const;
const round = (roundId: string, status: 'open' | 'resulted', closesAt: string) => ({
  roundId,
  drawDate: '2026-11-23',
  closesAt,
  status,
});
const kinds: readonly LobbyKind[] = [
  {
    ...facts,
    kind: 'lao',
    name: 'หวยลาว',
    category: 2,
    round: round('lao-2026-11-23', 'open', '2026-11-23T13:00:00.000Z'),
    latest: { drawDate: '2026-11-20', top3: '923', bottom2: '89' },
  },
  {
    ...facts,
    kind: 'dow',
    name: 'ดาวโจนส์',
    category: 3,
    round: round('dow-2026-11-23', 'resulted', '2026-11-23T02:50:00.000Z'),
  },
  { ...facts, kind: 'egypt', name: 'อียิปต์', category: 3, round: null },
];
const names = () =>
  screen.getAllByRole('link').flatMap((link) => within(link).queryAllByText(/^(หวยลาว|ดาวโจนส์|อียิปต์)$/));
const shown = () => names().map(({ textContent }) => textContent);
const hrefOf = (name: string) => screen.getByText(name).closest('a')?.getAttribute('href');

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW, toFake: ['setInterval', 'clearInterval', 'Date'] });
  setServerNow(NOW);
});
afterEach(() => vi.useRealTimers());

test('says of each kind how its round stands, by the server’s clock, and leads to where it goes on', () => {
  renderView(<LobbyView kinds={kinds} />);
  expect(screen.getAllByRole('region').map((group) => group.getAttribute('aria-label'))).toEqual([
    'เปิดรับอยู่',
    'รอผลและออกผลแล้ว',
  ]);
  expect(screen.getByText('ปิด 20:00 น.')).toBeDefined();
  expect(screen.getByRole('timer').textContent).toBe('00:15:00');
  expect(['หวยลาว', 'ดาวโจนส์'].map(hrefOf)).toEqual(['/lotto/lao-2026-11-23', '/lotto/results?kind=dow']);
  expect(screen.getByText('923')).toBeDefined();
  act(() => vi.advanceTimersByTime(5 * 60_000));
  expect(screen.getByText('ใกล้ปิดรับ')).toBeDefined();
  act(() => vi.advanceTimersByTime(10 * 60_000 + 1_000));
  expect(screen.getByText('ปิดรับ รอผล')).toBeDefined();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(hrefOf('หวยลาว')).toBe('/lotto/results?kind=lao');
  expect([screen.getByText('ออกผลแล้ว'), screen.getByText('ยังไม่เปิดรับ')]).toHaveLength(2);
});

test('a round that closes on the next day says that day, short enough for a phone', () => {
  const [lao] = kinds;
  if (!lao) throw new Error('There is a kind');
  const dow = { ...lao, round: round('dow-2026-11-23', 'open', '2026-11-23T19:50:00.000Z') };
  renderView(<LobbyView kinds={[dow]} />);
  screen.getByText('ปิด 24 พ.ย. 02:50 น.');
});

test('hours before a round closes its row counts minutes in words, and seconds only in the last hour', () => {
  const [lao] = kinds;
  if (!lao) throw new Error('There is a kind');
  const hours = { ...lao, round: round('lao-2026-11-23', 'open', '2026-11-23T15:00:00.000Z') };
  renderView(<LobbyView kinds={[hours]} />);
  const timer = screen.getByRole('timer');
  expect(timer.textContent).toBe('อีก 2 ชม. 15 นาที');
  act(() => vi.advanceTimersByTime(30_000));
  expect(timer.textContent).toBe('อีก 2 ชม. 14 นาที');
  act(() => vi.advanceTimersByTime(20_000));
  expect(timer.textContent).toBe('อีก 2 ชม. 14 นาที');
  act(() => vi.advanceTimersByTime(75 * 60_000));
  expect(timer.textContent).toBe('00:59:10');
});

test('a result of today stands out with its round; an older one says its day', () => {
  const [lao, ...others] = kinds;
  if (!lao) throw new Error('There is a kind');
  const today = {
    ...lao,
    kind: 'yeekee',
    latest: { drawDate: '2026-11-23', number: 53, top3: '704', bottom2: '50' },
  };
  renderView(<LobbyView kinds={[lao, today, ...others]} />);
  expect(screen.getByText('ออกผลวันนี้ รอบที่ 53').closest('[data-today]')?.textContent).toContain('704');
  expect(screen.getByText('ผล 20 พ.ย. 69').closest('[data-today]')).toBeNull();
  expect(screen.getAllByText('ปิด 20:00 น.')).toHaveLength(2);
});

test('words that were typed before the page came alive stay, and count', () => {
  const facts = { scheme: 'dark', nowMs: NOW } as const;
  const view = (
    <PageProvider facts={facts}>
      <StoresProvider user={undefined}>
        <LobbyView kinds={kinds} />
      </StoresProvider>
    </PageProvider>
  );
  typedEarly(view, 'ลาว');
  act(() => vi.advanceTimersByTime(3_000));
  expect(screen.getByLabelText('ค้นหาหวย')).toHaveProperty('value', 'ลาว');
  expect(shown()).toEqual(['หวยลาว']);
});

test('is narrowed by words, by group and to the favourites, which the device keeps', async () => {
  vi.useRealTimers();
  const keys = userEvent.setup({ delay: null });
  const first = renderView(<LobbyView kinds={kinds} />);
  await keys.type(screen.getByLabelText('ค้นหาหวย'), 'ลาว');
  expect(shown()).toEqual(['หวยลาว']);
  await keys.type(screen.getByLabelText('ค้นหาหวย'), 'xx');
  expect(screen.getByText(/ไม่พบหวยที่ค้นหา/)).toBeDefined();
  await keys.clear(screen.getByLabelText('ค้นหาหวย'));
  await keys.click(screen.getByText('หุ้น', { selector: 'button' }));
  expect(shown()).toEqual(['ดาวโจนส์', 'อียิปต์']);
  await keys.click(screen.getByText('ปักหมุด', { selector: 'button' }));
  expect(screen.getByText(/ยังไม่มีหวยที่ปักหมุด/)).toBeDefined();
  await keys.click(screen.getByText('ทั้งหมด', { selector: 'button' }));
  const star = screen.getByLabelText('ปักหมุด ดาวโจนส์');
  await keys.click(star);
  expect(star.getAttribute('aria-pressed')).toBe('true');
  first.unmount();

  renderView(<LobbyView kinds={kinds} />);
  await keys.click(screen.getByText('ปักหมุด', { selector: 'button' }));
  expect(shown()).toEqual(['ดาวโจนส์']);
  expect(JSON.parse(localStorage.getItem('local_data') ?? '{}').state.lobby).toEqual({
    favouriteKinds: ['dow'],
    favouriteGames: [],
  });
  await keys.click(screen.getByLabelText('ปักหมุด ดาวโจนส์'));
  expect(shown()).toEqual([]);
});
