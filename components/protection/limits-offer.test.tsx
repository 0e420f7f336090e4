import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeApi, lost } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
import { LimitsOffer } from './limits-offer.tsx';

const { router } = vi.hoisted(() => ({ router: { replace: vi.fn(), refresh: vi.fn() } }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const DECLINE = 'POST /api/member/protection/offer/decline';
const user = { isLoggedIn: true, authUser: { memberId: 'm1' }, userInfo: { firstName: 'สมหญิง' } };
const keys = userEvent.setup({ delay: null });
const notNow = () => keys.click(screen.getByRole('button', { name: 'ข้ามไปก่อน' }));
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({ [DECLINE]: {} });
});
afterEach(() => window.history.replaceState(null, '', '/'));

test('declined it leads on to where the login was to lead, and to no other site; a lost answer is said', async () => {
  for (const [asked, path] of [
    ['%2Flotto%2Fglo-2025-06-16', '/lotto/glo-2025-06-16'],
    ['%2F%2Fevil.test', '/'],
  ] as const) {
    window.history.replaceState(null, '', `/member/protection?next=${asked}`);
    const { unmount } = renderView(<LimitsOffer />, user);
    api.answers[DECLINE] = lost;
    await notNow();
    expect(await screen.findByRole('alert')).toBeTruthy();
    api.answers[DECLINE] = {};
    await notNow();
    await waitFor(() => expect(router.replace).toHaveBeenLastCalledWith(path));
    unmount();
  }
});
