import { describe, expect, it } from 'vitest';
import { betsLeft, betsOf, problemsOf, readSlip } from '#tests/read-slip.ts';

describe('figures between stars', () => {
  it.each([
    '12*34',
    '12x34x56',
    '12 x 13 x 14',
    '123*456',
    '5*3',
    'บน\n12*34',
    '12*34\n=50',
    '12*34\n56*78\n=50',
    '12x34x56\nตัวละ 50',
  ])('are numbers side by side sooner than prices: %j', (text) => {
    expect(betsOf(readSlip(text))).toEqual([]);
    expect(betsLeft(text)).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['12*50', ['top_2 12 50']],
    ['12=34', ['top_2 12 34']],
    ['12*50*20', ['top_2 12 50', 'bottom_2 12 20']],
    ['123*45', ['top_3 123 45']],
    ['12*125', ['top_2 12 125']],
  ])('are a number and its prices: %j', (text, bets) => expect(betsOf(readSlip(text))).toEqual(bets));
});
