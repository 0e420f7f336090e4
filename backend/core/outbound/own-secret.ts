import { createHmac } from 'node:crypto';
import type { Services } from '#backend/services.ts';

/** A secret of this backend for one use: what two of its areas sign with over HTTP, or what seeds follow from. Each use has its own. */
export function ownSecret({ accountKey }: Pick<Services, 'accountKey'>, use: string): string {
  return createHmac('sha256', accountKey).update(`own secret ${use}`).digest('hex');
}
