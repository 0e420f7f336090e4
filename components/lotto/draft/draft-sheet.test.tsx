import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { BetBuilderWorld, button, draft, keys, paste, total } from '#tests/bet-builder-world.tsx';

let world: BetBuilderWorld;
// Loaded on first opening; here ahead of the tests, so that none of them waits for it.
beforeAll(() => import('./draft-sheet.tsx'));
beforeEach(() => {
  world = new BetBuilderWorld();
});

const peek = () => button('ดูรายการในโพย');
const isOpen = () => peek().getAttribute('aria-expanded') === 'true';

test('the bar opens the draft, which takes the keyboard; Escape and a tap beside it close it', async () => {
  world.open();
  await paste('12=10');
  const entry = screen.getByLabelText('วางโพย');
  await keys().click(peek());
  const section = screen.getByRole('region', { name: 'โพยของคุณ' });
  await waitFor(() => expect(document.activeElement).toBe(section));
  expect(entry.closest('[inert]')).not.toBeNull();
  expect(section.closest('[inert]')).toBeNull();
  expect(button('ส่งโพย').closest('[inert]')).toBeNull();
  await keys().keyboard('{Escape}');
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(document.activeElement).toBe(peek());
  expect(entry.closest('[inert]')).toBeNull();

  await keys().click(peek());
  await keys().click(await screen.findByRole('button', { name: 'ปิดรายการในโพย' }));
  await waitFor(() => expect(isOpen()).toBe(false));
});

test('in the sheet amounts change and lines go, with undo; digits there key no number', async () => {
  world.open();
  await paste('12=10\n34=5');
  await keys().click(screen.getByRole('radio', { name: 'แทงเร็ว' }));
  await keys().click(peek());
  await keys().clear(draft().getByLabelText('ราคา 2 ตัวบน 12'));
  await keys().type(draft().getByLabelText('ราคา 2 ตัวบน 12'), '20');
  await keys().click(button('ลบ 2 ตัวบน 34'));
  expect(total()).toBe('1 รายการ฿ 20.00');
  screen.getByRole('region', { name: 'โพยของคุณ' }).focus();
  await keys().keyboard('86');
  expect(screen.getByLabelText('เลขที่จะแทง')).toHaveProperty('value', '');
  await keys().click(button('เลิกทำ'));
  expect(total()).toBe('2 รายการ฿ 25.00');
});

test('a line without a price opens the sheet at its field', async () => {
  world.open();
  await paste('863=5');
  await keys().clear(draft().getByLabelText('ราคา 3 ตัวบน 863'));
  await keys().click(button('ส่งโพย'));
  expect(isOpen()).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(draft().getByLabelText('ราคา 3 ตัวบน 863')));
});
