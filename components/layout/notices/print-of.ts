import type { Notification } from '#contract/agent.ts';

/** FNV-1a: tells wordings apart, and keeps no secret. */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** Print of an announcement as it is worded now; another picture or another word makes it another one. */
export function printOf({ id, type, image, title, description }: Notification): string {
  let print = BASIS;
  for (const unit of JSON.stringify([id, type, image, title, description]))
    print = Math.imul(print ^ (unit.codePointAt(0) ?? 0), PRIME) >>> 0;
  return print.toString(36);
}
