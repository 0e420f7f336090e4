import { createHmac } from 'node:crypto';
import type { Services } from '#backend/services.ts';

/** Secrets by the key that they were derived from: each message of a game needs one. */
const derived = new WeakMap<Buffer, Map<OwnSecretUse, string>>();

export type OwnSecretUse = 'house' | 'draws';

/** A secret of this backend for one use: what two of its areas sign with over HTTP, or what seeds follow from. Each use has its own. */
export function ownSecret({ accountKey }: Pick<Services, 'accountKey'>, use: OwnSecretUse): string {
  const ofKey = derived.get(accountKey) ?? new Map<OwnSecretUse, string>();
  derived.set(accountKey, ofKey);
  const secret = ofKey.get(use) ?? createHmac('sha256', accountKey).update(`own secret ${use}`).digest('hex');
  ofKey.set(use, secret);
  return secret;
}
