import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderView } from '#tests/render-view.tsx';
import { PeriodDialog } from './period-dialog.tsx';

const keys = userEvent.setup({ delay: null });
const nothing = () => {};
const isOff = (name: string) => screen.getByRole('gridcell', { name }).hasAttribute('disabled');

test('the last day of a period lies no more than a year after its first', async () => {
  renderView(
    <PeriodDialog
      open
      onClose={nothing}
      shown={{ from: '2024-06-10', to: '2025-06-10' }}
      today="2026-06-15"
      hrefOf={({ from, to }) => `/x?from=${from}&to=${to}`}
    />,
  );
  await keys.click(screen.getByRole('button', { name: /^ถึงวันที่/ }));
  expect([isOff('10'), isOff('11'), isOff('30')]).toEqual([false, true, true]);
  await keys.click(screen.getByRole('gridcell', { name: '9' }));
  const way = screen.getByRole('link', { name: 'แสดงรายการ' });
  expect(way.getAttribute('href')).toBe('/x?from=2024-06-10&to=2025-06-09');
});
