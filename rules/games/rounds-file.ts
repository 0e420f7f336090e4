import { withoutByteOrderMark } from '#rules/text/byte-order-mark.ts';
import { csvLine, withoutGuard } from '#rules/text/csv.ts';

/** Columns of the file of a member's rounds, with their headings; the tool that verifies it finds them by these. */
export const roundColumns = {
  round: 'เลขที่รอบ',
  day: 'วันที่',
  time: 'เวลา',
  game: 'เกม',
  status: 'สถานะ',
  paid: 'จ่ายไป (บาท)',
  won: 'ได้รางวัล (บาท)',
  stake: 'เดิมพันของรอบ (บาท)',
  bets: 'เดิมพันแต่ละช่อง',
  machine: 'เครื่อง',
  version: 'รหัสรุ่นของเกม',
  commit: 'รหัสตรวจสอบ',
  clientSeed: 'รหัสของคุณ',
  nonce: 'รอบที่ของรหัสลับ',
  seed: 'รหัสลับ',
} as const;
/** What the file calls the end of a round, or that it has none. */
export const roundStates = { open: 'ยังไม่จบ', finished: 'จบแล้ว', cancelled: 'ยกเลิก' } as const;

export type RoundColumn = keyof typeof roundColumns;

const isColumn = (name: string): name is RoundColumn => Object.hasOwn(roundColumns, name);
const columns = Object.keys(roundColumns).filter(isColumn);

export const roundsHeading = csvLine(columns.map((name) => roundColumns[name]));

/** A round of the file; what is not known of it is empty. */
export type RoundCells = Readonly<Partial<Record<RoundColumn, string>>>;

export function roundLine(cells: RoundCells): string {
  return csvLine(columns.map((name) => cells[name] ?? ''));
}

/** Cells of a text of CSV: of its lines, each cell. */
function readCells(text: string, separator: string): string[][] {
  const lines: string[][] = [[]];
  let [cell, isQuoted] = ['', false];
  const endCell = () => {
    lines.at(-1)?.push(withoutGuard(cell));
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === separator) endCell();
    else if (sign === '\n') {
      endCell();
      lines.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  endCell();
  return lines;
}

/** Programs that open CSV write it again with the separator of their country. */
const SEPARATORS = [',', ';', '\t'] as const;

/** The rounds of a file, wherever its columns stand; undefined for a text that is no such file. */
export function readRoundsFile(text: string): RoundCells[] | undefined {
  const plain = withoutByteOrderMark(text);
  for (const separator of SEPARATORS) {
    const [heading = [], ...lines] = readCells(plain, separator);
    const places = columns.map((name) => [name, heading.indexOf(roundColumns[name])] as const);
    if (places.filter(([, place]) => place >= 0).length < 2) continue;
    return lines
      .filter((cells) => cells.some((cell) => cell !== ''))
      .map((cells) => Object.fromEntries(places.map(([name, place]) => [name, cells[place] ?? ''])));
  }
  return undefined;
}
