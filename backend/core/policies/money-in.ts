import type { Tx } from '#backend/core/db/database.ts';
import type { Counted } from '#rules/protection/limit-window.ts';

/**
 * What a member put in since an instant, in satang: money that was credited, at that moment, and what was asked for and may
 * still arrive, at the moment of asking and until it can arrive no more. `without` is a deposit that is left out.
 */
export type MoneyIn = (
  db: Pick<Tx, 'query'>,
  memberId: string,
  times: { readonly since: Date; readonly now: Date; readonly without?: string | undefined },
) => Promise<readonly Counted[]>;
