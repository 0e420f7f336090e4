import { describe, expect, it } from 'vitest';
import { chanceText, paybackText, rateText } from './odds-text.ts';

describe('odds in words', () => {
  it.each([
    [0.001, '1 ใน 1,000'],
    [0.006, '6 ใน 1,000'],
    [0.002, '2 ใน 1,000'],
    [0.01, '1 ใน 100'],
    [0.271, '271 ใน 1,000'],
    [0.19, '19 ใน 100'],
    [0.0001, '1 ใน 10,000'],
    [0.0024, '24 ใน 10,000'],
    [0.1, '1 ใน 10'],
  ])('a chance of %d is %s', (chance, text) => {
    expect(chanceText(chance)).toBe(text);
  });

  it.each([
    [0.001, 900, '90.0%'],
    [0.271, 3.2, '86.7%'],
    [0.19, 4.2, '79.8%'],
    [0.0001, 5_000, '50.0%'],
    [0.0024, 200, '48.0%'],
  ])('a chance of %d at a rate of %d gives back %s', (chance, rate, text) => {
    expect(paybackText(chance, rate)).toBe(text);
  });

  it('counts what a discount leaves to pay: 550 at 33 % less give back 82.1 %', () => {
    expect(paybackText(0.001, 550, 33)).toBe('82.1%');
  });

  it.each([
    [900, '900'],
    [5_000, '5,000'],
    [3.2, '3.2'],
    [1.6, '1.6'],
    [2.75, '2.75'],
    [1.375, '1.38'],
    [1_234_567.5, '1,234,567.5'],
  ])('a rate of %d reads %s', (rate, text) => {
    expect(rateText(rate)).toBe(text);
  });
});
