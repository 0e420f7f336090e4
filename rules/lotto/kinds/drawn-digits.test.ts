import { describe, expect, it } from 'vitest';
import { figuresOfBaac, figuresOfGsb, figuresOfHanoi, figuresOfIndex, figuresOfLao } from './drawn-digits.ts';

const rest = { top4: [], front3: [], bottom3: [] };

describe('figures of a result', () => {
  it('Lao', () => {
    expect(figuresOfLao('8923')).toEqual({ top3: ['923'], top2: ['23'], bottom2: ['89'], ...rest });
  });

  it('Hanoi', () => {
    expect(figuresOfHanoi('87654', '98321')).toEqual({
      top3: ['654'],
      top2: ['54'],
      bottom2: ['21'],
      ...rest,
    });
  });

  it('BAAC', () => {
    expect(figuresOfBaac('4273157')).toEqual({ top3: ['157'], top2: ['57'], bottom2: ['73'], ...rest });
  });

  it('GSB', () => {
    expect(figuresOfGsb('200834', '438135')).toEqual({
      top3: ['834'],
      top2: ['34'],
      bottom2: ['35'],
      ...rest,
    });
  });

  it('share index, up or down', () => {
    expect(figuresOfIndex('1,523.47', '-8.16')).toEqual({
      top3: ['347'],
      top2: ['47'],
      bottom2: ['16'],
      ...rest,
    });
    expect(figuresOfIndex('38000.05', '+120.00')).toEqual({
      top3: ['005'],
      top2: ['05'],
      bottom2: ['00'],
      ...rest,
    });
    expect(figuresOfIndex('7.10', '0.01')).toEqual({ top3: ['710'], top2: ['10'], bottom2: ['01'], ...rest });
  });

  it('refuses figures of another form', () => {
    expect(() => figuresOfLao('923')).toThrow(RangeError);
    expect(() => figuresOfHanoi('87654', '321')).toThrow(RangeError);
    expect(() => figuresOfBaac('427315x')).toThrow(RangeError);
    expect(() => figuresOfGsb('200834', '35')).toThrow(RangeError);
    expect(() => figuresOfIndex('1523.4', '-8.16')).toThrow(RangeError);
    expect(() => figuresOfIndex('1523.47', '8')).toThrow(RangeError);
  });
});
