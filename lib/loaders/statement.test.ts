import { expect, test } from 'vitest';
import { periodOf, statementFilterOf } from './statement.ts';

const TODAY = '2025-06-15';
const shown = (asked: Record<string, string>) => periodOf(statementFilterOf(asked), TODAY);

test.each([
  [{}, '2025-06-09', TODAY],
  [{ from: '2025-06-01' }, '2025-06-01', TODAY],
  [{ from: '2025-06-30' }, '2025-06-30', '2025-06-30'],
  [{ from: '2025-06-15', to: '2025-06-01' }, '2025-06-01', TODAY],
  [{ from: '2020-01-01', to: TODAY }, '2024-06-15', TODAY],
  [{ from: '2568-06-01', to: '2568-06-15' }, '2025-06-09', TODAY],
  [{ from: '2025-02-30' }, '2025-06-09', TODAY],
  [{ to: '1900-01-02' }, '1900-01-01', '1900-01-02'],
  [{ to: '2200-12-31' }, '2200-12-25', '2200-12-31'],
])('an address that asks for %o shows %s to %s', (asked, from, to) => {
  expect(shown(asked)).toEqual({ from, to });
});
