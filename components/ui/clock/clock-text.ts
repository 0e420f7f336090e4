const HOUR = 3_600;
const DAY = 24 * HOUR;

const secondsOf = (leftMs: number) => Math.max(0, Math.ceil(leftMs / 1_000));

/** Time left as a clock, `2 วัน 03:04:05`; never below zero. */
export function clockText(leftMs: number): string {
  const seconds = secondsOf(leftMs);
  const days = Math.floor(seconds / DAY);
  const part = (unit: number, size: number) => String(Math.floor(seconds / unit) % size).padStart(2, '0');
  const clock = `${part(HOUR, 24)}:${part(60, 60)}:${part(1, 60)}`;
  return days > 0 ? `${days} วัน ${clock}` : clock;
}

/**
 * Time left where many stand in a list: words such as `5 ชม. 12 นาที` or `2 วัน 3 ชม.`, and seconds only in the last hour.
 * @param before what stands before the words
 */
export function leftText(leftMs: number, before = ''): string {
  const seconds = secondsOf(leftMs);
  if (seconds < HOUR) return clockText(leftMs);
  const days = Math.floor(seconds / DAY);
  const hours = `${Math.floor(seconds / HOUR) % 24} ชม.`;
  return before + (days > 0 ? `${days} วัน ${hours}` : `${hours} ${Math.floor(seconds / 60) % 60} นาที`);
}
