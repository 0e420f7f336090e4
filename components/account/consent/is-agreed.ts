import type { Consent } from '#contract/account/consents.ts';

/** True when a member has agreed to the version that holds now. */
export function isAgreed({ version, agreed }: Consent): boolean {
  return agreed?.version === version;
}
