import { formatBaht } from '#rules/money/baht.ts';
import type { Exclusion } from '#rules/protection/exclusion.ts';
import type { LimitWindow } from '#rules/protection/limit-window.ts';
import type { LimitKind } from '#rules/protection/member-limit.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import type { ErrorName } from './error-codes.ts';

interface ProtectionRefusal {
  readonly name: ErrorName;
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A limit that what was asked for does not fit. Amounts in satang, of `time` in minutes. */
export interface Exceeded {
  readonly kind: LimitKind;
  readonly window: LimitWindow;
  readonly left: bigint;
  /** Null for a limit of nothing, under which nothing ever fits. */
  readonly resetsAt: Date | null;
}

const windowWords: Readonly<Record<LimitWindow, string>> = {
  day: 'ใน 24 ชั่วโมง',
  week: 'ใน 7 วัน',
  month: 'ในเดือนนี้',
};

const codes: Readonly<Record<LimitKind, ErrorName>> = {
  deposit: 'DEPOSIT_LIMIT',
  loss: 'LOSS_LIMIT',
  stake: 'STAKE_LIMIT',
  time: 'TIME_LIMIT',
};

function limitWords({ kind, window, left, resetsAt }: Exceeded): string {
  const when = resetsAt && formatThaiDateTime(resetsAt);
  const within = windowWords[window];
  const more = when ? `วงเงินเริ่มคืน ${when}` : 'จนกว่าจะเปลี่ยนวงเงิน';
  const still = (act: string) => (left > 0n ? `${act}ได้อีก ${formatBaht(left)} บาท` : `${act}เพิ่มไม่ได้`);
  const words: Readonly<Record<LimitKind, string>> = {
    deposit: `เกินวงเงินฝาก${within} ${still('ฝาก')} ${more}`,
    loss: `เกินวงเงินยอดเสีย${within} ${still('แทง')} ${more}`,
    stake: `เกินวงเงินยอดแทง${within} ${still('แทง')} ${more}`,
    time: when
      ? `ครบเวลาเล่น${within}ที่ตั้งไว้แล้ว เล่นต่อได้ ${when}`
      : `ตั้งเวลาเล่น${within}ไว้ 0 นาที จึงเล่นไม่ได้จนกว่าจะเปลี่ยนเวลาเล่น`,
  };
  return words[kind];
}

/** What a limit stands against, as backend and mocks tell the member. `left` is baht, of `time` minutes. */
export function limitRefusal(exceeded: Exceeded): ProtectionRefusal {
  const { kind, window, left, resetsAt } = exceeded;
  return {
    name: codes[kind],
    message: limitWords(exceeded),
    facts: {
      window,
      left: kind === 'time' ? Number(left) : Number(formatBaht(left).replaceAll(',', '')),
      resets_at: resetsAt?.toISOString() ?? null,
    },
  };
}

/** What is said before it of a transfer, which has satang by which it is known and so is never a whole baht. */
export function transferWords(message: string): string {
  return `ยอดโอนต้องมีเศษสตางค์ จึง${message} หากต้องการฝากเต็มยอด เลือกช่องทาง QR`;
}

/** What somebody who is excluded is told at everything but a withdrawal. */
export function exclusionRefusal({ kind, until }: Exclusion): ProtectionRefusal {
  const end = until ? `ถึง ${formatThaiDateTime(until)}` : 'โดยไม่มีกำหนด';
  const words = kind === 'timeout' ? 'คุณขอพักการเล่นไว้' : 'คุณขอระงับการเล่นไว้';
  // What is still to be played before a withdrawal stays so in a time-out.
  const terms = kind === 'timeout' ? 'ตามเงื่อนไขเดิม ' : ' ';
  return {
    name: kind === 'timeout' ? 'TIMED_OUT' : 'SELF_EXCLUDED',
    message: `${words}${end} ระหว่างนี้ถอนเงินได้${terms}แต่ฝากเงินและเล่นไม่ได้`,
    facts: { until: until?.toISOString() ?? null },
  };
}

/** What stands against confirming a looser limit. */
export function confirmRefusal(problem: 'none' | 'early', from: Date | null): ProtectionRefusal {
  if (problem === 'early' && from)
    return {
      name: 'RAISE_TOO_EARLY',
      message: `ยืนยันวงเงินใหม่ได้ตั้งแต่ ${formatThaiDateTime(from)}`,
      facts: { confirm_from: from.toISOString() },
    };
  return { name: 'NO_RAISE', message: 'ไม่มีวงเงินใหม่ที่รอยืนยัน หรือเลยเวลายืนยัน 7 วันแล้ว กรุณาขอใหม่', facts: {} };
}
