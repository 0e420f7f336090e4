import 'server-only';
import type { Agreed } from '#contract/account/consents.ts';
import type { Bank } from '#contract/agent.ts';
import { AGENT_CODE } from '#contract/constants.ts';
import { heldTexts } from '#lib/api/agent/held-texts.ts';
import { loadLinkedLine } from '#lib/loaders/line.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { read } from '#lib/loaders/read.ts';
import { plainAffiliateCode } from '#rules/affiliate/affiliate-code.ts';

/** What the registration form needs to know. */
export interface Registration {
  readonly minimumAge: number;
  /** What is agreed to, in the versions that hold. */
  readonly texts: readonly Agreed[];
  readonly banks: readonly Bank[];
  /** Code of who recommended the site, when one was given that can be a code. */
  readonly referral: string | undefined;
}

/** The code of who recommended the site, however it was passed on; what cannot be one is ignored. */
export function referralOf(ref: string | undefined): string | undefined {
  return plainAffiliateCode(ref ?? '') ?? undefined;
}

/** Data of the registration page. */
export async function loadRegistration(referral: string | undefined): Promise<Registration> {
  const [agent, banks] = await Promise.all([
    readPublic('POST /api/agent/config', { agent_code: AGENT_CODE }),
    readPublic('GET /api/agent/banks', {}),
  ]);
  return {
    minimumAge: agent.minimum_age,
    texts: heldTexts(agent),
    banks,
    referral,
  };
}

/** The own account: what is known of it, who is logged in to it, the newest logins. */
export async function loadProfile() {
  const [profile, line] = await Promise.all([read('GET /api/member/profile', {}), loadLinkedLine()]);
  return { profile, line };
}
