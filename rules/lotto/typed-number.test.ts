import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betDigits, betTypes } from './bet-type.ts';
import { normaliseNumber } from './typed-number.ts';

describe('normaliseNumber', () => {
  it('keeps leading zeros and turns Thai digits', () => {
    expect(normaliseNumber('top_3', '007')).toBe('007');
    expect(normaliseNumber('top_2', '๑๒')).toBe('12');
    expect(normaliseNumber('tod_4', '０１２３')).toBe('0123');
    expect(normaliseNumber('run_bottom', '0')).toBe('0');
  });

  it.each(['', ' 12', '12 ', '1a', '-1', '1.', '+1', '1\n', '½1', '१२'])('refuses %j', (typed) => {
    expect(normaliseNumber('top_2', typed)).toBeNull();
  });

  it('refuses an unknown type', () => {
    expect(normaliseNumber('pin_1', '1')).toBeNull();
    expect(normaliseNumber('toString', '1')).toBeNull();
  });

  it('takes as many digits as the type wants and no other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...betTypes), fc.stringMatching(/^\d{0,6}$/), (type, typed) => {
        expect(normaliseNumber(type, typed)).toBe(typed.length === betDigits[type] ? typed : null);
      }),
    );
  });
});
