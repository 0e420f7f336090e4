import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '#tests/render-view.tsx';
import { CountsNote } from './counts-note.tsx';

test.each([
  ['slot', 96.38, null],
  ['slot', 97, /ไม่นับเทิร์น/],
  ['slot', null, null],
  ['casino', 98.94, /ไม่เกินครึ่ง/],
  ['casino', null, /ไม่เกินครึ่ง/],
  ['casino', 99.5, /ไม่นับเทิร์น/],
] as const)('of %s that returns %s it says what stakes count for', (category, rtp, words) => {
  renderView(<CountsNote category={category} rtp={rtp} />);
  if (words) expect(screen.getByText(words)).toBeTruthy();
  else expect(screen.queryByText(/นับ/)).toBeNull();
});
