import { expect, test } from 'vitest';
import { processorMs } from '#tests/processor-ms.ts';
import { isRomanised } from './romanised.ts';

/** As passports, parents and old spellings write them. */
const NAMES = `
  สมชาย ใจดี|Somchai Jaidee
  สมชาย ใจดี|SOMCHAI CHAIDI
  สมหญิง รักดี|Somying Rakdee
  วิชัย วงศ์สวัสดิ์|Wichai Wongsawat
  วิชัย วงศ์สวัสดิ์|Vichai Wongsawasdi
  ทรงศักดิ์ ทองคำ|Songsak Thongkham
  จิราพร ศรีสุข|Jiraporn Srisuk
  ณัฐพงศ์ แซ่ตั้ง|Nattapong Sae-Tang
  ณัฐพงศ์ แซ่ลิ้ม|Natthaphong Saelim
  กฤษณะ ณ อยุธยา|Kritsana Na Ayudhya
  พัชรี จันทร์เพ็ญ|Patcharee Janpen
  พัชรี จันทร์เพ็ญ|Phatcharee Chanphen
  อัจฉรา บุญมี|Atchara Boonmee
  วัฒนา สุวรรณภูมิ|Wattana Suvarnabhumi
  สุรเชษฐ์ หักพาล|Surachate Hakparn
  เอกชัย ศรีวิชัย|Ekachai Srivichai
  อภิสิทธิ์ เวชชาชีวะ|Abhisit Vejjajiva
  ชวลิต ยงใจยุทธ|Chavalit Yongchaiyudh
  ยิ่งลักษณ์ ชินวัตร|Yingluck Shinawatra
  ประยุทธ์ จันทร์โอชา|Prayut Chan-o-cha
  เศรษฐา ทวีสิน|Srettha Thavisin
  แพทองธาร ชินวัตร|Paetongtarn Shinawatra
  พิธา ลิ้มเจริญรัตน์|Pita Limjaroenrat
  ธนาธร จึงรุ่งเรืองกิจ|Thanathorn Juangroongruangkit
  อนุทิน ชาญวีรกูล|Anutin Charnvirakul
  สุเทพ เทือกสุบรรณ|Suthep Thaugsuban
  ขวัญใจ หนูนา|Kwanjai Nuna
  หฤทัย ฤทธิ์เดช|Haruthai Ritdet
  ไพศาล ศิลปอาชา|Phaisan Silpa-archa
  บัณฑิต มงคล|Bundit Mongkol
  ธนพล ธรรมศาสตร์|Thanapol Thammasat
  เบญจมาศ สมพจน์|Benjamas Sompoj
  เพชร ครรชิต|Petch Kanchit
  อินทร์ กรรณิการ์|In Kannika
  แก้ว น้ำฝน|Kaew Namfon
  ออมสิน ไทย|Aomsin Thai
  มานี รักเรียน|Manee Rakrian
  ฉัตรชัย พรหมมา|Chatchai Promma
  ญาณี สวรรค์|Yanee Sawan
  จุฬา มหาศาล|Chula Mahasan
  ไมเคิล จอร์แดน|Michael Jordan
  จอห์น สมิธ|John Smith
  สุนทร ภู่|Sunthorn Phu
  ปวีณา หงสกุล|Paveena Hongsakul
  อรุณี เอื้ออารี|Arunee Ua-aree
  อรทัย วรรณา|Orathai Wanna
  สันติ ลุนเผ่|Santi Lunphe
  ประวิตร วงษ์สุวรรณ|Prawit Wongsuwon
  ทักษิณ ชินวัตร|Thaksin Shinawatra
  ชัชชาติ สิทธิพันธุ์|Chadchart Sittipunt
  เนวิน ชิดชอบ|Newin Chidchob
  บรรหาร ศิลปอาชา|Banharn Silpa-archa
  พลอย สว่างวงศ์|Ploy Sawangwong
  กัญญารัตน์ โพธิ์ทอง|Kanyarat Photong
  วราภรณ์ แสงทอง|Waraporn Saengthong
  ศิริพร อำไพพงษ์|Siriporn Ampaipong
  สายสุนีย์ สุขกฤต|Saisunee Sukkrit
  ภูวดล ยิ้มแย้ม|Phuwadon Yimyaem
  หลี่ หวัง|Li Wang
  ดำรงค์ เพียรทำ|Damrong Phianthum
  นาย สมชาย ใจดี|MR. SOMCHAI JAIDEE
  วีระศักดิ์ โควสุรัตน์|Weerasak Kowsurat
  จุรินทร์ ลักษณวิศิษฏ์|Jurin Laksanawisit
  ชลน่าน ศรีแก้ว|Cholnan Srikaew
  กรณ์ จาติกวณิช|Korn Chatikavanij
  อลงกรณ์ พลบุตร|Alongkorn Ponlaboot
  ศุภชัย ใจสมุทร|Supachai Jaisamut
  วันมูหะมัดนอร์ มะทา|Wan Muhamad Noor Matha
  มูฮัมหมัด ดือราแม|Muhammad Duerame
  นิพนธ์ พร้อมพันธุ์|Nipon Promphan
  ไอรดา อุดมโชค|Irada Udomchoke
  ปิยะ อ่อนละมัย|Piya Onlamai
  เทียนชัย เฟื่องฟู|Thianchai Fuengfoo
  วุฒิชัย ผาสุข|Wuttichai Phasuk
  โอฬาร ไชยประวัติ|Olarn Chaipravat
  กิตติรัตน์ ณ ระนอง|Kittiratt Na-Ranong`
  .trim()
  .split('\n')
  .map((line) => line.trim().split('|'));

function split(thai = '') {
  const [firstName = '', ...rest] = thai.replace(/^นาย /, '').split(' ');
  return { firstName, lastName: rest.join(' ') };
}

test.each(NAMES)('%s may write %s', (thai, english = '') => {
  expect(isRomanised(split(thai), english)).toBe(true);
});

test('nobody may write the name of somebody else', () => {
  const foreign = NAMES.flatMap(([thai]) =>
    NAMES.flatMap(([other, english = '']) => {
      const [own, its] = [split(thai), split(other)];
      return own.firstName === its.firstName || own.lastName === its.lastName
        ? []
        : [`${thai}|${english}|${isRomanised(own, english)}`];
    }),
  );
  expect(foreign.length).toBeGreaterThan(5_000);
  // Vowels are not compared: of thousands one pair sounds alike without them.
  expect(foreign.filter((one) => one.endsWith('true'))).toEqual(['จิราพร ศรีสุข|Cholnan Srikaew|true']);
});

test.each([
  ['สมชาย ใจดี', 'Somying Rakdee'],
  ['สมชาย ใจดี', 'Somchai Rakdee'],
  ['สมชาย ใจดี', 'Somying Jaidee'],
  ['สมชาย ใจดี', 'Somsak Jaidee'],
  ['สมชาย ใจดี', 'Jaidee Somchai'],
  ['สมชาย ใจดี', 'Somchai Rakdee Jaidee'],
  ['สมชาย ใจดี', 'Somchai Jaidee Rakdee'],
  ['สมชาย ใจดี', 'Mr Som Chai'],
  ['สมชาย ใจดี', 'Som Jai'],
  ['สมชาย ใจดี', 'Somchai'],
  ['สมชาย ใจดี', 'Aeiou Aeiou'],
  ['สมหญิง ใจดี', 'Somchai Jaidee'],
  ['อรทัย อ่อน', 'Somchai Jaidee'],
  ['Somchai Jaidee', 'Somying Jaidee'],
  ['Somchai Jaidee', 'Somchai Jaideewong'],
])('%s may not write %s', (own, english) => {
  expect(isRomanised(split(own), english)).toBe(false);
});

test.each([
  ['Somchai Jaidee', 'MR. SOMCHAI JAIDEE'],
  ["Jean-Luc O'Neil", 'Jean Luc Oneil'],
  ['José Álvarez', 'Jose Alvarez'],
])('%s, who registered in Latin letters, writes %s', (own, english) => {
  expect(isRomanised(split(own), english)).toBe(true);
});

test('a name that repeats itself is read as fast as any', () => {
  const long = { firstName: 'ตน'.repeat(30), lastName: 'ตน'.repeat(30) };
  const ms = processorMs(() => isRomanised(long, `${'tan'.repeat(10)} ${'tan'.repeat(9)}`));
  expect(ms).toBeLessThan(100);
});
