import { BANK_COLUMNS, BANK_JOINS, type BankColumns, shownBanks } from '#backend/areas/account/shown-bank.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { readTogether } from '#backend/core/db/read-together.ts';
import { presentWallet } from '#backend/core/ledger/present-wallet.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import { dueConsents } from '#backend/core/policies/due-consents.ts';
import { hashToken, isToken, keepAlive, sessionOver } from '#backend/core/session/authenticate.ts';
import { type CountsOfAreas, countsSql, type SessionCounts } from '#backend/core/session/session-counts.ts';
import { endedSession } from '#backend/core/session/session-end.ts';
import type { Ctx, MemberCtx } from '#backend/ctx.ts';
import type { UserInfo } from '#contract/account.ts';
import type { Wallet } from '#contract/wallet.ts';
import { maskAddress, maskMobile } from '#rules/person/mask.ts';
import { realityDueAt } from '#rules/protection/reality.ts';

/** At the instant of the read, `$2`. */
const EXCLUDED_NOW =
  "(member.barred_as IS NOT NULL AND coalesce(member.barred_until, 'infinity') > $2::timestamptz)";

/** Of the sessions before this one, a row that a reset by code left never was a login. */
const summaryStatement = (counts: CountsOfAreas): Statement => ({
  name: 'account_session_summary',
  text: `
    SELECT session.token_hash AS "tokenHash", session.member_id AS "memberId", session.created_at AS "createdAt", session.last_seen_at AS "lastSeenAt",
      member.username, member.first_name AS "firstName", member.last_name AS "lastName", member.created_at AS "memberSince",
      ${BANK_COLUMNS},
      previous.created_at AS "previousAt", previous.device AS "previousDevice", previous.address AS "previousAddress",
      session.reminded_at AS "remindedAt", member.reality_minutes AS "realityMinutes", member.limits_offered_at AS "limitsOfferedAt", wallet.guarded,
      ARRAY(${dueConsents('session.member_id')}) AS "consentsDue",
      ${countsSql(counts, { memberId: 'session.member_id', isExcluded: EXCLUDED_NOW })} AS counts,
      wallet.id, wallet.name, wallet.balance, wallet.wallet_type_id AS "walletTypeId"
    FROM session
    JOIN member ON member.id = session.member_id AND member.status = 'active'
    ${BANK_JOINS}
    LEFT JOIN LATERAL (
      SELECT before.created_at, before.device, before.address FROM session before
      WHERE before.member_id = session.member_id AND before.created_at < session.created_at
        AND (before.revoked_at IS NULL OR before.revoked_at > before.created_at)
      ORDER BY before.created_at DESC LIMIT 1
    ) previous ON true
    LEFT JOIN ledger_account wallet ON wallet.member_id = session.member_id AND wallet.unit = '${BAHT}' AND wallet.wallet_type_id IS NOT NULL
    WHERE session.token_hash = ANY($1::text[]) AND session.revoked_at IS NULL
    ORDER BY wallet.wallet_type_id`,
});

const statements = new WeakMap<CountsOfAreas, Statement>();
function statementWith(counts: CountsOfAreas): Statement {
  const statement = statements.get(counts) ?? summaryStatement(counts);
  statements.set(counts, statement);
  return statement;
}

type Reader = Pick<Ctx, 'db' | 'now' | 'counts'>;

interface SummaryRow extends BankColumns {
  readonly tokenHash: string;
  readonly memberId: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly memberSince: Date;
  readonly remindedAt: Date | null;
  readonly realityMinutes: number;
  readonly limitsOfferedAt: Date | null;
  /** Limits, or an exclusion, have a say about the wallet: nobody has to offer them. */
  readonly guarded: boolean | null;
  readonly consentsDue: UserInfo['consents_due'];
  readonly counts: SessionCounts;
  readonly previousAt: Date | null;
  readonly previousDevice: string | null;
  readonly previousAddress: string | null;
  /** Of a wallet; all four are null for a member who has none. */
  readonly id: string | null;
  readonly name: string | null;
  readonly balance: bigint | null;
  readonly walletTypeId: number | null;
}

/** What the header shows of its member, and who that is for the other reads of the page. */
export interface SessionSummary {
  readonly visit: Pick<MemberCtx, 'memberId' | 'tokenHash' | 'sessionStartedAt'>;
  readonly user: UserInfo;
  readonly wallets: Wallet[];
}

function presentUser(row: SummaryRow): UserInfo {
  const { previousAt, previousDevice, previousAddress } = row;
  return {
    member_id: row.memberId,
    username_masked: maskMobile(row.username),
    first_name: row.firstName,
    last_name: row.lastName,
    ...shownBanks(row),
    previous_login: previousAt && {
      at: previousAt.toISOString(),
      device: previousDevice ?? '',
      address_masked: maskAddress(previousAddress ?? ''),
    },
    session_started_at: row.createdAt.toISOString(),
    reality_due_at: realityDueAt(row).toISOString(),
    limits_offered: row.limitsOfferedAt !== null || row.guarded === true,
    consents_due: row.consentsDue,
    created_at: row.memberSince.toISOString(),
    counts: row.counts,
  };
}

type Found = SessionSummary & { readonly lastSeenAt: Date };

/** The summaries of sessions that have not been ended, by the hashes of their tokens; whether one is over by the clock the caller asks `keepAlive`. */
async function findSummaries(ctx: Reader, hashes: readonly string[]): Promise<Map<string, Found>> {
  const rows = await ctx.db.query<SummaryRow>(statementWith(ctx.counts), [hashes, ctx.now()]);
  const summaries = new Map<string, Found>();
  for (const [tokenHash, own] of Map.groupBy(rows, (row) => row.tokenHash)) {
    const [first] = own;
    if (first) summaries.set(tokenHash, presentSummary(first, own));
  }
  return summaries;
}

function presentSummary(first: SummaryRow, own: readonly SummaryRow[]): Found {
  const { memberId, tokenHash, createdAt, lastSeenAt } = first;
  return {
    lastSeenAt,
    visit: { memberId, tokenHash, sessionStartedAt: createdAt },
    user: presentUser(first),
    wallets: own.flatMap(({ id, name, ...row }) => (id && name ? [presentWallet({ ...row, id, name })] : [])),
  };
}

/** The summary of one session, as `findSummaries` reads it. */
export async function findSessionSummary(ctx: Reader, tokenHash: string): Promise<Found | undefined> {
  return (await findSummaries(ctx, [tokenHash])).get(tokenHash);
}

/** Reads that may be under way where there are connections for more: one that waits holds up the summaries of its lane alone. */
const AT_ONCE = 2;
const MOST_TOGETHER = 40;

/**
 * Reads session, member and wallets behind a token in one statement: nobody's name stands beside another's balance, nor an old
 * one beside a new. Pages that are asked for at a time share it. Throws 401 when the session is over, as `authenticate` does.
 */
export function createSummaryReader(ctx: Reader): (token: string, isUse: boolean) => Promise<SessionSummary> {
  const find = readTogether((hashes) => findSummaries(ctx, hashes), {
    atOnce: Math.min(AT_ONCE, ctx.db.connections),
    most: MOST_TOGETHER,
  });
  return async (token, isUse) => {
    if (!isToken(token)) throw sessionOver();
    const tokenHash = hashToken(token);
    const found = await find(tokenHash);
    if (!found) throw await endedSession(ctx, tokenHash);
    const { lastSeenAt, ...shown } = found;
    const times = { createdAt: shown.visit.sessionStartedAt, lastSeenAt };
    await keepAlive(ctx, shown.visit.tokenHash, times, isUse);
    return shown;
  };
}
