import { expect, test } from 'vitest';
import { isOfWholeName, isSurelyPayer, payerFit } from './payer.ts';

/** True when the one who paid may be the member. */
const mayBePayer = (...asked: Parameters<typeof payerFit>) => payerFit(...asked) !== 'other';

const somchai = {
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  accounts: [
    ['004', '1234567890'],
    ['014', '9876543210'],
  ],
} as const;

test.each([
  [undefined, true],
  [{}, true],
  [{ name: 'สมชาย ใจดี' }, true],
  [{ name: 'นาย สมชาย  ใจดี' }, true],
  [{ name: 'นายสมชาย ใ***' }, true],
  [{ name: 'สมชาย' }, true],
  [{ name: 'สมหญิง ใจดี' }, false],
  [{ name: 'สมชาย ใจร้าย' }, false],
  [{ name: 'สมชาย ใจดีมาก' }, false],
  [{ name: '***' }, false],
  [{ name: '' }, false],
  [{ name: 'MR SOMCHAI JAIDEE' }, false],
  [{ name: 'MR SOMCHAI JAIDEE', bank_code: '004', account_tail: '7890' }, true],
  [{ bank_code: '014', account_tail: '3210' }, true],
  [{ account_tail: '3210' }, true],
  [{ bank_code: '006', account_tail: '7890' }, false],
  [{ bank_code: '004', account_tail: '0000' }, false],
] as const)('%o may be the member: %s', (payer, may) => {
  expect(mayBePayer(payer, somchai)).toBe(may);
});

test('a Latin name is compared without its case and title', () => {
  const jo = { firstName: 'Somchai', lastName: 'Jaidee', accounts: [] };
  expect(mayBePayer({ name: 'MR. SOMCHAI JAI' }, jo)).toBe(true);
  expect(mayBePayer({ name: 'MR SOMCHAI J***' }, jo)).toBe(true);
  expect(mayBePayer({ name: 'MRS SOMSRI JAIDEE' }, jo)).toBe(false);
});

test.each([
  ['คุณากร', 'นาย คุณากร ใจดี', true],
  ['คุณากร', 'นายคุณากร ใ***', true],
  ['คุณากร', 'คุณคุณากร ใจดี', true],
  ['คุณากร', 'คุณากร ใจดี', true],
  ['คุณากร', 'นาย คุณานนท์ ใจดี', false],
  ['คุณากร', 'คุณ ใจดี', false],
  ['นางน้อย', 'นาง นางน้อย ใจดี', true],
  ['Missara', 'MISS MISSARA JAIDEE', true],
  ['นายสมชาย', 'นาย สมชาย ใจดี', true],
  ['นาย สมชาย', 'สมชาย ใจดี', true],
  ['นาย สมชาย', 'นาย ส***', false],
] as const)('%s, whose first name may begin as a title does, may be %s: %s', (firstName, name, may) => {
  const lastName = firstName === 'Missara' ? 'Jaidee' : 'ใจดี';
  expect(mayBePayer({ name }, { firstName, lastName, accounts: [] })).toBe(may);
});

test.each([
  'น.ส.สมหญิง ใจดี',
  'นส.สมหญิง ใจดี',
  'น.ส สมหญิง ใ',
  'นส สมหญิง ใจ',
  'น. ส. สมหญิง ใจดี',
  'นางสาว สมหญิง ใ***',
  'นางสาวสมหญิง ใ***',
  'น.ส.\u200bสมหญิง\u00a0ใ***',
  'ด.ญ. สมหญิง ใจดี',
  'เด็กหญิงสมหญิง ใจดี',
  'พญ.สมหญิง ใ',
  'แพทย์หญิง สมหญิง ใ',
  'ทพญ. สมหญิง ใจ',
  'สพ.ญ. สมหญิง ใจ',
  'ภญ.สมหญิง ใจ',
  'ร.ต.หญิง สมหญิง ใ',
  'ร.อ. หญิง สมหญิง ใจดี',
  'ว่าที่ ร.ต. หญิง สมหญิง ใ',
  'ว่าที่ร้อยตรีหญิง สมหญิง ใ',
  'คุณหญิง สมหญิง ใจดี',
  'ดร. น.ส. สมหญิง ใจดี',
  'พ.ต.ท.หญิง ดร. สมหญิง ใ...',
  'พ.ญ. สมหญิง ใ',
  'ท.พ.ญ.สมหญิง ใ',
  'ภ.ญ. สมหญิง ใ',
  'ส.พ.ญ. สมหญิง ใ',
  'ทนพญ. สมหญิง ใ',
  'ร.ต.หญิงสมหญิง ใ',
  'ว่าที่ ร.ต.หญิงสมหญิง ใจดี',
  'ว่าที่ร้อยตรีหญิงสมหญิง ใ***',
  'จ่าสิบตำรวจหญิงสมหญิง ใ',
  'ส.ต.ท.(หญิง) สมหญิง ใ',
  'คุณหญิงสมหญิง ใจดี',
  'นางสาว. สมหญิง ใ',
  'พ.อ.หญิง (พิเศษ) สมหญิง ใ',
  'น.ส. สมหญิง ใxx',
  'น.ส. สมหญิง ใ●●●',
  'น.ส. สมหญิิง ใจดี',
])('%s is สมหญิง ใจดี', (name) => {
  expect(mayBePayer({ name }, { firstName: 'สมหญิง', lastName: 'ใจดี', accounts: [] })).toBe(true);
});

test.each(
  'ว่าที่ ร.ต.|ว่าที่ร.ต.|ว่าที่ ร.ต|ว่าที่ร้อยตรี|ว่าที่ พ.ต.|พล.อ.|พล.ท.|พล.ต.|พ.อ.|พ.อ. (พิเศษ)|พ.ท.|พ.ต.|ร.อ.|ร.ท.|ร.ต.|จ.ส.อ.|จ.ส.ท.|จ.ส.ต.|ส.อ.|ส.ท.|ส.ต.|พลทหาร|พลฯ|พล.ต.อ.|พล.ต.ท.|พล.ต.ต.|พ.ต.อ.|พ.ต.ท.|พตท.|พ.ต.ต.|ร.ต.อ.|ร.ต.ท.|ร.ต.ต.|ด.ต.|ดต.|ส.ต.อ.|ส.ต.ท.|ส.ต.ต.|พล.ร.อ.|พล.ร.ต.|น.อ.|น.ท.|น.ต.|พ.จ.อ.|จ.อ.|พล.อ.อ.|พ.อ.อ.|พ.อ.ท.|พันตำรวจโท|ร้อยตำรวจเอก|จ่าสิบเอก|สิบตำรวจตรี|ดาบตำรวจ|นาวาอากาศเอก|เรืออากาศโท|นาวาเอก|พันเอก|พลเอก|ร้อยเอก|นพ.|ทพ.|ภก.|สพ.|น.สพ.|นายแพทย์|ดร.|ดร|ผศ.|ผศ.ดร.|รศ. ดร.|ศ.|ศ.ดร.|ศ.(พิเศษ)|อ.|ม.ร.ว.|ม.ล.|มล.|หม่อมหลวง|พระ|พระมหา|พระครู|นาย ดร.|พ.ต.อ. ดร.|นาย|คุณ|ด.ช.|เด็กชาย|น.พ.|ท.พ.|ภ.ก.|ส.พ.|น.ส.พ.|ด.ร.|ผ.ศ.|ผ.ศ.ดร.|ร.ศ.|ศ.น.พ.|รศ.นพ.|ศ.เกียรติคุณ|ศ.คลินิก|พ.อ.พิเศษ|น.อ.พิเศษ|ทนพ.|กภ.|พว.|อส.|พล.ต.จ.|นนร.|นรต.|นักเรียนนายร้อย|พระภิกษุ|พระปลัด|หลวงพี่|พ.จ.ต.|ว่าที่ พ.ต.ต.|ว่าที่ เรือตรี|พันจ่าอากาศเอก|พลเรือตรี'.split(
    '|',
  ),
)('%s is a title of สมชาย ใจดี, of nobody else', (title) => {
  const own = { firstName: 'สมชาย', lastName: 'ใจดี', accounts: [] };
  expect(mayBePayer({ name: `${title} สมชาย ใ` }, own)).toBe(true);
  if (title.endsWith('.')) expect(mayBePayer({ name: `${title}สมชาย ใ***` }, own)).toBe(true);
  for (const other of ['สมชาติ ใจดี', 'สมชาย ใจร้าย', 'ชาย ใจดี', 'สม ใจดี', 'สมชายใจดี', 'ส***'])
    expect(mayBePayer({ name: `${title} ${other}` }, own)).toBe(false);
});

test.each(
  [
    [
      'Mr.',
      'MR',
      'MRS',
      'MISS',
      'MS.',
      'Master',
      'DR.',
      'Asst. Prof. Dr.',
      'POL.LT.COL.',
      'POL LT COL',
      'M.L.',
      'CAPT.',
      'CAPTAIN',
      'ACTING SUB LT.',
      'ACTING SUB LIEUTENANT',
      'ACTING 2ND LT.',
      '2LT.',
      'S.M.1',
      'SM1',
      'FLT.LT.',
      'SQN.LDR.',
      'PLT.OFF.',
      'WG.CDR.',
      'POL.SNR.SGT.MAJ.',
      'POL.SEN.SGT.MAJ.',
      'POLICE COLONEL',
      'NAI',
    ],
  ].flat(),
)('%s is a title of an English name', (title) => {
  const own = { firstName: 'สมชาย', lastName: 'ใจดี', englishName: 'Somchai Jaidee', accounts: [] };
  for (const name of ['SOMCHAI J', 'SOMCHAI JAIDEE', 'Somchai Jai***', 'SOMCHAI Jxxxx', 'SOMCHAI J.'])
    expect(mayBePayer({ name: `${title} ${name}` }, own)).toBe(true);
  for (const name of ['SOMCHAIY J', 'SOMCHA J', 'SOMSAK JAIDEE', 'SOMCHAI JAIDEEE', 'S JAIDEE', 'JAIDEE'])
    expect(mayBePayer({ name: `${title} ${name}` }, own)).toBe(false);
  expect(mayBePayer({ name: `${title} SOMCHAI J` }, { ...own, englishName: null })).toBe(false);
});

test.each([
  ['ดรุณี', 'ดรุณี ใจดี', true],
  ['ดรุณี', 'น.ส.ดรุณี ใ', true],
  ['ดรุณี', 'ดร.ดรุณี ใ', true],
  ['ดรุณี', 'ดร. ุณี ใจดี', false],
  ['ดรุณี', 'ณี ใจดี', false],
  ['นางนวล', 'นางนวล ใจดี', true],
  ['นางนวล', 'นาง นางนวล ใ', true],
  ['นางนวล', 'นวล ใจดี', false],
  ['นางนวล', 'นาย นวล ใจดี', false],
  ['นวล', 'นาง นวล ใจดี', true],
  ['นวล', 'นางนวล ใจดี', false],
  ['นายิกา', 'นายิกา ใจดี', true],
  ['นายิกา', 'น.ส. นายิกา ใ', true],
  ['พญา', 'พญา ใจดี', true],
  ['พญา', 'นาย พญา ใจดี', true],
  ['พระจันทร์', 'พระจันทร์ ใจดี', true],
  ['จันทร์', 'พระจันทร์ ใจดี', false],
  ['ธรรม', 'คุณธรรม ใจดี', false],
  ['คุณธรรม', 'คุณธรรม ใจดี', true],
  ['พล', 'พล ใจดี', true],
  ['พล', 'พล.อ. พล ใจดี', true],
  ['นพ', 'นพ ใจดี', true],
  ['นพ', 'นพ. นพ ใจดี', true],
  ['ใจดี', 'นพ ใจดี', false],
  ['หญิง', 'ร.ต. หญิง ใจดี', true],
  ['หญิงลี', 'ร.ต.หญิงลี ใจดี', true],
  ['ลี', 'น.ส. หญิงลี ใจดี', false],
  ['พิเศษ', 'พ.อ. พิเศษ ใจดี', true],
  ['สมชาย', 'สิบเอกสมชาย ใ', true],
  ['สมชาย', 'พันเอกสมชาย ใ', true],
  ['สมชาย', 'พลทหารสมชาย ใ', true],
  ['สมชาย', 'สิบเอกสมชาย', false],
  ['พันเอก', 'พันเอก ใจดี', true],
  ['พรทิพย์', 'น.ส.พรทิพย์ ใ', true],
  ['พรทิพย์', 'น.ส. พรทิพย์ ใ', true],
  ['สมช\u0e45ย', 'นาย สมชาย ใ', true],
  ['หญิง', 'น.ส. หญิง ใ', true],
  ['พลเอก', 'พลเอก ใจดี', true],
  ['น.ส. สมหญิง', 'นางสาว สมหญิง ใ', true],
  ['น.ส. สมหญิง', 'สมหญิง ใจดี', true],
  ['น.ส. สมหญิง', 'นาย สมหญิง ใจดี', false],
  ['ก\u0e4d\u0e32พล', 'นาย กำพล ใ', true],
  ['กำพล', 'นาย ก\u0e4d\u0e32พล ใ', true],
  ['เเก้ว', 'น.ส. แก้ว ใ', true],
  ['แก้ว', 'น.ส. เ\u200bเก\u0e49ว ใ', true],
  ['น้ำ', 'น.ส. น\u0e4d\u0e49\u0e32 ใ', true],
  ['สมชาย', '\u202aนาย สมชาย ใ\u202c', true],
  ['สมชาย', 'น.อ. สมชาย ใจดี ร.น.', true],
  ['สมชาย', 'ดร.', false],
  ['สมชาย', 'นาย', false],
  ['สมชาย', 'สมชาย x', false],
] as const)('%s may be %s: %s', (firstName, name, may) => {
  expect(mayBePayer({ name }, { firstName, lastName: 'ใจดี', accounts: [] })).toBe(may);
});

test('the end of a name is no mask', () => {
  const own = { firstName: 'สมชาย', lastName: 'ใจดี', englishName: 'Karl Mary', accounts: [] };
  expect(mayBePayer({ name: 'KARL MARX' }, own)).toBe(false);
});

test.each([
  ['xxx-x-x0209-x', true],
  ['XXX-X-X0209-X', true],
  ['***-*-*0209-*', true],
  ['xxx-x-02091-x', false],
  ['xxx-x-30209-x', true],
  ['X-0209', false],
  ['X-2098', true],
  ['x2098', true],
  ['xxxxxx2098', true],
  ['0209x', true],
  ['123-4-30209-8', true],
  ['●●●-●-●0209-●', true],
  ['…2098', true],
  ['xxx–x–x0209–x', true],
  ['xxx\u2011x\u2011x0209\u2011x', true],
  ['(2098)', true],
  ['xxx-x-x0209-_', true],
  ['2098', true],
  ['0209', false],
  ['xxx-x-x0208-x', false],
  ['xxx-x-xx209-x', false],
  ['xxxxx0209xx', false],
  ['x-x-x', false],
  ['12345678901x2098', false],
  ['123-x-xxxxx-8', true],
  ['123-4-xxxxx-x', false],
  ['1234xxxxxx', false],
])('%s may be the account 123-4-30209-8: %s', (account_tail, may) => {
  const own = { firstName: 'สมชาย', lastName: 'ใจดี', accounts: [['004', '1234302098']] } as const;
  expect(mayBePayer({ account_tail }, own)).toBe(may);
  expect(mayBePayer({ account_tail, bank_code: '014' }, own)).toBe(false);
});

const somchaiInEnglish = { ...somchai, englishName: 'Mr. Somchai Jaideewattanakul' } as const;

test.each([
  ['MR SOMCHAI J', 'given'],
  ['SOMCHAI JAIDEEWATTANAKUL', 'given'],
  ['MR. SOMCHAI JAIDEEWA', 'given'],
  ['somchai jai***', 'given'],
  ['\u202aMR.SOMCHAI\u00a0JAI\u202c', 'given'],
  // A first name alone, an initial, another order, another name.
  ['SOMCHAI', 'other'],
  ['MR SOMCHAI', 'other'],
  ['MR. SOMCHAI ***', 'other'],
  ['MR. SOMCHAI .', 'other'],
  ['S JAIDEEWATTANAKUL', 'other'],
  ['MR', 'other'],
  ['MR.', 'other'],
  ['JAIDEEWATTANAKUL SOMCHAI', 'other'],
  ['MR SOMCHAI JX', 'other'],
  ['MISS SOMCHAI J', 'other'],
  ['MR. SOMCH', 'other'],
  ['MR. SOMCHAIJAIDEEWA', 'other'],
  // A Thai name goes by the Thai one.
  ['นาย สมชาย ใ', 'registered'],
  ['นาย สมศักดิ์ จ', 'other'],
  ['SOMCHAI ใจดี', 'other'],
])('%s fits a member who gave an English name: %s', (name, fit) => {
  expect(payerFit({ name }, somchaiInEnglish)).toBe(fit);
});

test('an account tells more than an English name; who is not told may be anybody', () => {
  const own = { name: 'SOMYING R', bank_code: '004', account_tail: '7890' };
  expect(payerFit(own, somchaiInEnglish)).toBe('registered');
  expect(payerFit({ name: 'SOMCHAI J', bank_code: '006', account_tail: '0000' }, somchaiInEnglish)).toBe(
    'given',
  );
  expect(payerFit({ bank_code: '006', account_tail: '0000' }, somchaiInEnglish)).toBe('other');
  expect(payerFit(undefined, somchaiInEnglish)).toBe('untold');
  expect(payerFit({ bank_code: '006' }, somchaiInEnglish)).toBe('untold');
});

test.each(['Pol Jaidee', 'Khun Jaidee', 'Gen Jaidee'])(
  '%s, whose name is a title as well, is known by it',
  (englishName) => {
    const own = { ...somchai, englishName };
    expect(payerFit({ name: `MR ${englishName.toUpperCase()}` }, own)).toBe('given');
    expect(payerFit({ name: 'MR JAIDEE' }, own)).toBe('other');
    expect(payerFit({ name: 'MR SOMCHAI JAIDEE' }, own)).toBe('other');
  },
);

test.each([
  [{ name: 'นาย สมชาย ใ', bank_code: '004', account_tail: 'xxx-x-x6789-x' }, true],
  [{ name: 'MR SOMCHAI J', bank_code: '004', account_tail: '7890' }, true],
  [{ name: 'สมชาย ใจดี', account_tail: '7890' }, true],
  [{ name: 'สมชาย ใจดี' }, false],
  [{ bank_code: '004', account_tail: '7890' }, false],
  [{ name: 'สมหญิง ใจดี', bank_code: '004', account_tail: '7890' }, false],
  [{ name: 'SOMCHAI', bank_code: '004', account_tail: '7890' }, false],
  [{ name: 'สมชาย ใจดี', bank_code: '006', account_tail: '7890' }, false],
  [{ name: 'สมชาย ใจดี', bank_code: '004', account_tail: '0000' }, false],
  [{}, false],
] as const)('%o is surely the member: %s', (payer, isSure) => {
  expect(isSurelyPayer(payer, somchaiInEnglish)).toBe(isSure);
});

test.each([
  [{ name: 'สมชาย ใจดี' }, true],
  [{ name: 'น\u200bาย สมชาย  ใจดี' }, true],
  [{ name: 'นายสมชาย ใจดี', bank_code: '004' }, true],
  [{ name: 'สมชาย ใจด' }, false],
  [{ name: 'สมชาย ใ***' }, false],
  [{ name: 'สมชาย' }, false],
  [{ name: 'SOMCHAI JAIDEEWATTANAKUL' }, false],
  [{ name: 'สมชาย ใจดี', account_tail: '7890' }, false],
  [undefined, false],
] as const)('%o is of the whole registered name alone: %s', (payer, isWhole) => {
  expect(isOfWholeName(payer, somchaiInEnglish)).toBe(isWhole);
});

test.each(['พลฯ', 'พลฯ ', 'พันเอก(พิเศษ) ', 'พ.อ.(พ.) ', 'นาวาเอก (พิเศษ) '])('%s is a title', (title) => {
  expect(payerFit({ name: `${title}สมชาย ใ***` }, somchai)).toBe('registered');
  expect(payerFit({ name: `${title}สมศักดิ์ ใ***` }, somchai)).toBe('other');
});

test.each(['น.ส', 'ร.ต', 'ด.ญ', 'ม.ร.ว'])('%s is a title though its last dot is left away', (title) => {
  const owner = { firstName: 'สมหญิง', lastName: 'ใจดี', accounts: [] };
  expect(payerFit({ name: `${title}สมหญิง ใ***` }, owner)).toBe('registered');
  expect(payerFit({ name: `${title}สมศรี ใ***` }, owner)).toBe('other');
  // It may be part of a name, so a first name alone is no proof.
  expect(payerFit({ name: `${title}สมหญิง` }, owner)).toBe('other');
});

test.each([
  ['ณ อยุธยา', 'ณอยุธยา'],
  ['ณ อยุธยา', 'ณ.อยุธยา'],
  ['ณ อยุธยา', 'ณ.อ***'],
  ['ณอยุธยา', 'ณ อยุ'],
  ['ศรีสุข วงศ์ใหญ่', 'ศรีสุขวงศ์ใ'],
])('%s and %s are one last name', (lastName, told) => {
  const owner = { firstName: 'สมชาย', lastName, accounts: [] };
  expect(payerFit({ name: `นาย สมชาย ${told}` }, owner)).toBe('registered');
  expect(payerFit({ name: `นาย สมชาย ${told}ก` }, owner)).toBe('other');
});

test.each([
  ['José', 'García', 'MR JOSE GARCIA', 'registered'],
  ['José', 'García', 'José García', 'registered'],
  ['Jose', 'Garcia', 'José Gar***', 'registered'],
  ['Łukasz', 'Wójcik', 'LUKASZ WOJCIK', 'registered'],
  ['Nguyễn', 'Đăng', 'NGUYEN DANG', 'registered'],
  ['Søren', 'Grøn', 'SOREN G', 'registered'],
  ['Jürgen', 'Weiß', 'JURGEN WEISS', 'registered'],
  ['José', 'García', 'JOSEFA GARCIA', 'other'],
  ['José', 'García', 'JOSE GARCIAS', 'other'],
  ['สมชาย', 'ใจดี', 'สมชาย ใจด', 'registered'],
  ['สมชัย', 'ใจดี', 'สมชาย ใจดี', 'other'],
  ['นํ้า', 'ใจดี', 'น.ส. น้ำ ใ', 'registered'],
])('accents that a bank does not write: %s %s is %s (%s)', (firstName, lastName, name, fit) =>
  expect(payerFit({ name }, { firstName, lastName, accounts: [] })).toBe(fit),
);

test('a whole name is compared with its accents, as other members with it are looked for', () => {
  const owner = { firstName: 'José', lastName: 'García', accounts: [] };
  expect(isOfWholeName({ name: 'JOSE GARCIA' }, owner)).toBe(false);
  expect(isOfWholeName({ name: 'JOSÉ GARCÍA' }, owner)).toBe(true);
});
