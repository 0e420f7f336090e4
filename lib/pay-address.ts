import { paths } from '#lib/paths.ts';

/** One deposit of the member, whatever became of it. Not with the other addresses, which every page loads. */
export function payAddress(ref: string): string {
  return `${paths.payment}?ref=${ref}`;
}
