import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FakeApi, refusal } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
import { CloseCard } from './close-card.tsx';
// Loaded beforehand, so that opening it takes no time of a busy machine.
import './close-dialog.tsx';

const { leaveFor } = vi.hoisted(() => ({ leaveFor: vi.fn() }));
vi.mock('#lib/leave.ts', () => ({ leaveFor }));

const CLOSE = 'POST /api/member/account/close';

test('what is open is told where it was asked; then the account is closed and the site of a visitor follows', async () => {
  const keys = userEvent.setup({ delay: null });
  const message = 'ยังปิดบัญชีไม่ได้ เพราะมีโพยที่ยังไม่ออกผล 2 ใบ';
  const api = new FakeApi({ [CLOSE]: refusal(4014, message, { open: [] }) });
  renderView(<CloseCard asksCode={false} />);
  await keys.click(screen.getByRole('button', { name: 'ปิดบัญชี…' }));
  const password = await screen.findByLabelText('ใส่รหัสผ่านเพื่อยืนยัน');
  await keys.type(password, 'sabai-dee-99{Enter}');
  expect(await screen.findByText(message)).toBeDefined();
  expect(leaveFor).not.toHaveBeenCalled();
  api.answers[CLOSE] = { paid_out: 12.5 };
  await keys.type(password, 'sabai-dee-99{Enter}');
  await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'));
  expect(api.sent(CLOSE)).toMatchObject([{ password: 'sabai-dee-99' }, { password: 'sabai-dee-99' }]);
});
