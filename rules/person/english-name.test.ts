import { expect, test } from 'vitest';
import {
  ENGLISH_NAME_MAX,
  englishNameError,
  isSameEnglishName,
  normaliseEnglishName,
} from './english-name.ts';

test.each([
  'Somchai Jaidee',
  'SOMCHAI JAIDEE',
  'MR. SOMCHAI JAIDEE',
  'Mr.Somchai Jaidee',
  'MISS SOMYING RAKDEE',
  'POL.LT.COL. SOMCHAI JAIDEE',
  'Kritsana Na Ayudhya',
  'Nattapong Sae-Tang',
  "Sean O'Neil",
  'Sean O’Neil',
  'Somchai\tJaidee',
  'Jean‑Luc Picard',
  'Nattapong Sae–Tang',
  'Pol Jaidee',
  'Gen Jaidee',
  'Som-O Jaidee',
  '  Somchai \u200b Jaidee ',
  '\u202aＳｏｍｃｈａｉ Jaidee\u202c',
])('%s is an English name', (name) => {
  expect(englishNameError(name)).toBeUndefined();
});

test.each([
  ['', 'กรุณากรอกชื่อภาษาอังกฤษ'],
  [' \u200b ', 'กรุณากรอกชื่อภาษาอังกฤษ'],
  ['สมชาย ใจดี', 'ใช้ได้เฉพาะตัวอักษรอังกฤษ ไม่ใช้อักษรไทยหรือตัวเลข'],
  ['Somchai ใจดี', 'ใช้ได้เฉพาะตัวอักษรอังกฤษ ไม่ใช้อักษรไทยหรือตัวเลข'],
  ['Somchai Jaidee 2', 'ใช้ได้เฉพาะตัวอักษรอังกฤษ ไม่ใช้อักษรไทยหรือตัวเลข'],
  ['Somchai ๒', 'ใช้ได้เฉพาะตัวอักษรอังกฤษ ไม่ใช้อักษรไทยหรือตัวเลข'],
  ['Sоmchai Jaidee', 'ใช้ได้เฉพาะตัวอักษรอังกฤษ ไม่ใช้อักษรไทยหรือตัวเลข'],
  ['José Álvarez', 'ใช้ได้เฉพาะตัวอักษรอังกฤษ ไม่ใช้อักษรไทยหรือตัวเลข'],
  ['S. Jaidee', 'กรุณากรอกทั้งชื่อและนามสกุลเต็ม ไม่ใช้ตัวย่อ'],
  ['Somchai J***', 'ใช้ได้เฉพาะตัวอักษรอังกฤษ ไม่ใช้อักษรไทยหรือตัวเลข'],
  ['Somchai\nJaidee', 'ใช้ได้เฉพาะตัวอักษรอังกฤษ ไม่ใช้อักษรไทยหรือตัวเลข'],
  ['Somchai -- Jaidee', 'กรุณาตรวจสอบช่องว่างและเครื่องหมายในชื่อ'],
  ['. Somchai Jaidee', 'กรุณาตรวจสอบช่องว่างและเครื่องหมายในชื่อ'],
  ["Somchai 'Jaidee", 'กรุณาตรวจสอบช่องว่างและเครื่องหมายในชื่อ'],
  ['Somchai Jaidee.', 'กรุณาตรวจสอบช่องว่างและเครื่องหมายในชื่อ'],
  ['Somchai', 'กรุณากรอกทั้งชื่อและนามสกุลเต็ม ไม่ใช้ตัวย่อ'],
  ['Mr. Somchai', 'กรุณากรอกทั้งชื่อและนามสกุลเต็ม ไม่ใช้ตัวย่อ'],
  ['Somchai J', 'กรุณากรอกทั้งชื่อและนามสกุลเต็ม ไม่ใช้ตัวย่อ'],
  ['S Jaidee', 'กรุณากรอกทั้งชื่อและนามสกุลเต็ม ไม่ใช้ตัวย่อ'],
  ['Mr', 'กรุณากรอกทั้งชื่อและนามสกุลเต็ม ไม่ใช้ตัวย่อ'],
  ['Mr Mrs Miss', 'กรุณากรอกทั้งชื่อและนามสกุลเต็ม ไม่ใช้ตัวย่อ'],
  ['Mr. Dr.Prof', 'กรุณากรอกทั้งชื่อและนามสกุลเต็ม ไม่ใช้ตัวย่อ'],
  ['Pol Lt', 'กรุณากรอกทั้งชื่อและนามสกุลเต็ม ไม่ใช้ตัวย่อ'],
  [`${'A'.repeat(ENGLISH_NAME_MAX)} B`, `ชื่อภาษาอังกฤษต้องไม่เกิน ${ENGLISH_NAME_MAX} ตัวอักษร`],
])('%s is none: %s', (name, error) => {
  expect(englishNameError(name)).toBe(error);
});

test('it is written in one way, and capitals do not make another', () => {
  expect(normaliseEnglishName(' Sean\u00a0 O’Neil\u200b ')).toBe("Sean O'Neil");
  expect(isSameEnglishName('SEAN O’NEIL', "Sean  O'Neil")).toBe(true);
  expect(isSameEnglishName('Sean Neil', "Sean O'Neil")).toBe(false);
});
