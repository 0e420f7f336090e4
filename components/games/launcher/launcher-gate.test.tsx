import { afterEach, expect, test, vi } from 'vitest';
import { writeStored } from '#stores/stored.ts';
import { renderView } from '#tests/render-view.tsx';
import { LauncherGate } from './launcher-gate.tsx';

const { confirmPopup } = vi.hoisted(() => ({ confirmPopup: vi.fn(async (_: { title: string }) => false) }));
vi.mock('#lib/feedback/popup.ts', () => ({ confirmPopup }));

const selected = {
  ...{ gameId: 'lucky-market', providerId: 'house', subProviderId: 'classic', name: 'ตลาดนำโชค' },
  ...{ source: 'slot-hot', isDemo: false },
};
const member = (memberId: string) => ({
  ...{ isLoggedIn: true, authUser: { memberId }, userInfo: { firstName: 'สมหญิง' } },
});

afterEach(() => {
  sessionStorage.clear();
  confirmPopup.mockClear();
});

test('a game that a reload interrupted is offered to who had it open', async () => {
  writeStored('session_data', 'games', { selected, memberId: 'm1' });
  renderView(<LauncherGate />, member('m1'));
  await vi.waitFor(() =>
    expect(confirmPopup).toHaveBeenCalledWith(expect.objectContaining({ title: 'เล่น ตลาดนำโชค ต่อไหม' })),
  );
});

test.each([
  ['another member', 'm2'],
  ['nobody', null],
])('and not to %s who has the phone next', async (_, memberId) => {
  writeStored('session_data', 'games', { selected, memberId: 'm1' });
  renderView(<LauncherGate />, memberId === null ? undefined : member(memberId));
  await Promise.resolve();
  expect(confirmPopup).not.toHaveBeenCalled();
});
