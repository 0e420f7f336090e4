import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '#tests/render-view.tsx';
import { SecurityNotices } from './security-notices.tsx';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('#lib/api/call.ts', () => ({ call }));

const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const events = [
  { kind: 'password_changed', at: '2025-06-15T12:30:00.000Z', device: ANDROID },
  { kind: 'code_asked', at: '2025-06-14T03:00:00.000Z', device: 'curl/8' },
];
beforeEach(() => call.mockReset());

test('tells what happened to the account, when and with what, and how much of it is new', async () => {
  call.mockResolvedValue(events);
  renderView(<SecurityNotices since="2025-06-15T00:00:00.000Z" />);
  const summary = await screen.findByText('ความปลอดภัยของบัญชี');
  expect(screen.getByText('ใหม่ 1')).toBeTruthy();
  await userEvent.click(summary);
  expect(screen.getByText('เปลี่ยนรหัสผ่าน')).toBeTruthy();
  expect(screen.getByText('15 มิ.ย. 68 19:30 น. · Chrome · Android')).toBeTruthy();
  expect(screen.getByText('14 มิ.ย. 68 10:00 น.')).toBeTruthy();
});

test('says nothing when there is nothing to tell', async () => {
  call.mockResolvedValue([]);
  const { container } = renderView(<SecurityNotices since={null} />);
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  expect(container.querySelector('details')).toBeNull();
});
