import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NotificationDialog } from '#components/layout/notices/notification-dialog.tsx';

const notifications = [
  { id: 1, type: 1, image: '/art/notification-1.svg', title: 'เรื่องที่หนึ่ง', description: 'ข้อความหนึ่ง' },
  { id: 2, type: 1, image: '/art/notification-2.svg', title: 'เรื่องที่สอง', description: 'ข้อความสอง' },
];

it('pages forward and closes on the last page', async () => {
  const user = userEvent.setup();
  const handleClose = vi.fn();
  render(<NotificationDialog open notifications={notifications} onClose={handleClose} />);
  expect(screen.getByRole('dialog', { name: 'ประกาศสำคัญ' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'เรื่องที่หนึ่ง' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'ถัดไป' }));
  expect(screen.getByRole('heading', { name: 'เรื่องที่สอง' })).toBeTruthy();
  expect(handleClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'ปิด' }));
  expect(handleClose).toHaveBeenCalledOnce();
});

it('says so when there is nothing', () => {
  render(<NotificationDialog open notifications={[]} onClose={() => {}} />);
  expect(screen.getByText('ไม่มีประกาศสำคัญในตอนนี้')).toBeTruthy();
});
