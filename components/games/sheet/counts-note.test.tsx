import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '#tests/render-view.tsx';
import { CountsNote } from './counts-note.tsx';

test.each([
  ['slot', 96.38, null, 'house'],
  ['slot', 97, /ไม่นับเทิร์น/, 'house'],
  ['slot', null, null, 'acme'],
  ['casino', 98.94, /ไม่เกินครึ่ง/, 'acme'],
  ['casino', 97.22, /แทงหลายทางพร้อมกันได้/, 'house'],
  ['fishing', 97, /ไม่นับเทิร์น/, 'house'],
  ['casino', null, /ไม่เกินครึ่ง/, 'acme'],
  ['casino', 99.5, /คืนเงินสูง/, 'house'],
] as const)('of %s that returns %s it says what stakes count for', (category, rtp, words, provider_id) => {
  renderView(<CountsNote category={category} rtp={rtp} provider_id={provider_id} />);
  if (words) expect(screen.getByText(words)).toBeTruthy();
  else expect(screen.queryByText(/นับ/)).toBeNull();
});
