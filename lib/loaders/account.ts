import 'server-only';
import type { Bank } from '#contract/agent.ts';
import { AGENT_CODE } from '#contract/constants.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { read } from '#lib/loaders/read.ts';

/** What the registration form needs to know. */
export interface Registration {
  readonly minimumAge: number;
  readonly termsVersion: string;
  readonly banks: readonly Bank[];
  /** Code of who recommended the site, when one was given that exists. */
  readonly referral: string | undefined;
}

const CODE = /^[A-Za-z0-9_-]{3,20}$/;

/** The registration page; an unknown referral code is left away rather than in the way. */
export async function loadRegistration(ref: string | undefined): Promise<Registration> {
  const [agent, banks, referral] = await Promise.all([
    readPublic('POST /api/agent/config', { agent_code: AGENT_CODE }),
    readPublic('GET /api/agent/banks', {}),
    ref && CODE.test(ref) ? read('GET /api/agent/validate', { code: ref }) : { valid: false },
  ]);
  return {
    minimumAge: agent.minimum_age,
    termsVersion: agent.terms_version,
    banks,
    referral: referral.valid ? ref : undefined,
  };
}
