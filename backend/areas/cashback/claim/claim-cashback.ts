import { cashbackTransfers } from '#backend/areas/cashback/cashback-transfers.ts';
import { cashbackClaim } from '#backend/areas/cashback/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit, lockAccounts } from '#backend/core/ledger/credit.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import { refuseExcludedNow } from '#backend/core/session/exclude-member.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';
import type { cashback } from '#contract/cashback.ts';
import { cashbackMessages as messages } from '#contract/cashback-refusal.ts';
import { claimableDay } from '#rules/cashback/claim-time.ts';
import type { CashbackBasis } from '#rules/cashback/rebate.ts';
import { toBaht } from '#rules/money/baht.ts';
import { laterOf } from '#rules/time/later-of.ts';

const find: Statement = {
  name: 'cashback_find_day',
  text: `
    SELECT EXISTS (SELECT 1 FROM cashback_close WHERE day = $3::date) AS "isClosed",
      coalesce((SELECT max(day) < $3::date FROM cashback_close), false) AS "isPending", own.due_satang AS "dueSatang", own.until,
      own.closed_at AS "closedAt", claim.satang AS "claimedSatang", claim.at AS "claimedAt"
    FROM (SELECT) AS one
    LEFT JOIN cashback_day own ON own.member_id = $1::uuid AND own.basis = $2::text AND own.day = $3::date
    LEFT JOIN cashback_claim claim ON claim.member_id = own.member_id AND claim.basis = own.basis AND claim.day = own.day`,
};

interface Found {
  readonly isClosed: boolean;
  /** True for a day that is closed after the last one that was, also where the site was down meanwhile. */
  readonly isPending: boolean;
  readonly dueSatang: bigint | null;
  readonly until: Date | null;
  readonly closedAt: Date | null;
  readonly claimedSatang: bigint | null;
  readonly claimedAt: Date | null;
}

interface Claimed {
  readonly satang: bigint;
  readonly at: Date;
}

/** What of a day can be claimed at an instant; throws where nothing can. */
function dueOf(found: Found | undefined, day: string, now: Date): bigint {
  const claimable = claimableDay(now);
  if (day > claimable) throw new Refusal('CASHBACK_NOT_YET', messages.notOver, { day: claimable });
  if (!found?.until || found.dueSatang === null) {
    if (day < claimable && !found?.isPending)
      throw new Refusal('CASHBACK_OVER', messages.over, { day: claimable });
    const closing = day < claimable ? messages.closingEarlier : messages.closing;
    if (!found?.isClosed) throw new Refusal('CASHBACK_NOT_YET', closing, { day: claimable });
    throw new Refusal('CASHBACK_NOTHING', messages.nothing);
  }
  if (found.until <= now) throw new Refusal('CASHBACK_OVER', messages.over, { day: claimable });
  if (found.dueSatang === 0n) throw new Refusal('CASHBACK_NOTHING', messages.nothing);
  return found.dueSatang;
}

async function claimNow(ctx: MemberCtx, tx: Tx, basis: CashbackBasis, day: string): Promise<Claimed> {
  const { memberId } = ctx;
  // Two presses at once wait here, so the later one finds what the first did; the clock is read behind it.
  await lockAccounts(tx, [memberId], 'main');
  const [found] = await tx.query<Found>(find, [memberId, basis, day]);
  if (found?.claimedAt && found.claimedSatang !== null)
    return { satang: found.claimedSatang, at: found.claimedAt };
  const now = ctx.now();
  await refuseExcludedNow(tx, memberId, now);
  const satang = dueOf(found, day, now);
  // A clock may have stepped back: a claim comes after the close of its day.
  const at = found?.closedAt ? laterOf(found.closedAt, now) : now;
  const kind = cashbackTransfers[basis];
  const key = `${day}:${memberId}`;
  await tx.orm.insert(cashbackClaim).values({ memberId, basis, day, satang, at });
  await credit(tx, {
    kind,
    at,
    fromAccount: await houseAccount(ctx.db, tx.orm, ctx.agentId, kind.from[0]),
    credits: [
      {
        ...{ transferId: ctx.random.uuid(), key, reference: key, memberId, satang },
        requestHash: requestHash({ key, basis, satang: String(satang) }),
      },
    ],
  });
  return { satang, at };
}

async function claim(ctx: MemberCtx, basis: CashbackBasis, day: string) {
  const { satang, at } = await ctx.db.transact((tx) => claimNow(ctx, tx, basis, day));
  return { day, amount: toBaht(satang), claimed_at: at.toISOString() };
}

/**
 * Pays the rebate of a day for its turnover, once and in one transaction; asked for again it answers the first claim. Refuses 4701
 * (the day is not measured yet), 4702 (its time is over) and 4703 (it brought nothing). Locks the main wallet.
 */
export const claimTurnover: Verb<typeof cashback.claimTurnover> = ({ ctx, input: { day } }) =>
  claim(ctx, 'turnover', day);

/** Pays the rebate of a day for its net loss, as `claimTurnover` does. */
export const claimLoss: Verb<typeof cashback.claimLoss> = ({ ctx, input: { day } }) =>
  claim(ctx, 'loss', day);
