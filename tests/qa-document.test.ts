import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Change } from '#mocks/areas.ts';

/** Rows of the table of `change`: its first cells name the keys. */
function keysInDocument(): string[] {
  const text = readFileSync('docs/qa.md', 'utf8');
  const table = text.slice(text.indexOf('| key of `change`')).split('\n\n')[0] ?? '';
  return table
    .split('\n')
    .slice(2)
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, key]) => key ?? ''));
}

test('docs/qa.md names every key of a change once, and no other', () => {
  expect(keysInDocument().toSorted()).toEqual(Object.keys(Change.shape).toSorted());
});
