import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTicket, ticketNumber } from './check-ticket.ts';

const tier = (id: string, numbers: string[]) => ({ id, name: id, prize: 1, numbers });
/** Government draw of 2024-12-16, without its 165 other numbers. */
const tiers = [
  tier('first', ['097863']),
  tier('near_first', ['097862', '097864']),
  tier('second', ['123456']),
  tier('front_three', ['290', '742']),
  tier('back_three', ['339', '881']),
  tier('last_two', ['21']),
];
const won = (ticket: string) => checkTicket(ticket, tiers).map(({ id }) => id);

describe('checkTicket', () => {
  it.each([
    ['097863', ['first']],
    ['097864', ['near_first']],
    ['123456', ['second']],
    ['742111', ['front_three']],
    ['111742', []],
    ['000339', ['back_three']],
    ['339000', []],
    ['000021', ['last_two']],
    ['210000', []],
    ['290881', ['front_three', 'back_three']],
    ['290021', ['front_three', 'last_two']],
    ['863097', []],
  ])('%s wins %j', (ticket, prizes) => {
    expect(won(ticket)).toEqual(prizes);
  });

  it('answers any ticket with tiers of the draw, each at most once', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6}$/), (ticket) => {
        const prizes = won(ticket);
        expect(new Set(prizes).size).toBe(prizes.length);
      }),
    );
  });
});

describe('ticketNumber', () => {
  it.each([
    ['097863', '097863'],
    ['๐๙๗๘๖๓', '097863'],
    ['097 863', '097863'],
    ['097-863', '097863'],
    ['09786', null],
    ['0978631', null],
    ['09786a', null],
    ['', null],
  ])('%j is %j', (typed, ticket) => {
    expect(ticketNumber(typed)).toBe(ticket);
  });
});
