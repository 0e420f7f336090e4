import type { MachineDescription } from '#rules/slots/describe-machine.ts';
import type { MachineId } from '#rules/slots/machine.ts';
import type { SlotSymbol } from '#rules/slots/symbols.ts';

const ownNames: Readonly<Partial<Record<SlotSymbol, string>>> = {
  wild: 'WILD',
  scatter: 'SCATTER',
  coin: 'เหรียญ',
  book: 'หนังสือ',
};

const bigOrSmall = (symbol: SlotSymbol) =>
  symbol.startsWith('high') ? `สัญลักษณ์ใหญ่ ${symbol.slice(4)}` : `สัญลักษณ์เล็ก ${symbol.slice(3)}`;

const named = (names: Readonly<Partial<Record<MachineId, string>>>) => names;

/** Words of the sheet of a game: how it is played, what it pays, and how often. */
export const sheetCopy = {
  countsForNothing: 'ยอดเล่นเกมนี้ไม่นับเทิร์น ภารกิจ คืนยอด และค่าแนะนำ เพราะเกมนี้คืนเงินสูง',
  tableCounts: 'ยอดเล่นเกมนี้ไม่นับเทิร์น โปรโมชัน ภารกิจ คืนยอด และค่าแนะนำ เพราะแทงหลายทางพร้อมกันได้',
  countsByHalf: 'ยอดเล่นเกมนี้นับเทิร์นฝากเต็ม นับเทิร์นโปรโมชันไม่เกินครึ่ง และไม่นับภารกิจ คืนยอด และค่าแนะนำ',
  how: 'เล่นอย่างไร',
  machines: {
    classic: 'สามวงล้อ สัญลักษณ์ตรงกันทั้งไลน์ได้รางวัล WILD แทนได้ทุกตัว และทุก WILD ในไลน์ที่ชนะเพิ่มรางวัลเป็นสองเท่า',
    lines:
      'ห้าวงล้อ จ่ายเมื่อสัญลักษณ์ตรงกันบนไลน์จากซ้าย WILD แทนได้ทุกตัว SCATTER ให้ฟรีสปินที่จ่ายเป็นสองเท่าและได้เพิ่มอีกระหว่างทาง',
    ways: 'ห้าวงล้อ ไม่มีไลน์ ขอแค่มีสัญลักษณ์เดียวกันต่อเนื่องจากวงล้อซ้ายสุด SCATTER ให้ฟรีสปินที่สุ่มตัวคูณทุกครั้ง',
    cascade: 'สัญลักษณ์เดียวกันมากพอ อยู่ตรงไหนก็ได้รางวัล ตัวที่ชนะหายไปแล้วมีตัวใหม่ตกลงมา ยิ่งตกต่อเนื่องตัวคูณยิ่งเพิ่ม',
    hold: 'ห้าวงล้อ จ่ายตามไลน์ เมื่อเหรียญออกพร้อมกันมากพอ เหรียญค้างไว้แล้วได้หมุนซ้ำ เหรียญใหม่ทำให้ได้หมุนซ้ำครบอีกครั้ง เหรียญเต็มทุกช่องได้รางวัลแกรนด์',
    cluster: 'สัญลักษณ์เดียวกันที่อยู่ติดกันเป็นกลุ่มได้รางวัล รอบที่ชนะสุ่มตัวคูณหนึ่งครั้ง',
    book: 'ห้าวงล้อ หนังสือแทนได้ทุกตัวและเปิดฟรีสปิน ในฟรีสปินมีสัญลักษณ์พิเศษหนึ่งตัวที่ขยายเต็มวงล้อและจ่ายทุกไลน์',
    bothways: 'ห้าวงล้อ จ่ายทั้งจากซ้ายและจากขวา WILD ขยายเต็มวงล้อแล้วค้างไว้ วงล้อที่เหลือหมุนใหม่โดยไม่เสียเงินเพิ่ม',
  } satisfies Record<MachineId, string>,
  back: 'คืนเป็นรางวัลโดยเฉลี่ย',
  backText: (back: string, kept: string) =>
    `เดิมพันทุก 100 บาท เกมคืนเป็นรางวัล ${back} บาทโดยเฉลี่ยในระยะยาวมาก อีก ${kept} บาทเป็นของเว็บ ถ้าเล่นน้อยรอบ อาจได้มากหรือน้อยกว่านี้มาก`,
  hit: 'ชนะบ่อยแค่ไหน',
  hitOf: (rounds: string) => `ประมาณ 1 ใน ${rounds} รอบ`,
  hitText: 'นับทุกรอบที่ได้รางวัล รวมรอบที่ได้น้อยกว่าเงินเดิมพัน',
  volatility: 'ความผันผวน',
  deviation: (stakes: string) => `ค่าเบี่ยงเบนมาตรฐาน ${stakes} เท่าของเดิมพัน`,
  most: 'รางวัลสูงสุดต่อรอบ',
  mostText: (rounds: string) => `เกิดได้ยากมาก ไม่เกิน 1 ใน ${rounds} รอบโดยเฉลี่ย`,
  parts: 'คืนจากไหน',
  partsOf: (first: string, name: string, after: string) => `หน้าต่างแรก ${first}% · ${name} ${after}%`,
  partsWhole: (first: string) => `หน้าต่างแรกทั้งหมด ${first}%`,
  partsText: 'คิดจากทุกชุดที่เป็นไปได้ เป็นส่วนของเงินเดิมพันทั้งหมด',
  afterNames: named({
    lines: 'ฟรีสปิน',
    ways: 'ฟรีสปิน',
    book: 'ฟรีสปิน',
    cascade: 'การตกต่อเนื่อง',
    hold: 'เหรียญที่ค้าง',
  }),
  often: (rounds: string) => `1 ใน ${rounds}`,
  oftenText: 'ใต้รางวัลคือความถี่โดยเฉลี่ย 1 ครั้งในกี่รอบ นับเฉพาะหน้าต่างแรกของรอบ ไม่นับฟรีสปินและโบนัสที่ตามมา',
  verify: 'ตรวจผลด้วยตัวเอง',
  verifyText:
    'ก่อนเล่น เกมแจ้งรหัสตรวจสอบของรหัสลับไว้แล้ว หลังเล่นเปิดรหัสลับได้ในเกมที่ “ตรวจสอบผล” ตัวตรวจเล่นทุกรอบซ้ำจากรหัสลับแล้วบอกว่าตรงหรือไม่ เป็นไฟล์เดียวที่เก็บไว้ในเครื่องและใช้ได้โดยไม่ต้องต่ออินเทอร์เน็ต',
  ownRounds: 'รอบเกมของฉัน',
  times: (stakes: string) => `${stakes} เท่าของเดิมพัน`,
  real: 'คืนจริงจนถึงตอนนี้',
  realOf: (percent: string, rounds: string) => `${percent}% จาก ${rounds} รอบ`,
  realText: (low: string, high: string) => `จำนวนรอบเท่านี้ 95 ใน 100 ครั้งจะอยู่ระหว่าง ${low}% ถึง ${high}%`,
  tooFew: 'ยังเล่นไม่ถึง 1,000 รอบ',
  tooFewText: 'แสดงเมื่อเล่นครบ 1,000 รอบขึ้นไป',
  stake: 'เดิมพันต่อรอบ',
  stakeOf: (least: string, most: string) => `${least} ถึง ${most} บาท`,
  paytable: 'อัตราจ่าย',
  units: {
    line: (lines: number) => `ต่อหนึ่งไลน์ เป็นเท่าของเดิมพันทั้งรอบ มีทั้งหมด ${lines} ไลน์`,
    way: () => 'ต่อหนึ่งทาง เป็นเท่าของเดิมพันทั้งรอบ',
    anywhere: () => 'นับทุกตัวในหน้าต่าง เป็นเท่าของเดิมพันทั้งรอบ',
    cluster: () => 'นับตัวที่อยู่ติดกัน เป็นเท่าของเดิมพันทั้งรอบ',
  } satisfies Record<MachineDescription['unit'], (lines: number) => string>,
  count: (count: number, isLast: boolean) => `${count} ตัว${isLast ? 'ขึ้นไป' : ''}`,
  pay: (stakes: string) => `${stakes} เท่า`,
  spins: (count: number, spins: number) => `${count} ตัว ได้ฟรีสปิน ${spins} ครั้ง`,
  strips: 'ลำดับสัญลักษณ์บนวงล้อ',
  stripsText: 'แต่ละวงล้อหยุดที่ตำแหน่งใดก็ได้ด้วยโอกาสเท่ากัน',
  reel: (number: number) => `วงล้อที่ ${number}`,
  weights: 'โอกาสออกของแต่ละสัญลักษณ์ต่อช่อง',
  version: 'รหัสรุ่นของเกม',
  versionText: 'รหัสนี้คำนวณจากทุกอย่างที่กำหนดรางวัล ถ้าเปลี่ยนแม้แต่น้อยรหัสจะไม่เหมือนเดิม',
  symbol: (symbol: SlotSymbol) => ownNames[symbol] ?? bigOrSmall(symbol),
} as const;
