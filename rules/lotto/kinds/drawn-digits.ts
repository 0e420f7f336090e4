import { type Figures, noFigures } from '#rules/lotto/matching.ts';
import { demandForm } from './demand-form.ts';

function simple(top3: string, bottom2: string): Figures {
  return { ...noFigures, top3: [top3], top2: [top3.slice(1)], bottom2: [bottom2] };
}

/** Lao development lottery, four digits: 8923 gives 923, 23 and, from the first two, 89. */
export function figuresOfLao(fourDigits: string): Figures {
  const drawn = demandForm(fourDigits, /^\d{4}$/, 'Result');
  return simple(drawn.slice(1), drawn.slice(0, 2));
}

/** Hanoi lottery: tops from the special prize (87654: 654, 54), bottom two from the first prize (98321: 21). */
export function figuresOfHanoi(special: string, first: string): Figures {
  return simple(
    demandForm(special, /^\d{5}$/, 'Special prize').slice(2),
    demandForm(first, /^\d{5}$/, 'First prize').slice(3),
  );
}

/** BAAC savings lottery, seven digits: 4273157 gives 157, 57 and, from digits three and four, 73. */
export function figuresOfBaac(sevenDigits: string): Figures {
  const drawn = demandForm(sevenDigits, /^\d{7}$/, 'Result');
  return simple(drawn.slice(4), drawn.slice(2, 4));
}

/** GSB savings lottery: tops from the first draw (200834: 834, 34), bottom two from the second (438135: 35). */
export function figuresOfGsb(firstDraw: string, secondDraw: string): Figures {
  return simple(
    demandForm(firstDraw, /^\d{6}$/, 'First draw').slice(3),
    demandForm(secondDraw, /^\d{6}$/, 'Second draw').slice(4),
  );
}

/**
 * Share index: three tops are the last whole digit and the two decimals of the index (1,523.47: 347), bottom two the
 * decimals of its change (-8.16: 16). Both as published, with two decimals.
 */
export function figuresOfIndex(index: string, change: string): Figures {
  const level = demandForm(index, /^\d[\d,]*\.\d{2}$/, 'Index');
  const moved = demandForm(change, /^[+-]?\d[\d,]*\.\d{2}$/, 'Change');
  return simple(level.slice(-4).replace('.', ''), moved.slice(-2));
}
