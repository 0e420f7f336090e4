import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WinLoss } from '#lib/api/wallet/queries.ts';
import { renderView } from '#tests/render-view.tsx';
import { WinLossPage } from './win-loss-page.tsx';

const { drawNets } = vi.hoisted(() => ({
  drawNets: vi.fn((..._given: unknown[]) => () => {}),
}));
vi.mock('#components/ui/show/draw-nets.ts', () => ({
  drawNets,
  watchLook: (_place: unknown, draw: () => () => void) => draw(),
}));
beforeEach(() => void drawNets.mockClear());

const lost = { bets: 3, staked: 140, decided: 110, won: 0, net: -110 };
const won = { bets: 1, staked: 20, decided: 20, won: 1_800.5, net: 1_780.5 };
const glo = { area: 'lotto', area_label: 'หวย', kind: 'glo', label: 'หวยรัฐบาล' };
const winLoss: WinLoss = {
  from: '2025-06-13',
  to: '2025-06-16',
  step: 'day',
  total: { bets: 4, staked: 160, decided: 130, won: 1_800.5, net: 1_670.5 },
  steps: [
    { from: '2025-06-16', to: '2025-06-16', ...won },
    { from: '2025-06-14', to: '2025-06-14', ...lost },
  ],
  games: [{ ...glo, bets: 4, staked: 160, decided: 130, won: 1_800.5, net: 1_670.5 }],
  session: { since: '2025-06-16T02:00:00.000Z', net: -20, open: 660 },
  lifetime: { deposited: 1_000, withdrawn: 200, net: 800 },
};
const today = '2025-06-16';
const cells = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent));

test('figures by day and kind as tables; every day of the period has its place in the chart', async () => {
  renderView(<WinLossPage own={{ winLoss, today }} />);
  expect(cells('รายวัน')).toEqual([
    ['วันที่', 'ออกผลแล้ว', 'ถูกรางวัล', 'ได้เสีย'],
    ['16 มิ.ย. 681 รายการ แทง 20', '20', '1,800.50', '+1,780.50'],
    ['14 มิ.ย. 683 รายการ แทง 140', '110', '0', '−110.00'],
  ]);
  for (const name of ['รายวัน', 'แยกตามประเภท']) expect(screen.getByRole('table', { name })).toBeTruthy();
  expect(cells('แยกตามประเภท')[1]?.[0]).toBe('หวยรัฐบาลหวย · 4 รายการ แทง 160');
  expect(screen.getByRole('region', { name: 'สรุปยอดของช่วงนี้' }).textContent).toBe(
    'ยอดแทง (4 รายการ)160.00ออกผลแล้ว130.00ถูกรางวัล1,800.50ได้เสีย+1,670.50',
  );
  expect(screen.getByRole('link', { name: '14 มิ.ย. 68' }).getAttribute('href')).toBe(
    '/member/statement?from=2025-06-14&to=2025-06-14',
  );
  await waitFor(() => expect(drawNets).toHaveBeenCalledTimes(1));
  expect(drawNets.mock.calls[0]?.[1]).toEqual([
    { label: '13 มิ.ย. 68', net: 0 },
    { label: '14 มิ.ย. 68', net: -110 },
    { label: '15 มิ.ย. 68', net: 0 },
    { label: '16 มิ.ย. 68', net: 1_780.5 },
  ]);
  expect(screen.getByRole('img', { name: 'กราฟได้เสียรายวัน ตัวเลขอยู่ในตารางถัดไป' })).toBeTruthy();
});

test('months lead to their days, of the kind that is looked at', async () => {
  const year = { from: '2024-12-20', to: '2025-06-16' };
  const steps = [{ from: '2025-06-01', to: '2025-06-16', ...lost }];
  renderView(
    <WinLossPage
      own={{ winLoss: { ...winLoss, ...year, step: 'month', steps }, area: 'lotto', kind: 'glo', today }}
    />,
  );
  expect(screen.getByRole('link', { name: 'มิ.ย. 68' }).getAttribute('href')).toBe(
    '/winloss?from=2025-06-01&to=2025-06-16&area=lotto&kind=glo',
  );
  expect(screen.getByText('เฉพาะ หวยรัฐบาล')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ดูทุกประเภท' }).getAttribute('href')).toBe(
    '/winloss?from=2024-12-20&to=2025-06-16',
  );
  expect(screen.getByRole('link', { name: 'หวยรัฐบาล' }).getAttribute('aria-current')).toBe('true');
  // The first month begins within it.
  await waitFor(() => expect(drawNets.mock.calls[0]?.[1]).toHaveLength(7));
});

test('nothing in the period: a way to a longer one, and still where the money stands', () => {
  const nothing = { bets: 0, staked: 0, decided: 0, won: 0, net: 0 };
  renderView(<WinLossPage own={{ winLoss: { ...winLoss, total: nothing, steps: [], games: [] }, today }} />);
  expect(screen.queryByRole('img', { name: /กราฟ/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'ดูย้อนหลัง 1 ปี' }).getAttribute('href')).toBe(
    '/winloss?from=2024-06-16&to=2025-06-16',
  );
  expect(screen.getByRole('region', { name: 'ยอดฝากสุทธิตลอดการเป็นสมาชิก' }).textContent).toContain('฿ 800.00');
  const net = screen.getByRole('region', { name: /^ได้เสียตั้งแต่เข้าสู่ระบบ/ });
  expect(net.textContent).toContain('−20.00รอผล 660.00 บาท ยังไม่นับเป็นได้เสีย');
});
