import { readConsents } from '#backend/areas/account/consent/consents.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { account } from '#contract/account.ts';

/** The texts that hold now, and what the member agreed to of each. */
export const showConsents: Verb<typeof account.consents> = ({ ctx }) => readConsents(ctx.db, ctx.memberId);
