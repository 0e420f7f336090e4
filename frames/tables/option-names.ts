import { copy } from './copy.ts';
import { dieOf } from './die.ts';

/** What an option is called, and what stands on its button. */
export interface OptionName {
  readonly words: string;
  readonly drawn: readonly (HTMLElement | string)[];
}

const sides: Readonly<Record<string, readonly [name: string, small: string]>> = {
  low: [copy.low, copy.range(4, 10)],
  high: [copy.high, copy.range(11, 17)],
  odd: [copy.odd, copy.noTriples],
  even: [copy.even, copy.noTriples],
};

function small(text: string): HTMLElement {
  const element = document.createElement('small');
  element.textContent = text;
  return element;
}

/** The name of an option of dice by its id: what it is about, and the faces that it names. */
export function optionName(id: string): OptionName {
  const side = sides[id];
  if (side) return { words: side.join(' '), drawn: [side[0], small(side[1])] };
  const [about = '', number = ''] = id.split('-');
  const dice = (count: number) => Array.from({ length: count }, () => dieOf(Number(number)));
  const [one = '', other = ''] = number;
  if (about === 'face') return { words: copy.face(number), drawn: dice(1) };
  if (about === 'sum') return { words: copy.sum(number), drawn: [number] };
  if (about === 'two')
    return { words: copy.two(one, other), drawn: [dieOf(Number(one)), dieOf(Number(other))] };
  if (about === 'pair') return { words: copy.pair(number), drawn: dice(2) };
  if (number === '') return { words: copy.anyTriple, drawn: [copy.anyTriple] };
  return { words: copy.triple(number), drawn: dice(3) };
}

/** The part of the table that an option stands in. */
export function groupOf(id: string): keyof typeof copy.groups {
  const groups: Readonly<Record<string, keyof typeof copy.groups>> = {
    ...{ face: 'faces', two: 'twos', sum: 'sums', pair: 'pairs', triple: 'triples' },
  };
  return groups[id.split('-')[0] ?? ''] ?? 'sides';
}
