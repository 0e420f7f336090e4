import fc from 'fast-check';
import { expect, test } from 'vitest';
import { POINT_SATANG } from '#rules/points/point-worth.ts';
import {
  type Address,
  addressLines,
  addressProblems,
  maskParcel,
  normaliseAddress,
} from '#rules/shop/address.ts';
import { firstRewards } from '#rules/shop/first-rewards.ts';
import { limitState } from '#rules/shop/limit.ts';
import { findProvince, isPostcodeOf, provinces } from '#rules/shop/provinces.ts';
import { leastPoints, rewardWorth } from '#rules/shop/reward-worth.ts';

const good: Address = {
  ...{ name: 'สมชาย  ใจดี', mobile: '+66 81 234 5678', line: '99/1' },
  ...{ subdistrict: 'แขวงบางรัก', district: 'เขต บางรัก', province: 'กทม.', postcode: '๑๐๕๐๐' },
};
const problems = (change: Partial<Address>) => addressProblems(normaliseAddress({ ...good, ...change }));

test('an address is understood however it was written', () => {
  expect(normaliseAddress(good)).toEqual({
    ...{ name: 'สมชาย ใจดี', mobile: '0812345678', line: '99/1', subdistrict: 'บางรัก', district: 'บางรัก' },
    ...{ province: 'กรุงเทพมหานคร', postcode: '10500' },
  });
  expect(problems({})).toEqual({});
  expect(maskParcel(normaliseAddress(good))).toBe('ส••• · 081-xxx-5678 · กรุงเทพมหานคร 10500');
});

test('what a printer of labels or a terminal would obey, or nobody sees, is no part of an address', () => {
  const typed = { name: '\u202e\u200bสม\u{e0041}ชาย', line: '🏠 99/1\r\nหมู่\u00074\u001b[31m\ud800' };
  const { name, line } = normaliseAddress({ ...good, ...typed });
  expect(name).toBe('สมชาย');
  expect(line).toBe('🏠 99/1 หมู่ 4 [31m');
});

test.each([
  ['ต ในเมือง', 'อ เมืองขอนแก่น'],
  ['ต .ในเมือง', 'อ . เมืองขอนแก่น'],
  ['ตำบล ในเมือง', 'อำเภอ เมืองขอนแก่น'],
])(
  '%s, %s are a place without the word for it, which the label of a parcel says',
  (subdistrict, district) => {
    const typed = { ...good, subdistrict, district, province: 'ขอนแก่น', postcode: '40000' };
    expect(addressLines(normaliseAddress(typed)).at(2)).toBe('ต.ในเมือง อ.เมืองขอนแก่น');
  },
);

test.each([
  [{ name: ' ' }, { name: 'empty' }],
  [{ name: '12345' }, { name: 'letters' }],
  [{ name: 'ก' }, { name: 'short' }],
  [{ mobile: '021234567' }, { mobile: 'mobile' }],
  [{ line: '-' }, { line: 'short' }],
  [{ line: 'ก'.repeat(201) }, { line: 'long' }],
  [{ province: 'กรุงโรม' }, { province: 'province' }],
  [{ postcode: '1050' }, { postcode: 'postcode' }],
  [{ postcode: '50000' }, { postcode: 'elsewhere' }],
])('%o is said at its field: %o', (change, found) => {
  expect(problems(change)).toEqual(found);
});

test('every province is there once, under its name and as people call it', () => {
  expect(new Set(provinces).size).toBe(77);
  for (const name of provinces) expect(findProvince(`จังหวัด ${name}`)).toBe(name);
  expect(findProvince('โคราช')).toBe('นครราชสีมา');
  for (const typed of ['กทม.', 'กรุงเทพฯ', 'Bangkok', 'BKK', 'จ. กรุงเทพ'])
    expect(findProvince(typed)).toBe('กรุงเทพมหานคร');
  for (const [typed, name] of [
    ['นครศรีฯ', 'นครศรีธรรมราช'],
    ['จ.อุบลฯ', 'อุบลราชธานี'],
    ['อุดร', 'อุดรธานี'],
    ['สุราษฎร์ฯ', 'สุราษฎร์ธานี'],
    ['ประจวบฯ', 'ประจวบคีรีขันธ์'],
    ['จังหวัดปทุม', 'ปทุมธานี'],
  ] as const)
    expect(findProvince(typed)).toBe(name);
  for (const [typed, name] of [
    ['จ ขอนแก่น', 'ขอนแก่น'],
    ['ขอนแก่น 40000', 'ขอนแก่น'],
    ['ขอนแก่น.', 'ขอนแก่น'],
    ['กรุงเทพมหานคร ฯ', 'กรุงเทพมหานคร'],
    ['สุราษฏร์ธานี', 'สุราษฎร์ธานี'],
    ['ศรีษะเกษ', 'ศรีสะเกษ'],
    ['Khon Kaen', 'ขอนแก่น'],
    ['Chang Wat Chiang Mai', 'เชียงใหม่'],
    ['Krung Thep Maha Nakhon', 'กรุงเทพมหานคร'],
    ['Phra Nakhon Si Ayutthaya', 'พระนครศรีอยุธยา'],
    ['Narathiwat Province', 'นราธิวาส'],
    ['Samut Prakan 10270', 'สมุทรปราการ'],
  ] as const)
    expect(findProvince(typed), typed).toBe(name);
  for (const none of ['constructor', '', 'จ', '40000', 'nothing', 'เมือง'])
    expect(findProvince(none), none).toBeUndefined();
  expect(isPostcodeOf('40000', 'ขอนแก่น')).toBe(true);
});

test('no first reward makes a point worth more than it may be', () => {
  for (const reward of firstRewards)
    expect(BigInt(reward.points)).toBeGreaterThanOrEqual(leastPoints(reward));
});

test('a bonus, and it alone, says what is to be played and within how many days', () => {
  for (const { kind, targetSatang, validDays } of firstRewards) {
    expect(targetSatang !== null, kind).toBe(kind === 'bonus');
    expect(validDays !== null, kind).toBe(kind === 'bonus' || kind === 'spin');
  }
  expect(rewardWorth({ kind: 'bonus', amount: 2_000n })).toBe(2_000n);
  expect(leastPoints({ kind: 'bonus', amount: 2_001n })).toBe(401n);
});

test('whoever pays the least points never gets more than they are worth', () => {
  const kinds = fc.constantFrom('credit' as const, 'bonus' as const, 'spin' as const, 'goods' as const);
  fc.assert(
    fc.property(kinds, fc.bigInt(1n, 10_000_000n), (kind, amount) => {
      const paid = leastPoints({ kind, amount }) * BigInt(POINT_SATANG);
      expect(paid >= rewardWorth({ kind, amount })).toBe(true);
    }),
  );
});

test('a limit opens again when its oldest order is over', () => {
  const at = (day: number) => new Date(Date.UTC(2025, 5, day));
  const limit = { times: 2, days: 7 };
  expect(limitState(limit, [at(1)])).toEqual({ left: 1, nextAt: null });
  expect(limitState(limit, [at(1), at(3)])).toEqual({ left: 0, nextAt: at(8) });
  expect(limitState(limit, [at(1), at(3), at(4)])).toEqual({ left: 0, nextAt: at(10) });
});
