import type { BetType } from '#rules/lotto/bet-type.ts';
import { ordersOf } from './orders.ts';

const MOST_ORDERS = { tod_3: 6, tod_4: 24 } as const;

/**
 * True probability that a bet wins on a fair draw. For a tod bet it depends on the number; without one it is that of a
 * number of distinct digits, the best of its type. Source: GLI-19 4.4.1(d) asks to show it.
 */
export function chanceOf(type: BetType, number?: string): number {
  switch (type) {
    case 'top_3':
      return 1 / 1_000;
    case 'tod_3':
      return (number === undefined ? MOST_ORDERS.tod_3 : ordersOf(number).length) / 1_000;
    case 'front_3':
    case 'bottom_3':
      return 2 / 1_000;
    case 'top_2':
    case 'bottom_2':
      return 1 / 100;
    case 'run_top':
      // Of 1,000 results 9³ = 729 lack a given digit.
      return 271 / 1_000;
    case 'run_bottom':
      return 19 / 100;
    case 'top_4':
      return 1 / 10_000;
    case 'tod_4':
      return (number === undefined ? MOST_ORDERS.tod_4 : ordersOf(number).length) / 10_000;
  }
}
