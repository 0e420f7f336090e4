import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Calls } from '#contract/calls.ts';
import { FakeApi } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
import { SecurityNotices } from './security-notices.tsx';

const EVENTS = 'GET /api/member/security_events';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const events: Calls[typeof EVENTS]['data'] = [
  { kind: 'password_changed', at: '2025-06-15T12:30:00.000Z', device: ANDROID },
  { kind: 'code_asked', at: '2025-06-14T03:00:00.000Z', device: 'curl/8' },
];

afterEach(() => vi.useRealTimers());

test('tells what happened to the account, when and with what, and how much of it is new', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2025-06-15T12:35:00.000Z') });
  new FakeApi({ [EVENTS]: events });
  renderView(<SecurityNotices since="2025-06-15T00:00:00.000Z" />);
  const summary = await screen.findByText('ความปลอดภัยของบัญชี');
  expect(screen.getByText('ใหม่ 1 รายการ')).toBeTruthy();
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(summary);
  expect(screen.getByText('เปลี่ยนรหัสผ่าน')).toBeTruthy();
  expect(screen.getByText('15 มิ.ย. 68 19:30 น. · Chrome · Android')).toBeTruthy();
  expect(screen.getByText('14 มิ.ย. 68 10:00 น.')).toBeTruthy();
  expect(screen.getByText('5 นาทีที่แล้ว')).toBeTruthy();
  expect(screen.getByText('วันที่แล้ว', { exact: false })).toBeTruthy();
});

test('says nothing when there is nothing to tell', async () => {
  const api = new FakeApi({ [EVENTS]: [] });
  const { container } = renderView(<SecurityNotices since={null} />);
  await vi.waitFor(() => expect(api.sent(EVENTS)).toHaveLength(1));
  expect(container.querySelector('details')).toBeNull();
});
