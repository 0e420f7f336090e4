import { createHmac } from 'node:crypto';
import type { Services } from '#backend/services.ts';

/** The secret that two areas of this backend sign with when they speak with each other over HTTP; each use has its own. */
export function ownSecret({ accountKey }: Pick<Services, 'accountKey'>, use: string): string {
  return createHmac('sha256', accountKey).update(`own secret ${use}`).digest('hex');
}
