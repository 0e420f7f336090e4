import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_TICKETS, readTickets } from './ticket-list.ts';

const bad = (line: number, column: number, text: string) => ({ line, column, text, reason: 'number' });

describe('readTickets', () => {
  it.each([
    ['097863', ['097863'], []],
    ['๐๙๗๘๖๓\n０９７８６４', ['097863', '097864'], []],
    ['097863, 097864;000001', ['097863', '097864', '000001'], []],
    ['097863 097864', ['097863', '097864'], []],
    ['097 863\r\n097-864', ['097863', '097864'], []],
    ['097863\n097863', ['097863'], []],
    ['\n  \n', [], []],
    ['097863\n 12a456 7', ['097863'], [bad(2, 2, '12a456'), bad(2, 9, '7')]],
    ['1234567, 000000', ['000000'], [bad(1, 1, '1234567')]],
  ])('%j', (text, numbers, problems) => {
    expect(readTickets(text)).toEqual({ numbers, problems });
  });

  it('takes a hundred and tells which are too many', () => {
    const typed = Array.from({ length: MOST_TICKETS + 2 }, (_, at) => String(at).padStart(6, '0'));
    const { numbers, problems } = readTickets([...typed, '000000'].join('\n'));
    expect(numbers).toEqual(typed.slice(0, MOST_TICKETS));
    expect(problems).toEqual([
      { line: 101, column: 1, text: '000100', reason: 'many' },
      { line: 102, column: 1, text: '000101', reason: 'many' },
    ]);
  });

  it('loses nothing that was typed: every word is a ticket or a problem at its place', () => {
    const word = fc.stringMatching(/^[0-9a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.array(fc.array(word, { maxLength: 4 }), { maxLength: 6 }), (lines) => {
        const text = lines.map((words) => words.join(', ')).join('\n');
        const { numbers, problems } = readTickets(text);
        for (const problem of problems) {
          const line = text.split('\n')[problem.line - 1] ?? '';
          expect(line.slice(problem.column - 1)).toMatch(new RegExp(`^${problem.text}`));
        }
        const words = lines.flat();
        expect(new Set([...numbers, ...problems.map((one) => one.text)])).toEqual(new Set(words));
      }),
    );
  });
});
