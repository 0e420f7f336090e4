import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { presentFigures } from '#contract/present-cashback.ts';
import type { CashbackDay, CashbackToday } from '#lib/api/cashback/queries.ts';
import { firstRates } from '#rules/cashback/rates.ts';
import { FakeApi, lost } from '#tests/fake-api.ts';
import { pressTwice } from '#tests/press-twice.ts';
import { renderView } from '#tests/render-view.tsx';
import { OwnCashback } from './own-cashback.tsx';

const CLAIM = 'POST /api/cashback/turnover/claim';
const TODAY = 'GET /api/cashback/today';
const HISTORY = 'GET /api/cashback/turnover/history';
const user = { isLoggedIn: true, authUser: { memberId: 'm1' }, userInfo: { firstName: 'สมหญิง' } };
const keys = userEvent.setup({ delay: null });
const [rates] = firstRates;
if (!rates) throw new Error('There are rates');
const none = { startSatang: 0n, withdrawalSatang: 0n, bonusSatang: 0n, correctedSatang: 0n };
const played = { ...none, stakedSatang: 10_000_00n, depositSatang: 0n, endSatang: 0n };
const figures = presentFigures(played, rates, 15_00n);
const row: CashbackDay = {
  ...{ day: '2025-06-14', ...figures, adjustments: [], carried: 0, due: 15, left: 0 },
  ...{ status: 'open', until: '2025-06-15T17:00:00.000Z', claimed_at: null },
};
const todayWith = (turnover: CashbackDay): CashbackToday => ({
  ...{ day: '2025-06-15', rank: rates.rank, staked_30: 0, next_rank: null },
  ...{ turnover: figures, loss: figures },
  yesterday: { day: row.day, is_closed: true, until: row.until, turnover, loss: null },
});
const taken: CashbackDay = { ...row, status: 'claimed', claimed_at: '2025-06-15T02:00:00.000Z' };
const own = {
  ...{ basis: 'turnover' as const, before: undefined },
  ...{ today: todayWith(row), history: { rows: [row], before: null } },
};
const press = () => keys.click(screen.getByRole('button', { name: 'รับ 15.00 บาท' }));

test('a lost answer is looked up: what was taken is said, and no failure beside it', async () => {
  const api = new FakeApi({
    [CLAIM]: lost,
    [TODAY]: todayWith(taken),
    [HISTORY]: { rows: [taken], before: null },
  });
  renderView(<OwnCashback own={own} />, user);
  await press();
  await screen.findByText('รับคืนยอด 15.00 บาท เข้ากระเป๋าหลักแล้ว');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.queryByRole('button')).toBeNull();
  expect(api.sent(CLAIM)).toEqual([{ day: row.day }]);
});

test('while nobody knows, the day can be taken again without being paid twice', async () => {
  const api = new FakeApi({ [CLAIM]: lost, [TODAY]: lost, [HISTORY]: lost });
  renderView(<OwnCashback own={own} />, user);
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('ยังไม่ทราบผล กดอีกครั้งได้เลย');
  api.answers = {
    [CLAIM]: { day: row.day, amount: 15, claimed_at: '2025-06-15T02:00:00.000Z' },
    [TODAY]: todayWith(taken),
    [HISTORY]: { rows: [taken], before: null },
  };
  await press();
  await screen.findByText('รับคืนยอด 15.00 บาท เข้ากระเป๋าหลักแล้ว');
  expect(api.sent(CLAIM)).toEqual([{ day: row.day }, { day: row.day }]);
});

test('two presses at once take the day once', async () => {
  const api = new FakeApi({
    [CLAIM]: { day: row.day, amount: 15, claimed_at: '2025-06-15T02:00:00.000Z' },
    [TODAY]: todayWith(taken),
    [HISTORY]: { rows: [taken], before: null },
  });
  renderView(<OwnCashback own={own} />, user);
  pressTwice(screen.getByRole('button', { name: 'รับ 15.00 บาท' }));
  await screen.findByText('รับคืนยอด 15.00 บาท เข้ากระเป๋าหลักแล้ว');
  expect(api.sent(CLAIM)).toEqual([{ day: row.day }]);
});
