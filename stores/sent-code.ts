import { textOf } from '#stores/stored.ts';

/** A one-time code that the member asked for last, as far as it may be stored: never the whole number it went to. */
export interface SentCodeNote {
  readonly ref: string;
  /** `xxx-xxx-5678` */
  readonly mobile: string;
  /** ISO instants. */
  readonly expiresAt: string;
  readonly resendAt: string;
}

/** What the session has of a code, when it is whole. Only its page looks at it, so it is no weight on others. */
export function readSentCode(note: unknown): SentCodeNote | null {
  const [ref, mobile] = [textOf(note, 'ref'), textOf(note, 'mobile')];
  const [expiresAt, resendAt] = [textOf(note, 'expiresAt'), textOf(note, 'resendAt')];
  const isWhole =
    ref && mobile && !Number.isNaN(Date.parse(expiresAt)) && !Number.isNaN(Date.parse(resendAt));
  return isWhole ? { ref, mobile, expiresAt, resendAt } : null;
}
