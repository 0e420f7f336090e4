import { expect, test } from 'vitest';
import { shapes } from '#components/ui/show/icon.tsx';
import { STAR } from './game-star.tsx';

test('the star of games is the sign that every star is', () => {
  expect(STAR).toBe(shapes.star);
});
