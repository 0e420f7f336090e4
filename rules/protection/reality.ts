/** Minutes between two looks at how long a session lasts and what it brought, as a member may choose them. */
export const realityMinutes = [15, 30, 60, 120] as const;
export type RealityMinutes = (typeof realityMinutes)[number];
export const DEFAULT_REALITY_MINUTES: RealityMinutes = 60;

const MINUTE_MS = 60_000;

/** When the member of a session is told next: so many minutes after it began, or after they answered last. */
export function realityDueAt({
  createdAt,
  remindedAt,
  realityMinutes: minutes,
}: {
  readonly createdAt: Date;
  readonly remindedAt: Date | null;
  readonly realityMinutes: number;
}): Date {
  return new Date((remindedAt ?? createdAt).getTime() + minutes * MINUTE_MS);
}
