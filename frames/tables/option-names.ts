import { optionWords } from '#rules/tables/option-words.ts';
import { copy } from './copy.ts';
import { dieOf } from './die.ts';
import { fishOf } from './fish-view.ts';

/** What stands on the button of an option beside what it pays. */
type Drawn = ReadonlyArray<HTMLElement | string>;

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

/** An option as it is seen: the faces that it names, a number or a word. */
export function drawnOption(id: string): Drawn {
  const side = sides[id];
  if (side) return [side[0], small(side[1])];
  const [about = '', number = ''] = id.split('-');
  const dice = (count: number) => Array.from({ length: count }, () => dieOf(Number(number)));
  if (about === 'face') return dice(1);
  if (about === 'two') return [...number].map((face) => dieOf(Number(face)));
  if (about === 'pair') return dice(2);
  if (about === 'triple' && number !== '') return dice(3);
  if (about === 'fish') return [fishOf(Number(number)), small(optionWords(id))];
  if (about === 'score') return [`${number[0]}–${number[1]}`];
  if (about === 'sign') return [...dice(1), small(optionWords(id))];
  if (about === 'signs') return [...number].map((face) => dieOf(Number(face)));
  return [number || optionWords(id)];
}
