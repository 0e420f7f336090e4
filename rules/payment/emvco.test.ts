import fc from 'fast-check';
import generatePayload from 'promptpay-qr';
import { describe, expect, it } from 'vitest';
import { toBaht } from '#rules/money/baht.ts';
import { promptPayPayload, readPromptPay } from './emvco.ts';
import { crc16, field, readFields } from './tlv.ts';

/** The data objects of a code as the EMVCo specification tells them: two digits of id, two of length, the value. */
function emvFields(text: string): Record<string, string> {
  return Object.fromEntries(objectsOf(text));
}
function* objectsOf(text: string): Generator<[string, string]> {
  for (let rest = text; rest !== ''; ) {
    const end = 4 + Number(rest.slice(2, 4));
    if (!(rest.length >= end)) throw new Error(`${rest} is cut off`);
    yield [rest.slice(0, 2), rest.slice(4, end)];
    rest = rest.slice(end);
  }
}

describe('promptPayPayload', () => {
  it.each([
    ['0801234567', undefined, '00020101021129370016A000000677010111011300668012345675802TH530376463046197'],
    [
      '+66-89-123-4567',
      undefined,
      '00020101021129370016A000000677010111011300668912345675802TH5303764630429C1',
    ],
    [
      '1111111111111',
      undefined,
      '00020101021129370016A000000677010111021311111111111115802TH530376463047B5A',
    ],
    [
      '012345678901234',
      undefined,
      '00020101021129390016A00000067701011103150123456789012345802TH530376463049781',
    ],
    [
      '000-000-0000',
      422n,
      '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469',
    ],
    [
      '0801234567',
      422n,
      '00020101021229370016A000000677010111011300668012345675802TH530376454044.22630444FE',
    ],
  ])('writes %s with %s satang to the byte', (id, satang, payload) => {
    expect(promptPayPayload(id, satang)).toBe(payload);
  });

  it('writes the amount with two decimals always', () => {
    expect(promptPayPayload('0801234567', 100n)).toContain('54041.00');
    expect(promptPayPayload('0801234567', 5n)).toContain('54040.05');
    expect(promptPayPayload('0801234567', 10_000_050n)).toContain('5409100000.50');
  });

  it.each(['', '080123456', '08012345678', '11111111111111', 'abc', '0801234567x'])(
    'refuses the id %j',
    (id) => {
      expect(() => promptPayPayload(id, 100n)).toThrow(RangeError);
    },
  );

  it.each([0n, -1n, 1_000_000_000n])('refuses %d satang', (satang) => {
    expect(() => promptPayPayload('0801234567', satang)).toThrow(RangeError);
  });

  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
  const ids = fc.oneof(
    digits(9).map((rest) => `0${rest}`),
    digits(13),
    digits(15),
  );
  const amounts = fc.bigInt({ min: 1n, max: 999_999_999n });

  it('writes what the promptpay-qr library writes, a thousand times, and an EMV parser reads it as it was meant', () => {
    fc.assert(
      fc.property(ids, amounts, (id, satang) => {
        const [once, ever] = [promptPayPayload(id, satang), promptPayPayload(id)];
        expect(once).toBe(generatePayload(id, { amount: toBaht(satang) }));
        expect(ever).toBe(generatePayload(id, {}));
        const receiver = id.length === 10 ? `0066${id.slice(1)}` : id;
        expect(readPromptPay(once)).toMatchObject({ receiver, satang });
        expect(readPromptPay(ever)).toMatchObject({ receiver, satang: null });
        const fields = emvFields(once);
        expect(fields).toMatchObject({
          '00': '01',
          '01': '12',
          '53': '764',
          '58': 'TH',
          '54': toBaht(satang).toFixed(2),
        });
        expect(Object.values(emvFields(fields['29'] ?? ''))).toEqual(['A000000677010111', receiver]);
        expect(emvFields(ever)).toMatchObject({ '01': '11', '63': ever.slice(-4) });
      }),
      { numRuns: 1_000 },
    );
  });

  it('is read back with its kind', () => {
    expect(readPromptPay(promptPayPayload('0801234567', 422n))).toEqual({
      kind: 'mobile',
      receiver: '0066801234567',
      satang: 422n,
    });
    expect(readPromptPay(promptPayPayload('1111111111111'))?.kind).toBe('national_id');
    expect(readPromptPay(promptPayPayload('012345678901234'))?.kind).toBe('e_wallet');
  });
});

describe('reading', () => {
  const payload = promptPayPayload('0801234567', 422n);

  it('refuses a PromptPay payload with any digit or letter changed', () => {
    for (let at = 0; at < payload.length; at += 1) {
      const other = payload[at] === '1' ? '2' : '1';
      expect(readPromptPay(payload.slice(0, at) + other + payload.slice(at + 1))).toBeNull();
    }
  });

  it('takes the fields in another order, as the promptparse library writes them', () => {
    expect(
      readPromptPay('00020101021229370016A0000006770101110113006680111111153037645802TH540520.15630442BE'),
    ).toEqual({
      kind: 'mobile',
      receiver: '0066801111111',
      satang: 2_015n,
    });
  });

  it.each(['', '6304', 'hello', payload.slice(0, -1), `${payload}0`])('refuses %j', (text) => {
    expect(readPromptPay(text)).toBeNull();
  });
});

describe('fields', () => {
  it('knows the check value of the checksum', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  it('refuses a value that its length cannot tell', () => {
    expect(() => field('54', '')).toThrow(RangeError);
    expect(() => field('54', '1'.repeat(100))).toThrow(RangeError);
  });

  it('refuses a cut, repeated or unreadable field', () => {
    expect(readFields('0002010102')).toBeNull();
    expect(readFields('000201000201')).toBeNull();
    expect(readFields('00 201')).toBeNull();
    expect(readFields('0000')).toBeNull();
  });
});
