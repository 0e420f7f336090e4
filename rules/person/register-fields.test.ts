import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, bangkokDate } from '#rules/time/bangkok-time.ts';
import { processorMs } from '#tests/processor-ms.ts';
import { birthDateError } from './age.ts';
import { accountDigits, bankAccountNoError, bankCodeError, normaliseAccountNo } from './bank-account.ts';
import { mobileError } from './mobile.ts';
import { firstNameError, lastNameError, normaliseName } from './name.ts';
import { passwordError } from './new-password.ts';
import { otpError, registerErrors } from './register-fields.ts';

describe('mobile number', () => {
  it.each([
    '0812345678',
    '0612345678',
    '0912345678',
    '66812345678',
    '+66 81 234 5678',
    '081-234-5678',
    '๐๘๑๒๓๔๕๖๗๘',
    '\u202a+66 81 234 5678\u202c',
  ])('takes %s', (typed) => {
    expect(mobileError(typed)).toBeUndefined();
  });

  it.each(['0212345678', '081234567', '08123456789', '1812345678', 'abc', '08123456x8', '0712345678'])(
    'refuses %s',
    (typed) => {
      expect(mobileError(typed)).toBe('เบอร์มือถือต้องมี 10 หลัก ขึ้นต้นด้วย 06 08 หรือ 09');
    },
  );

  it('asks for one', () => {
    expect(mobileError(' ')).toBe('กรุณากรอกเบอร์มือถือ');
  });
});

describe('password', () => {
  it.each([
    ['', 'กรุณากรอกรหัสผ่าน'],
    ['1234567', 'รหัสผ่านต้องมีอย่างน้อย 8 ตัวอักษร'],
    ['12345678', undefined],
    ['รหัสผ่าน', undefined],
    ['ก'.repeat(64), undefined],
    ['😀'.repeat(64), undefined],
    ['a'.repeat(65), 'รหัสผ่านต้องไม่เกิน 64 ตัวอักษร'],
  ])('%j: %j', (typed, problem) => {
    expect(passwordError(typed)).toBe(problem);
  });
});

describe('name', () => {
  it.each([
    'สมชาย',
    'ณ อยุธยา',
    'ทรัพย์ปัฐพี',
    'Somchai',
    'José',
    "O'Neil",
    'Jean-Luc',
    'ม.ล. ปิ่น',
    ' สมชาย ',
    'Jr.',
    'เปี๊ยะ',
    'เจ๊าะแจ๊ะ',
    'น้ำผึ้ง',
    'ฤทธิ์',
    'เกียรติศักดิ์',
    'ไพฑูรย์',
    'เมือง',
    'กๆ',
  ])('takes %j', (typed) => {
    expect(firstNameError(typed)).toBeUndefined();
  });

  it.each([
    'สมชาย1',
    '๑',
    '฿',
    '<b>',
    'a_b',
    '-',
    '.',
    'a--- b',
    '张伟',
    'a\nb',
    'a\u0301\u0301\u0301 1',
    '\u0e48\u0e48\u0e48',
    '\u0e31\u0e34 \u0e48',
    'เเเ',
    'ก\u0e48\u0e48\u0e48\u0e48\u0e48',
    'a\u0e48',
    'สม\u0007ชาย',
  ])('refuses %j', (typed) => {
    expect(firstNameError(typed)).toBe('ชื่อใช้ได้เฉพาะตัวอักษรไทยหรืออังกฤษ');
  });

  it('is at most 60 characters', () => {
    expect(firstNameError('ก'.repeat(60))).toBeUndefined();
    expect(firstNameError('ก'.repeat(61))).toBe('ชื่อต้องไม่เกิน 60 ตัวอักษร');
    expect(lastNameError('ก'.repeat(61))).toBe('นามสกุลต้องไม่เกิน 60 ตัวอักษร');
  });

  it('is tidied before it is kept', () => {
    expect(normaliseName('  ณ   อยุธยา ')).toBe('ณ อยุธยา');
    expect(firstNameError('   ')).toBe('กรุณากรอกชื่อ');
    expect(firstNameError(' \u200b\u202e ')).toBe('กรุณากรอกชื่อ');
  });

  it.each([
    ['สม\u202eชาย', 'สมชาย'],
    ['\u2066สม\u200bชาย\u200f', 'สมชาย'],
    ['เเก้ว', 'แก้ว'],
    ['น\u0e4d\u0e49\u0e32ผึ้ง', 'น้ำผึ้ง'],
    ['ส\u0e49\u0e39', 'สู้'],
    ['ณ\u00a0อยุธยา', 'ณ อยุธยา'],
  ])('is kept as it is read, whatever stands in it unseen: %j', (typed, kept) => {
    expect(firstNameError(typed)).toBeUndefined();
    expect(normaliseName(typed)).toBe(kept);
  });

  it('is checked in an instant, however hostile', () => {
    const ms = processorMs(() => {
      firstNameError(`${'a '.repeat(30)}!`);
      firstNameError('a'.repeat(50_000));
      firstNameError("a'".repeat(50_000));
    });
    expect(ms).toBeLessThan(200);
  });
});

describe('a password of one’s own', () => {
  const own = { username: '081-234-5678', firstName: 'Somying', lastName: 'ใจดี' };

  it.each([
    '        ',
    '\u00a0\u2003\u3000        ',
    '\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b',
    '\u3164'.repeat(8),
  ])('blanks alone are none: %j', (typed) =>
    expect(passwordError(typed)).toBe('รหัสผ่านต้องไม่ใช่ช่องว่างอย่างเดียว'),
  );

  it.each(['0812345678', '081 234 5678', '+66812345678', '๐๘๑๒๓๔๕๖๗๘', 'a0812345678b', '12345678'])(
    'is not the own number: %j',
    (typed) => expect(passwordError(typed, own)).toBe('รหัสผ่านต้องไม่ใช่เบอร์มือถือของคุณ'),
  );

  it.each(['somying99', 'SOMYING 2533!', 'ใจดี1111', 'somyingใจดี', 'ใจดี.Somying'])(
    'is not the own name: %j',
    (typed) => expect(passwordError(typed, own)).toBe('รหัสผ่านต้องไม่ใช่ชื่อของคุณ'),
  );

  it.each(['sabai-dee-99', 'แมวเหมียวสามตัว', '           x', 'somying-and-me'])('may be %j', (typed) =>
    expect(passwordError(typed, own)).toBeUndefined(),
  );

  it('is told at its field of the registration', () => {
    const form = {
      username: '0812345678',
      password: '0812345678',
      first_name: 'สมหญิง',
      last_name: 'ใจดี',
      birth_date: '1990-05-01',
      bank_code: '004',
      bank_account_no: '1234567890',
      accept_terms: true,
    };
    expect(registerErrors(form, '2025-06-16')).toEqual({ password: 'รหัสผ่านต้องไม่ใช่เบอร์มือถือของคุณ' });
  });
});

describe('birth date', () => {
  const today = '2025-06-16';

  it.each([
    ['2005-06-16', undefined],
    ['2005-06-17', 'ผู้สมัครต้องมีอายุ 20 ปีบริบูรณ์ขึ้นไป'],
    ['2025-06-16', 'ผู้สมัครต้องมีอายุ 20 ปีบริบูรณ์ขึ้นไป'],
    ['2025-06-17', 'วันเกิดไม่ถูกต้อง'],
    ['1900-01-01', undefined],
    ['1899-12-31', 'วันเกิดไม่ถูกต้อง'],
    ['2548-06-16', 'วันเกิดไม่ถูกต้อง'],
    ['2005-02-29', 'วันเกิดไม่ถูกต้อง'],
    ['16/06/2005', 'วันเกิดไม่ถูกต้อง'],
    ['', 'กรุณากรอกวันเกิด'],
  ])('%j on 16 June 2025: %j', (birthDate, problem) => {
    expect(birthDateError(birthDate, today)).toBe(problem);
  });

  it('comes of age on 29 February in a leap year, on 1 March else', () => {
    expect(birthDateError('2004-02-29', '2024-02-28')).toBe('ผู้สมัครต้องมีอายุ 20 ปีบริบูรณ์ขึ้นไป');
    expect(birthDateError('2004-02-29', '2024-02-29')).toBeUndefined();
    expect(birthDateError('2080-02-29', '2100-02-28')).toBe('ผู้สมัครต้องมีอายุ 20 ปีบริบูรณ์ขึ้นไป');
    expect(birthDateError('2080-02-29', '2100-03-01')).toBeUndefined();
  });

  it('goes by the day in Bangkok', () => {
    expect(birthDateError('2005-06-16', bangkokDate('2025-06-15T16:59:59Z'))).toBe(
      'ผู้สมัครต้องมีอายุ 20 ปีบริบูรณ์ขึ้นไป',
    );
    expect(birthDateError('2005-06-16', bangkokDate('2025-06-15T17:00:00Z'))).toBeUndefined();
  });

  it('never takes back what it allowed the day before', () => {
    const days = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('1900-01-01', count));
    fc.assert(
      fc.property(days, days, (birthDate, day) => {
        fc.pre(birthDateError(birthDate, day) === undefined);
        expect(birthDateError(birthDate, addDays(day, 1))).toBeUndefined();
      }),
    );
  });
});

describe('bank account', () => {
  it.each([
    ['004', '1234567890', undefined],
    ['004', '123-4-56789-0', undefined],
    ['004', '๑๒๓๔๕๖๗๘๙๐', undefined],
    ['004', '123456789012', 'เลขบัญชีของธนาคารนี้ต้องมี 10 หลัก'],
    ['030', '123456789012', undefined],
    ['030', '1234567890', 'เลขบัญชีของธนาคารนี้ต้องมี 12 หลัก'],
    ['033', '123456789012', undefined],
    ['034', '123456789012', undefined],
    ['067', '12345678901234', undefined],
    ['004', '123456789', 'เลขบัญชีของธนาคารนี้ต้องมี 10 หลัก'],
    ['004', '1234567890123456', 'เลขบัญชีของธนาคารนี้ต้องมี 10 หลัก'],
    ['004', '12345678x0', 'เลขบัญชีต้องเป็นตัวเลขเท่านั้น'],
    ['004', ' - ', 'กรุณากรอกเลขบัญชี'],
  ])('%s %s: %j', (bank, typed, problem) => {
    expect(bankAccountNoError(bank, typed)).toBe(problem);
  });

  it('is kept as digits', () => {
    expect(normaliseAccountNo('๑23-4-56789 0')).toBe('1234567890');
    expect(accountDigits('004')).toBe(10);
    expect(accountDigits('067')).toBe(14);
  });

  it.each([
    ['004', undefined],
    ['', 'กรุณาเลือกธนาคาร'],
    ['4', 'กรุณาเลือกธนาคาร'],
    ['KBANK', 'กรุณาเลือกธนาคาร'],
  ])('bank %j: %j', (code, problem) => {
    expect(bankCodeError(code)).toBe(problem);
  });
});

describe('codes and ids', () => {
  it.each([
    ['123456', undefined],
    ['๑๒๓๔๕๖', undefined],
    [' 123456 ', undefined],
    ['12345', 'รหัส OTP ต้องเป็นตัวเลข 6 หลัก'],
    ['1234567', 'รหัส OTP ต้องเป็นตัวเลข 6 หลัก'],
    ['12a456', 'รหัส OTP ต้องเป็นตัวเลข 6 หลัก'],
    ['', 'กรุณากรอกรหัส OTP'],
  ])('one-time code %j: %j', (typed, problem) => {
    expect(otpError(typed)).toBe(problem);
  });
});

describe('registerErrors', () => {
  const good = {
    username: '081-234-5678',
    password: 'correct horse',
    first_name: 'สมชาย',
    last_name: 'ใจดี',
    birth_date: '1990-01-01',
    bank_code: '004',
    bank_account_no: '1234567890',
    accept_terms: true,
  };

  it('finds nothing in a good one', () => {
    expect(registerErrors(good, '2025-06-16')).toEqual({});
  });

  it('names every bad field at once', () => {
    const empty = {
      ...good,
      username: '',
      password: '',
      first_name: '',
      last_name: '',
      birth_date: '',
      bank_code: '',
      bank_account_no: '',
    };
    expect(registerErrors(empty, '2025-06-16')).toEqual({
      username: 'กรุณากรอกเบอร์มือถือ',
      password: 'กรุณากรอกรหัสผ่าน',
      first_name: 'กรุณากรอกชื่อ',
      last_name: 'กรุณากรอกนามสกุล',
      birth_date: 'กรุณากรอกวันเกิด',
      bank_code: 'กรุณาเลือกธนาคาร',
      bank_account_no: 'กรุณากรอกเลขบัญชี',
    });
    expect(registerErrors({ ...good, bank_code: '030', accept_terms: false }, '2025-06-16')).toEqual({
      bank_account_no: 'เลขบัญชีของธนาคารนี้ต้องมี 12 หลัก',
      accept_terms: 'กรุณายอมรับข้อกำหนดและนโยบายก่อนสมัคร',
    });
  });
});
