import type { Figures } from './matching.ts';

function demand(figure: string, form: RegExp, name: string): string {
  if (!form.test(figure)) throw new RangeError(`${name} is not of the form ${form.source}: ${figure}`);
  return figure;
}

function simple(top3: string, bottom2: string): Figures {
  return { top4: null, top3, top2: top3.slice(1), bottom2, front3: null, bottom3: null };
}

/** The parts of a published government draw (GLO) that bets are held against. */
export interface GloFigures {
  readonly first: string;
  readonly front_three: readonly string[];
  readonly back_three: readonly string[];
  readonly last_two: string;
}

/**
 * Government lottery (GLO): three, two and four tops are the end of the six-digit first prize; the bottom two, the front
 * threes and the back threes are draws of their own. Four tops never mix in the front-three draw.
 */
export function figuresOfGlo(draw: GloFigures): Figures {
  const first = demand(draw.first, /^\d{6}$/, 'First prize');
  return {
    top4: first.slice(2),
    top3: first.slice(3),
    top2: first.slice(4),
    bottom2: demand(draw.last_two, /^\d{2}$/, 'Last two'),
    front3: draw.front_three.map((number) => demand(number, /^\d{3}$/, 'Front three')),
    bottom3: draw.back_three.map((number) => demand(number, /^\d{3}$/, 'Back three')),
  };
}

/** Lao development lottery, four digits: 8923 gives 923, 23 and, from the first two, 89. */
export function figuresOfLao(fourDigits: string): Figures {
  const drawn = demand(fourDigits, /^\d{4}$/, 'Result');
  return simple(drawn.slice(1), drawn.slice(0, 2));
}

/** Hanoi lottery: tops from the special prize (87654: 654, 54), bottom two from the first prize (98321: 21). */
export function figuresOfHanoi(special: string, first: string): Figures {
  return simple(
    demand(special, /^\d{5}$/, 'Special prize').slice(2),
    demand(first, /^\d{5}$/, 'First prize').slice(3),
  );
}

/** BAAC savings lottery, seven digits: 4273157 gives 157, 57 and, from digits three and four, 73. */
export function figuresOfBaac(sevenDigits: string): Figures {
  const drawn = demand(sevenDigits, /^\d{7}$/, 'Result');
  return simple(drawn.slice(4), drawn.slice(2, 4));
}

/** GSB savings lottery: tops from the first draw (200834: 834, 34), bottom two from the second (438135: 35). */
export function figuresOfGsb(firstDraw: string, secondDraw: string): Figures {
  return simple(
    demand(firstDraw, /^\d{6}$/, 'First draw').slice(3),
    demand(secondDraw, /^\d{6}$/, 'Second draw').slice(4),
  );
}

/**
 * Share index: three tops are the last whole digit and the two decimals of the index (1,523.47: 347), bottom two the
 * decimals of its change (-8.16: 16). Both as published, with two decimals.
 */
export function figuresOfIndex(index: string, change: string): Figures {
  const level = demand(index, /^\d[\d,]*\.\d{2}$/, 'Index');
  const moved = demand(change, /^[+-]?\d[\d,]*\.\d{2}$/, 'Change');
  return simple(level.slice(-4).replace('.', ''), moved.slice(-2));
}
