import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeApi } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
import { UnsentDraft } from './unsent-draft.tsx';

const { navigate } = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock('#components/ui/navigation.tsx', () => ({ useNavigate: () => navigate }));

const OLD = 'yeekee-2026-11-22-54';
const NEXT = 'yeekee-2026-11-22-55';
const price = { rate: 92, discount: 0 };
const roundOf = (round_id: string, leftMs: number) => ({
  round_id,
  kind: 'yeekee',
  kind_name: 'ยี่กี',
  draw_date: '2026-11-22',
  opens_at: '2026-11-21T22:00:00.000Z',
  closes_at: new Date(Date.now() + leftMs).toISOString(),
  result_at: new Date(Date.now() + leftMs + 180_000).toISOString(),
  status: 'open' as const,
});
const kept = () => JSON.parse(sessionStorage.getItem('session_data') ?? '{}').state.session.billDrafts;

beforeEach(() => {
  vi.resetAllMocks();
  const lines = [
    { type: 'top_2', number: '12', amount: '10' },
    { type: 'top_2', number: '34', amount: '' },
  ];
  const session = { billDrafts: { [OLD]: { lines } } };
  sessionStorage.setItem('session_data', JSON.stringify({ state: { session }, version: 1 }));
  return () => sessionStorage.clear();
});

test('what was not sent before a round closed goes to the round that is open now, and stays nowhere else', async () => {
  new FakeApi({
    // The round that has just closed is still called open.
    'GET /api/lotto/rounds': [roundOf(OLD, -500), roundOf(NEXT, 900_000)],
    'GET /api/lotto/rate': [
      {
        type: 'top_2',
        name: '2 ตัวบน',
        digits: 2,
        chance: 0.01,
        rate: 92,
        packs: { full: price, discount: null },
      },
    ],
  });
  renderView(<UnsentDraft owner={{ roundId: OLD, memberId: null }} kind="yeekee" />);
  expect(await screen.findByText('โพยที่จัดไว้ 2 รายการยังไม่ได้ส่ง')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'นำไปงวดที่เปิดรับ' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(`/lotto/${NEXT}`));
  expect(kept()[NEXT].lines).toEqual([
    { type: 'top_2', number: '12', amount: '10' },
    { type: 'top_2', number: '34', amount: '' },
  ]);
  expect(kept()[OLD].lines).toEqual([]);
  expect(screen.queryByText(/ยังไม่ได้ส่ง/)).toBeNull();
});
