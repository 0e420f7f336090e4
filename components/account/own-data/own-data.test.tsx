import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FakeApi, refusal } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
import { OwnDataCard } from './own-data-card.tsx';
// Loaded beforehand, so that opening it takes no time of a busy machine.
import './own-data-dialog.tsx';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('#lib/leave.ts', () => ({ saveFile }));

const OPEN = 'POST /api/member/data/open';

test('after the password, and not before, the file can be downloaded', async () => {
  const keys = userEvent.setup({ delay: null });
  const message = 'รหัสผ่านปัจจุบันไม่ถูกต้อง';
  const api = new FakeApi({ [OPEN]: refusal(4008, message) });
  renderView(<OwnDataCard asksCode={false} />);
  await keys.click(screen.getByRole('button', { name: 'ขอไฟล์ข้อมูล…' }));
  const password = await screen.findByLabelText('กรอกรหัสผ่านเพื่อยืนยัน');
  await keys.type(password, 'sabai-dee-99{Enter}');
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
  api.answers[OPEN] = { until: '2026-11-23T06:15:00.000Z' };
  await keys.type(password, 'sabai-dee-99{Enter}');
  expect((await screen.findByRole('status')).textContent).toContain('13:15');
  const link = screen.getByRole('link', { name: 'ดาวน์โหลดไฟล์' });
  expect(link.getAttribute('href')).toBe('/member/profile/data');
  expect(api.sent(OPEN)).toHaveLength(2);
  await keys.click(link);
  expect(saveFile).not.toHaveBeenCalled();
  // The quarter of an hour was over: the password is asked for again.
  api.answers[OPEN] = { until: new Date(Date.now() + 900_000).toISOString() };
  await keys.type(await screen.findByLabelText('กรอกรหัสผ่านเพื่อยืนยัน'), 'sabai-dee-99{Enter}');
  await keys.click(await screen.findByRole('link', { name: 'ดาวน์โหลดไฟล์' }));
  expect(saveFile).toHaveBeenCalledExactlyOnceWith('/member/profile/data');
});
