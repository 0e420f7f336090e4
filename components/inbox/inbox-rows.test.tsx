import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '#tests/render-view.tsx';
import { InboxRows } from './inbox-rows.tsx';

const user = { isLoggedIn: true, authUser: { memberId: 'm1' }, userInfo: { firstName: 'สมหญิง' } };
const inbox = { rows: [], unread: 0, before: null };

test('an empty inbox says what will be told in it, and leads on', () => {
  renderView(<InboxRows own={{ inbox, before: undefined }} />, user);
  screen.getByText(/จะแจ้งไว้ที่นี่/);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/lotto/bills', '/member/statement']);
});

test('past the oldest message it says so, and leads back', () => {
  renderView(<InboxRows own={{ inbox, before: 'deposit:D1' }} />, user);
  screen.getByText('ไม่มีข้อความก่อนหน้านี้แล้ว');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/member/inbox');
});
