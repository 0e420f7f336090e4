import { betName } from '#rules/lotto/bet-name.ts';
import { rateText } from '#rules/lotto/odds/odds-text.ts';
import { type Pack, packNames } from '#rules/lotto/pack.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { formatThaiDate, formatThaiDateTime } from '#rules/time/bangkok-time.ts';

/** As many lines as stand in a picture before it only counts them. */
const MOST_LINES = 14;

/** What of a bill may be shown to others; nothing else of the member reaches the picture. */
interface SharedBill {
  readonly kind_name: string;
  readonly draw_date: string;
  readonly round_no?: number | undefined;
  readonly created_at: string;
  readonly status: string;
  readonly pack: Pack;
  readonly total_face: number;
  readonly total_payout: number;
  readonly lines: readonly {
    readonly type: string;
    readonly number: string;
    readonly amount: number;
    readonly rate: number;
    readonly payout: number;
    readonly status: string;
  }[];
}

interface PictureLine {
  readonly number: string;
  readonly name: string;
  /** What was put on it, and at what rate. */
  readonly stake: string;
  /** What it won; empty for the others. */
  readonly won: string;
}

/** A bill as it stands in a picture, in words. */
export interface BillPicture {
  readonly isWin: boolean;
  /** `+4,500.00` on a bill that won, else what was put on it. */
  readonly amount: string;
  readonly draw: string;
  readonly facts: string;
  readonly lines: readonly PictureLine[];
  /** Lines that found no room. */
  readonly more: number;
  /** The member's name, if it shall be there. */
  readonly name: string | null;
}

/**
 * The words of a picture of a bill: of one that won its winning lines, else the first lines as they were placed. `number` is
 * the bill's as people tell it, `name` the member's where it shall be there.
 */
export function billPicture(bill: SharedBill, number: string, name: string | null): BillPicture {
  const isWin = bill.status === 'won';
  const lines = isWin ? bill.lines.filter(({ status }) => status === 'win') : bill.lines;
  const shown = lines.slice(0, MOST_LINES);
  const round = bill.round_no === undefined ? '' : ` รอบที่ ${bill.round_no}`;
  return {
    isWin,
    amount: isWin ? `+${formatBaht(bill.total_payout)}` : formatBaht(bill.total_face),
    draw: `${bill.kind_name} ${formatThaiDate(bill.draw_date, 'long')}${round}`,
    facts: `${number} · ${packNames[bill.pack]} · ${formatThaiDateTime(bill.created_at)}`,
    lines: shown.map((line) => ({
      number: line.number,
      name: betName(line.type),
      stake: `${formatBaht(line.amount)} · บาทละ ${rateText(line.rate)}`,
      won: line.status === 'win' ? `+${formatBaht(line.payout)}` : '',
    })),
    more: lines.length - shown.length,
    name,
  };
}
