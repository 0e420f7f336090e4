import { bangkokTime } from '#rules/time/bangkok-time.ts';

/** The last second in which a bill can be cancelled; null where the kind allows no cancelling. */
export function lastCancelAt(closesAt: Date, cancelMinutes: number | null): Date | null {
  return cancelMinutes === null ? null : new Date(closesAt.getTime() - cancelMinutes * 60_000);
}

/** Read to the whole second: with a close at 15:20:00 and ten minutes, 15:10:00 is in time and 15:10:01 is not. */
export function canCancelAt(now: Date, closesAt: Date, cancelMinutes: number | null): boolean {
  const lastAt = lastCancelAt(closesAt, cancelMinutes);
  return lastAt !== null && Math.floor(now.getTime() / 1000) <= Math.floor(lastAt.getTime() / 1000);
}

interface CancelTimes {
  /** Until when the round took the types of the bill. */
  readonly closesAt: Date;
  /** Null where the kind allows no cancelling. */
  readonly cancelMinutes: number | null;
}

/** Why a bill is not cancelled; names of the contract's error codes, and words for the member. */
export interface CancelRefusal {
  readonly reason: 'NOT_CANCELLABLE' | 'CANCEL_TOO_LATE' | 'CANCEL_QUOTA';
  readonly message: string;
}

/** A type may close before its round, so the time is said too. */
export function tooLateToCancel({ closesAt, cancelMinutes }: CancelTimes): CancelRefusal {
  const closes = `ก่อนปิดรับ ${bangkokTime(closesAt)} น.`;
  const message = cancelMinutes ? `ต้องยกเลิก${closes} อย่างน้อย ${cancelMinutes} นาที` : `ต้องยกเลิก${closes}`;
  return { reason: 'CANCEL_TOO_LATE', message };
}

export function overCancelQuota(perDay: number): CancelRefusal {
  return { reason: 'CANCEL_QUOTA', message: `ยกเลิกโพยได้ไม่เกินวันละ ${perDay} ครั้ง` };
}

/** What cancelling a bill depends on, but for how many the member cancelled today. */
export interface CancelFacts extends CancelTimes {
  readonly status: string;
  readonly roundStatus: string;
}

/** Until when a bill can be cancelled, read as `canCancelAt` does; null when it cannot be any more. */
export function cancelUntil(facts: CancelFacts, now: Date): Date | null {
  return refusalOfCancel(facts, now) ? null : lastCancelAt(facts.closesAt, facts.cancelMinutes);
}

/** Why a bill cannot be cancelled now, whoever asks; null when it can. */
export function refusalOfCancel(facts: CancelFacts, now: Date): CancelRefusal | null {
  const { status, roundStatus, closesAt, cancelMinutes } = facts;
  if (status !== 'pending' || cancelMinutes === null)
    return { reason: 'NOT_CANCELLABLE', message: 'โพยนี้ยกเลิกไม่ได้' };
  const isInTime = roundStatus === 'open' && canCancelAt(now, closesAt, cancelMinutes);
  return isInTime ? null : tooLateToCancel(facts);
}
