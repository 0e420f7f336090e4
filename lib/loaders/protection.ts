import 'server-only';
import { read } from '#lib/loaders/read.ts';

/** What protects the member: limits, and a bar. */
export function loadProtection() {
  return read('GET /api/member/protection', {});
}
