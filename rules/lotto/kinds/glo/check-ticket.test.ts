import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTicket, indexTickets, prizeTotal, ticketNumber, winsIn } from './check-ticket.ts';
import { repeatsIn } from './repeats.ts';

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

describe('a number that was drawn more than once', () => {
  const drawn = [tier('second', ['354809']), tier('fifth', ['111111', '354809', '354809'])];

  it('wins as often, in every tier', () => {
    const won = checkTicket('354809', drawn);
    expect(won.map(({ id, times }) => [id, times])).toEqual([
      ['second', 1],
      ['fifth', 2],
    ]);
    expect(prizeTotal(won)).toBe(3);
    expect(prizeTotal(checkTicket('111111', drawn))).toBe(1);
  });

  it('is told to the operator: within a tier, and across tiers', () => {
    expect(repeatsIn(drawn)).toEqual([
      'fifth: 354809 was drawn 2 times and wins as often',
      '354809 was drawn in second and fifth and wins in each',
    ]);
    expect(repeatsIn([tier('front_three', ['290', '742']), tier('back_three', ['742', '881'])])).toEqual([
      '742 was drawn in front_three and back_three and wins in each',
    ]);
    expect(repeatsIn(tiers)).toEqual([]);
  });
});

describe('winsIn', () => {
  // Few digits, so that tickets win often and digits that win in one tier stand in others too.
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[01]{${length}}$`));
  const draw = fc.tuple(digits(6), digits(6), digits(3), digits(3), digits(2)).map((one) => ({
    tiers: [
      tier('first', [one[0]]),
      tier('second', [one[1], one[1], '000111']),
      tier('front_three', [one[2], one[3]]),
      tier('back_three', [one[3]]),
      tier('last_two', [one[4]]),
    ],
  }));

  it('says of many draws at once what the check of each says', () => {
    fc.assert(
      fc.property(fc.array(draw, { maxLength: 4 }), digits(6), (draws, ticket) => {
        const numbered = draws.map((one, at) => ({ ...one, at }));
        const index = indexTickets(numbered, ({ at }, { id }, times) => `${at} ${id} ${times}`);
        const each = numbered.flatMap(({ at, tiers }) =>
          checkTicket(ticket, tiers).map(({ id, times }) => `${at} ${id} ${times}`),
        );
        expect(winsIn(ticket, index).sort()).toEqual(each.sort());
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
    ['097–863', '097863'],
    ['\u202d097863\u202c', '097863'],
    ['０９７\u200b８６３', '097863'],
    ['09786', null],
    ['0978631', null],
    ['09786a', null],
    ['', null],
  ])('%j is %j', (typed, ticket) => {
    expect(ticketNumber(typed)).toBe(ticket);
  });
});
