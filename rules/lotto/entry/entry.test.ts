import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ordersOf } from '#rules/lotto/odds/orders.ts';
import { entryHelpers, numbersBy } from './entry.ts';

describe('entry helpers', () => {
  it('19ประตู 5', () => {
    const expected = '05 15 25 35 45 50 51 52 53 54 55 56 57 58 59 65 75 85 95'.split(' ');
    expect(numbersBy('19ประตู', '5')).toEqual(expected);
  });

  it('รูดหน้า 1 and รูดหลัง 1', () => {
    expect(numbersBy('รูดหน้า', '1')).toEqual('10 11 12 13 14 15 16 17 18 19'.split(' '));
    expect(numbersBy('รูดหลัง', '1')).toEqual('01 11 21 31 41 51 61 71 81 91'.split(' '));
  });

  it.each([
    ['12', ['12', '21']],
    ['11', ['11']],
    ['123', ['123', '132', '213', '231', '312', '321']],
    ['112', ['112', '121', '211']],
    ['777', ['777']],
  ])('กลับ %s', (number, orders) => {
    expect(numbersBy('6กลับ', number)).toEqual(orders);
  });

  it('พี่น้อง', () => {
    const expected = '01 10 12 21 23 32 34 43 45 54 56 65 67 76 78 87 89 98 90 09'.split(' ');
    expect(numbersBy('พี่น้อง')).toEqual(expected);
  });

  it.each([
    ['เบิ้ล', '', 10],
    ['ตอง', '', 10],
    ['เบิ้ลหน้า', '', 100],
    ['เบิ้ลหลัง', '', 100],
    ['หาม', '', 100],
    ['ต่ำ', '', 50],
    ['สูง', '', 50],
    ['คู่', '', 50],
    ['คี่', '', 50],
    ['กลับ', '1234', 24],
    ['กลับ', '1123', 12],
    ['วิน2', '1234', 12],
    ['วิน2', '12344', 12],
    ['วิน2เบิ้ล', '1234', 16],
    ['วิน3', '1234', 24],
    ['วิน3', '0123456789', 720],
    ['วิน3เบิ้ล', '123', 27],
    ['วิน3เบิ้ล', '0123456789', 1_000],
  ])('%s %s gives %d numbers', (name, input, count) => {
    expect(numbersBy(name, input)).toHaveLength(count);
  });

  it('builds doubles and sandwiches from the right digits', () => {
    expect(numbersBy('เบิ้ลหน้า')).toContain('112');
    expect(numbersBy('เบิ้ลหลัง')).toContain('211');
    expect(numbersBy('หาม')).toContain('121');
    expect(numbersBy('ต่ำ')?.at(-1)).toBe('49');
  });

  it.each([
    ['19ประตู', ''],
    ['19ประตู', '12'],
    ['กลับ', '1'],
    ['กลับ', '12345'],
    ['วิน3', '12'],
    ['ตอง', '1'],
    ['ไม่มี', '1'],
  ])('%s refuses %j', (name, input) => {
    expect(numbersBy(name, input)).toBeNull();
  });

  it('keeps to the counting formulas', () => {
    const count = (name: string, input: string) => numbersBy(name, input)?.length;
    const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
    fc.assert(
      fc.property(fc.stringMatching(/^\d{3,10}$/), (typed) => {
        const n = new Set(typed).size;
        expect(count('วิน2', typed)).toBe(n * (n - 1));
        expect(count('วิน2เบิ้ล', typed)).toBe(n * n);
        expect(count('วิน3', typed)).toBe(Math.max(0, n * (n - 1) * (n - 2)));
        expect(count('วิน3เบิ้ล', typed)).toBe(n ** 3);
        const number = typed.slice(0, 4);
        const times = [...new Set(number)].map((digit) => number.split(digit).length - 1);
        const orders = times.reduce((rest, one) => rest / factorial(one), factorial(number.length));
        expect(count('กลับ', number)).toBe(orders);
        const [digit = ''] = typed;
        for (const [name, wanted] of [
          ['19ประตู', 19],
          ['รูดหน้า', 10],
          ['รูดหลัง', 10],
        ] as const)
          expect(count(name, digit)).toBe(wanted);
      }),
      { numRuns: 40 },
    );
  });

  it('gives exactly the numbers that a set is named for', () => {
    const all = (digits: number) =>
      Array.from({ length: 10 ** digits }, (_, n) => String(n).padStart(digits, '0'));
    const sets: Readonly<Record<string, (number: string) => boolean>> = {
      ต่ำ: (number) => Number(number) < 50,
      สูง: (number) => Number(number) > 49,
      คู่: (number) => Number(number) % 2 === 0,
      คี่: (number) => Number(number) % 2 === 1,
      เบิ้ล: ([tens, units]) => tens === units,
      พี่น้อง: ([tens, units]) => [1, 9].includes(Math.abs(Number(tens) - Number(units))),
      ตอง: ([one, two, three]) => one === two && two === three,
      เบิ้ลหน้า: ([one, two]) => one === two,
      เบิ้ลหลัง: ([, two, three]) => two === three,
      หาม: ([one, , three]) => one === three,
    };
    for (const [name, belongs] of Object.entries(sets)) {
      const numbers = numbersBy(name) ?? [];
      expect(numbers.toSorted()).toEqual(all(numbers[0]?.length ?? 0).filter(belongs));
    }
  });

  it('never gives a number twice, and all of one length', () => {
    fc.assert(
      fc.property(fc.constantFrom(...entryHelpers), fc.stringMatching(/^\d{0,10}$/), ({ name }, input) => {
        const numbers = numbersBy(name, input) ?? [];
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(new Set(numbers.map((number) => number.length)).size).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('has every name once', () => {
    const names = entryHelpers.flatMap((helper) => [helper.name, ...helper.aliases]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('finds the number itself among its orders, each with the same digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,4}$/), (number) => {
        const orders = ordersOf(number);
        const sorted = (text: string) => [...text].sort().join('');
        return orders.includes(number) && orders.every((order) => sorted(order) === sorted(number));
      }),
    );
  });
});
