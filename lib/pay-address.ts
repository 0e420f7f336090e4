import { paths } from '#lib/paths.ts';

/** The member's deposits, the newest or those after one of them. */
export function depositsAddress(before?: string): string {
  const page = `${paths.deposit}/history`;
  return before === undefined ? page : `${page}?before=${before}`;
}

/** One deposit of the member, whatever became of it. Not with the other addresses, which every page loads. */
export function payAddress(ref: string): string {
  return `${paths.payment}?ref=${ref}`;
}
