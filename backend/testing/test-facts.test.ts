import { expect, test } from 'vitest';
import { joinFacts } from './test-facts.ts';

test('facts of all areas are one record, and a name that two areas explain is found', () => {
  expect(joinFacts([{ vote: 1 }, undefined, { poll: 2 }])).toEqual({ vote: 1, poll: 2 });
  expect(() => joinFacts([{ vote: 1 }, { vote: 1 }])).toThrow('Two areas say what vote is');
});
