/** Time left as a clock, `2 วัน 03:04:05`; never below zero. */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const days = Math.floor(seconds / 86_400);
  const part = (unit: number, size: number) => String(Math.floor(seconds / unit) % size).padStart(2, '0');
  const clock = `${part(3_600, 24)}:${part(60, 60)}:${part(1, 60)}`;
  return days > 0 ? `${days} วัน ${clock}` : clock;
}
