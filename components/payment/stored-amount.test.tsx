import { act } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useArea, useForgetMember } from '#stores/provider.tsx';
import { renderView } from '#tests/render-view.tsx';
import { StoredAmount } from './stored-amount.tsx';

afterEach(() => sessionStorage.clear());

const hide = () => window.dispatchEvent(new Event('pagehide'));
const kept = () => sessionStorage.getItem('session_data') ?? '';

/** What can be seen and done on the page that is open. */
let page = {
  amount: '',
  hasForm: true,
  isIn: false,
  type: (_: string) => {},
  end: () => {},
  forget: () => {},
};
function Page() {
  const amount = useArea('payment', (state) => state.amount);
  const type = useArea('payment', (state) => state.setAmount);
  const end = useArea('user', (state) => state.clearUser);
  page = { ...page, amount, type, end, forget: useForgetMember() };
  const field = useRef<HTMLInputElement>(null);
  if (!page.hasForm) return null;
  return (
    <>
      <input
        ref={(input) => {
          field.current = input;
          if (page.isIn) input?.focus();
        }}
      />
      <StoredAmount field={field} />
    </>
  );
}

const open = (memberId: string) =>
  renderView(<Page />, { isLoggedIn: true, authUser: { memberId }, userInfo: { firstName: 'สมหญิง' } });
const type = (amount: string) => act(() => page.type(amount));

test('what was typed is there on the next page of the same member, also when the session ended before', () => {
  const first = open('m1');
  type('450.75');
  act(() => page.end());
  hide();
  first.unmount();
  open('m1');
  expect(page.amount).toBe('450.75');
});

test('another member finds nothing of it', () => {
  open('m1');
  type('450.75');
  hide();
  open('m2');
  expect(page.amount).toBe('');
});

test('what was made, given up or forgotten is not kept', () => {
  const first = open('m1');
  type('450.75');
  type('');
  hide();
  page.hasForm = false;
  type('600');
  hide();
  expect(kept()).not.toMatch(/450.75|600/);
  page.hasForm = true;
  type('300');
  act(() => page.forget());
  hide();
  first.unmount();
  expect(kept()).not.toContain('300');
});

test('it is taken once', () => {
  const first = open('m1');
  type('450.75');
  hide();
  first.unmount();
  open('m1');
  expect(page.amount).toBe('450.75');
  expect(kept()).not.toContain('450.75');
});

test('whoever is in the field already types another amount, and it is not put before theirs', () => {
  const first = open('m1');
  type('450.75');
  hide();
  first.unmount();
  page.isIn = true;
  open('m1');
  expect(page.amount).toBe('');
});
