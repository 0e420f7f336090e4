import { expect, test } from 'vitest';
import { type BigRoad, bigRoadOf } from './big-road.ts';
import {
  askRoad,
  type Colour,
  columnsOf,
  type DerivedRoad,
  derivedRoad,
  derivedRoads,
} from './derived-roads.ts';
import type { Outcome } from './hand.ts';
import { layRoad, ROWS } from './lay-road.ts';

const read = (text: string) => [...text].filter((one): one is Outcome => 'BPT'.includes(one));
const lengthsOf = ({ columns }: BigRoad) => columns.map(({ length }) => length);
const shown = (road: DerivedRoad, text: string) =>
  derivedRoad(road, lengthsOf(bigRoadOf(read(text))))
    .map((colour) => (colour === 'red' ? 'R' : 'b'))
    .join('');

test('a new column on a change, ties as marks on the last win, and those before the first win on it', () => {
  const { columns, leadingTies } = bigRoadOf(read('TTBBTPTTPB'));
  expect(columns.map((column) => column.map(({ side, ties }) => `${side}${ties}`))).toEqual([
    ['B2', 'B1'],
    ['P2', 'P0'],
    ['B0'],
  ]);
  expect(leadingTies).toBe(0);
  expect(bigRoadOf(read('TT'))).toEqual({ columns: [], leadingTies: 2 });
});

test('a long column turns right in the sixth row, and above a tail that lies there', () => {
  const board = (text: string) =>
    layRoad(bigRoadOf(read(text)).columns).map(({ column, row }) => `${column}${row}`);
  expect(board('BBBBBBBB')).toEqual(['00', '01', '02', '03', '04', '05', '15', '25']);
  expect(board('BBBBBBBBPPPPPPP').slice(8)).toEqual(['10', '11', '12', '13', '14', '24', '34']);
  expect(board('BBBBBBBBPPPPPPPBBBBBB').slice(15)).toEqual(['20', '21', '22', '23', '33', '43']);
});

test('no two marks lie in one cell, all lie on the board, and columns begin in order in the first row', () => {
  let state = 7;
  const chance = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  for (let round = 0; round < 300; round += 1) {
    const stays = chance();
    let side = 'B';
    const text = Array.from({ length: 88 }, () => {
      if (chance() > stays) side = side === 'B' ? 'P' : 'B';
      return side;
    }).join('');
    const { columns } = bigRoadOf(read(text));
    const laid = layRoad(columns);
    expect(new Set(laid.map(({ column, row }) => `${column}:${row}`)).size).toBe(88);
    expect(laid.every(({ row }) => row < ROWS)).toBe(true);
    let at = 0;
    const begins = columns.map(({ length }) => {
      const first = laid[at];
      at += length;
      return first;
    });
    expect(begins.every((first) => first?.row === 0)).toBe(true);
    expect(begins.map((first) => first?.column)).toEqual(
      begins.map((first) => first?.column).toSorted((a = 0, b = 0) => a - b),
    );
  }
});

// What tables explain of these roads: regular big roads are all red.
test('a chop is red on every road from its first cell on', () => {
  expect(shown('bigEye', 'BPBPBPBP')).toBe('RRRRRR');
  expect(shown('small', 'BPBPBPBP')).toBe('RRRRR');
  expect(shown('cockroach', 'BPBPBPBP')).toBe('RRRR');
});

test('pairs in a row are red, a column that ends early or goes on longer is blue', () => {
  expect(shown('bigEye', 'BBPPBBPP')).toBe('RRRRR');
  expect(shown('bigEye', 'BBBPB')).toBe('b');
  // The second row of the second column: beside it lies one mark, so the place is one below the last.
  expect(shown('bigEye', 'BPP')).toBe('b');
  // From there on both places beside it are empty.
  expect(shown('bigEye', 'BPPP')).toBe('bR');
  expect(shown('small', 'BPBB')).toBe('b');
  expect(shown('cockroach', 'BPBPP')).toBe('b');
});

test('before their first cell the roads are empty', () => {
  expect(derivedRoads.map((road) => shown(road, 'BBBBBB'))).toEqual(['', '', '']);
  expect([shown('bigEye', 'BP'), shown('bigEye', 'BPB')]).toEqual(['', 'R']);
  expect([shown('small', 'BPB'), shown('small', 'BPBP')]).toEqual(['', 'R']);
  expect([shown('cockroach', 'BPBP'), shown('cockroach', 'BPBPB')]).toEqual(['', 'R']);
});

/** Another reading: a road compares two cells beside the new one; for a new column, the contrary of what going on would have shown. */
function readBeside(text: string): Record<DerivedRoad, string> {
  const marks = { bigEye: '', small: '', cockroach: '' };
  const board: string[] = [];
  const isTaken = (column: number, row: number) => row < (board[column]?.length ?? 0);
  const compare = (column: number, row: number, back: number): Colour | null => {
    if (column - back < 0) return null;
    return isTaken(column - back, row) === isTaken(column - back, row - 1) ? 'red' : 'blue';
  };
  for (const side of text) {
    const [at, column] = [board.length - 1, board.at(-1)];
    const goesOn = column?.[0] === side;
    const row = column?.length ?? 0;
    for (const [index, road] of derivedRoads.entries()) {
      const ongoing = at < 0 ? null : compare(at, row, index + 1);
      if (ongoing === null) continue;
      marks[road] += (ongoing === 'red') === goesOn ? 'R' : 'b';
    }
    if (goesOn) board[at] = `${column}${side}`;
    else board.push(side);
  }
  return marks;
}

test('both readings of the roads are one, on all short shoes', () => {
  for (let length = 1; length <= 12; length += 1)
    for (let code = 0; code < 2 ** length; code += 1) {
      const text = code.toString(2).padStart(length, '0').replaceAll('0', 'P').replaceAll('1', 'B');
      const beside = readBeside(text);
      for (const road of derivedRoads)
        if (shown(road, text) !== beside[road])
          throw new Error(`${road} of ${text}: ${shown(road, text)}, ${beside[road]}`);
    }
});

test('what is asked of a road is what it shows next', () => {
  for (const text of ['B', 'BP', 'BBPBPPB', 'BPBPBBBPPB', 'PPPPPPPPB'])
    for (const road of derivedRoads)
      for (const next of ['B', 'P'] as const) {
        const { columns } = bigRoadOf(read(text));
        const asked = askRoad(road, lengthsOf({ columns, leadingTies: 0 }), columns.at(-1)?.[0]?.side, next);
        const more = shown(road, text + next).slice(shown(road, text).length);
        expect(asked?.replace('red', 'R').replace('blue', 'b') ?? '', `${road} ${text} ${next}`).toBe(more);
      }
  expect(askRoad('bigEye', [], undefined, 'B')).toBeNull();
});

test('one colour in a row is one column', () => {
  expect(columnsOf(['red', 'red', 'blue', 'red'])).toEqual([['red', 'red'], ['blue'], ['red']]);
});

// The worked examples of the specification of the roads.
test('the example board: columns, its tie, and all three derived roads', () => {
  const text = 'BBPPPBPBBTBPPB';
  const { columns } = bigRoadOf(read(text));
  expect(columns.map((column) => column.map(({ side }) => side).join(''))).toEqual(
    'BB PPP B P BBB PP B'.split(' '),
  );
  expect(
    columns.flatMap((column, at) => column.map(({ ties }, row) => (ties ? [at, row, ties] : []))),
  ).toEqual(expect.arrayContaining([[4, 1, 1]]));
  expect(shown('bigEye', text)).toBe('RbbbRbRbRb');
  expect(shown('small', text)).toBe('bbbRbbb');
  expect(shown('cockroach', text)).toBe('bRRRbb');
});

/** Another reading of the board: a grid of lines of text, on which each mark looks where it can go from the one before. */
function layOnGrid(text: string): string[] {
  const grid = Array.from({ length: ROWS }, () => new Array<string>(text.length + 2).fill('.'));
  const cell = (row: number, column: number) => grid[row]?.[column];
  let [row, column, top, isTail] = [0, -1, -1, false];
  let before = '';
  for (const side of text) {
    if (side !== before) {
      top = grid[0]?.findIndex((one, at) => at > top && one === '.') ?? 0;
      [row, column, isTail] = [0, top, false];
    } else if (!isTail && cell(row + 1, column) === '.') row += 1;
    else {
      isTail = true;
      column += 1;
    }
    const line = grid[row];
    if (line?.[column] !== '.') throw new Error(`${text}: two marks in one cell`);
    line[column] = side;
    before = side;
  }
  return grid.map((line) => line.join('').replace(/\.+$/, ''));
}

function drawn(text: string): string[] {
  const grid = Array.from({ length: ROWS }, () => new Array<string>(text.length + 2).fill('.'));
  for (const { mark, column, row } of layRoad(bigRoadOf(read(text)).columns)) {
    const line = grid[row];
    if (line) line[column] = mark.side;
  }
  return grid.map((line) => line.join('').replace(/\.+$/, ''));
}

test('both readings of the board are one: all short shoes, streaks of 20 and more, and tail upon tail', () => {
  for (let length = 1; length <= 13; length += 1)
    for (let code = 0; code < 2 ** length; code += 1) {
      const text = code.toString(2).padStart(length, '0').replaceAll('0', 'P').replaceAll('1', 'B');
      expect(drawn(text)).toEqual(layOnGrid(text));
    }
  const turns = (...lengths: number[]) =>
    lengths.map((count, at) => (at % 2 === 0 ? 'B' : 'P').repeat(count)).join('');
  for (const text of [
    turns(23),
    turns(24, 22, 21, 21),
    turns(12, 11, 10, 9, 8, 7, 6, 5),
    turns(9, 9, 9, 9, 9, 9, 9, 9),
    turns(1, 30, 1, 30),
    turns(7, 1, 7, 1, 7, 1, 7, 1),
    turns(...Array.from({ length: 88 }, () => 1)),
  ])
    expect(drawn(text)).toEqual(layOnGrid(text));
});
