import { asc } from 'drizzle-orm';
import { bank } from '#backend/areas/agent/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { agent } from '#contract/agent.ts';

/** Banks at which a member may hold an account, best known first. */
export const listBanks: Verb<typeof agent.banks> = ({ ctx }) =>
  ctx.db.orm
    .select({ bank_code: bank.code, short_name: bank.shortName, bank_name: bank.name })
    .from(bank)
    .orderBy(asc(bank.position));
