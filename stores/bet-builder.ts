import type { Pack } from '#rules/lotto/pack.ts';
import { fieldOf } from '#stores/stored.ts';

/** How whoever uses this device likes to put bills together. */
export interface BetBuilderSettings {
  /** The way to enter numbers that was open last. */
  readonly way: 'pad' | 'rows' | 'paste';
  /** True where every number is added in all its orders. */
  readonly isReversed: boolean;
  /** True where each chosen type has a price of its own. */
  readonly isSplit: boolean;
  /** The price list that was chosen last. */
  readonly pack: Pack;
  /** The types that were chosen last, by their number of digits. */
  readonly types: Readonly<Record<string, readonly string[]>>;
}

/** Numbers of one length under a name (เลขชุด). */
export interface NumberSet {
  readonly name: string;
  readonly numbers: readonly string[];
}

/** Sets of numbers by the member who keeps them. */
export type NumberSets = Readonly<Record<string, readonly NumberSet[]>>;

const MOST_MEMBERS = 5;
export const MOST_SETS = 20;
const MOST_NAME = 30;
const MOST_NUMBERS = 200;

export const usualBetBuilder: BetBuilderSettings = {
  way: 'pad',
  isReversed: false,
  isSplit: false,
  pack: 'full',
  types: {},
};

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** A set as it may be stored: a name of some length, numbers of one length, none twice; null for anything else. */
export function numberSet(name: string, numbers: readonly string[]): NumberSet | null {
  const [first] = numbers;
  const own = [...new Set(numbers)].filter((one) => /^[0-9]{1,4}$/.test(one) && one.length === first?.length);
  const title = name.trim().slice(0, MOST_NAME);
  return title === '' || own.length === 0 ? null : { name: title, numbers: own.slice(0, MOST_NUMBERS) };
}

/** All sets with those of a member changed: at most twenty, the newest; of so many members who used this device last. */
export function withSets(all: NumberSets, memberId: string, sets: readonly NumberSet[]): NumberSets {
  const others = Object.entries(all).filter(([id]) => id !== memberId);
  const stored = others.slice(1 - MOST_MEMBERS);
  return Object.fromEntries(sets.length === 0 ? stored : [...stored, [memberId, sets.slice(-MOST_SETS)]]);
}

/** Settings from storage, as far as they have the shape of this version. */
export function readBetBuilder(value: unknown): BetBuilderSettings {
  const way = fieldOf(value, 'way');
  return {
    way: way === 'rows' || way === 'paste' ? way : 'pad',
    isReversed: fieldOf(value, 'isReversed') === true,
    isSplit: fieldOf(value, 'isSplit') === true,
    pack: fieldOf(value, 'pack') === 'discount' ? 'discount' : 'full',
    types: Object.fromEntries(
      entriesOf(fieldOf(value, 'types')).map(([digits, types]) => [digits, textsOf(types)]),
    ),
  };
}

/** Sets of numbers from storage, as far as they are some. */
export function readSets(value: unknown): NumberSets {
  return entriesOf(value).reduce<NumberSets>((all, [memberId, list]) => {
    const sets = (Array.isArray(list) ? list : []).flatMap((one: unknown) => {
      const name = fieldOf(one, 'name');
      const set = typeof name === 'string' ? numberSet(name, textsOf(fieldOf(one, 'numbers'))) : null;
      return set ?? [];
    });
    return withSets(all, memberId, sets);
  }, {});
}
