import { act } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { SelectedPromotion } from '#lib/api/payment/queries.ts';
import { useArea, useForgetMember } from '#stores/provider.tsx';
import { renderView } from '#tests/render-view.tsx';
import { StoredDeposit } from './stored-deposit.tsx';

afterEach(() => sessionStorage.clear());

const hide = () => window.dispatchEvent(new Event('pagehide'));
const kept = () => sessionStorage.getItem('session_data') ?? '';

/** What can be seen and done on the page that is open. */
let page = {
  amount: '',
  coupon: '',
  promotion: null as SelectedPromotion | null,
  hasForm: true,
  isIn: false,
  type: (_: string) => {},
  typeCoupon: (_: string) => {},
  choose: (_: SelectedPromotion | null) => {},
  end: () => {},
  forget: () => {},
};
function Page() {
  const amount = useArea('payment', (state) => state.amount);
  const type = useArea('payment', (state) => state.setAmount);
  const coupon = useArea('payment', (state) => state.coupon);
  const typeCoupon = useArea('payment', (state) => state.setCoupon);
  const [promotion, choose] = useState<SelectedPromotion | null>(null);
  const end = useArea('user', (state) => state.clearUser);
  page = {
    ...page,
    ...{ amount, coupon, promotion, type, typeCoupon, choose, end },
    forget: useForgetMember(),
  };
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
      <StoredDeposit field={field} promotion={promotion} onPromotion={choose} />
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

test('so are the code of a coupon and the promotion that were chosen for it', () => {
  const first = open('m1');
  type('450.75');
  act(() => {
    page.typeCoupon('SABAI-2026');
    page.choose({ promotion_id: 2, promotion_version: 1 });
  });
  hide();
  first.unmount();
  open('m2');
  expect([page.amount, page.coupon, page.promotion]).toEqual(['', '', null]);
  hide();
  open('m1');
  // The version is what the page shows then.
  expect([page.amount, page.coupon, page.promotion]).toEqual(['450.75', 'SABAI-2026', { promotion_id: 2 }]);
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
