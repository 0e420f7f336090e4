import { act } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useEarly } from '#components/ui/form/use-early.ts';
import { useArea, useForgetMember } from '#stores/provider.tsx';
import { pageAround, renderView } from '#tests/render-view.tsx';
import { comingAlive, type } from '#tests/typed-early.tsx';
import { FormDraft } from './form-draft.tsx';

/** What can be seen and done on the page that is open. */
let page = { text: '', type: (_: string) => {}, end: () => {}, forget: () => {} };
function Form() {
  const [text, setText] = useState('');
  const field = useEarly<HTMLInputElement>(text, setText);
  page = {
    ...{ text, type: (next) => act(() => setText(next)) },
    ...{ end: useArea('user', (state) => state.clearUser), forget: useForgetMember() },
  };
  return (
    <>
      <FormDraft name="word" text={text} onTake={setText} />
      <input ref={field} value={text} onChange={() => undefined} />
    </>
  );
}
const member = (memberId: string) => ({
  ...{ isLoggedIn: true, authUser: { memberId }, userInfo: { firstName: 'สมหญิง' } },
});
const open = (memberId: string) => renderView(<Form />, member(memberId));

test('what was typed is there for the same member after a page that went without a word', () => {
  open('m1').unmount();
  const first = open('m1');
  page.type('ABCD');
  page.type('ABCD23');
  act(() => page.end());
  page.type('ABCD2345');
  first.unmount();
  open('m1');
  expect(page.text).toBe('ABCD2345');
});

test('another member finds nothing, and nobody after a logout or once the field was emptied', () => {
  const first = open('m1');
  page.type('ABCD2345');
  first.unmount();
  open('m2').unmount();
  expect(page.text).toBe('');
  const second = open('m1');
  act(() => page.forget());
  second.unmount();
  expect(sessionStorage.getItem('session_data') ?? '').not.toContain('ABCD');
  const third = open('m1');
  page.type('EFGH');
  page.type('');
  third.unmount();
  open('m1');
  expect(page.text).toBe('');
});

test('what is typed before the page comes alive counts, also over what was kept', async () => {
  const first = open('m1');
  page.type('ABCD2345');
  first.unmount();
  comingAlive(pageAround(<Form />, { user: member('m1') }), (container) => type(container, 'WXYZ'));
  await act(async () => undefined);
  expect(page.text).toBe('WXYZ');
});
