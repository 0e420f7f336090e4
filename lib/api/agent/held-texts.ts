import type { Agreed } from '#contract/account/consents.ts';
import type { Calls } from '#contract/calls.ts';

type Versions = Pick<Calls['POST /api/agent/config']['data'], 'terms_version' | 'privacy_version'>;

/** The texts of the agent in the versions that hold. */
export function heldTexts({ terms_version: terms, privacy_version: privacy }: Versions): Agreed[] {
  return [
    { kind: 'terms', version: terms },
    { kind: 'privacy', version: privacy },
  ];
}
