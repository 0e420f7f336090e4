import { type HeldText, heldTexts } from '#backend/areas/account/consent/consents.ts';
import { SESSION_ID } from '#backend/areas/account/session/session-id.ts';
import { BANK_COLUMNS, BANK_JOINS, type BankColumns } from '#backend/areas/account/shown-bank.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { SessionWay } from '#contract/constants.ts';

/** More than anybody has open at a time; whoever has more can still end all of them at once. */
const MOST_SESSIONS = 100;

/**
 * One statement: the member beside each of the newest sessions. A row that a reset by code left never was a login. The last change
 * of the password is known as long as its notice is kept.
 */
const read: Statement = {
  name: 'account_profile',
  text: `
    SELECT member.username, member.first_name AS "firstName", member.last_name AS "lastName",
      member.english_name AS "englishName", member.birth_date::text AS "birthDate",
      ${BANK_COLUMNS},
      member.created_at AS "memberSince", ${heldTexts('member.id')} AS texts,
      password.at AS "passwordChangedAt", factor.on_since AS "secondFactorSince",
      coalesce(cardinality(factor.recovery_codes), 0) AS "recoveryLeft", recent.*
    FROM member
    ${BANK_JOINS}
    LEFT JOIN second_factor factor ON factor.member_id = member.id
    LEFT JOIN LATERAL (
      SELECT max(at) AS at FROM security_event
      WHERE security_event.member_id = member.id AND security_event.kind IN ('password_changed', 'password_reset')
    ) password ON true
    LEFT JOIN LATERAL (
      SELECT ${SESSION_ID} AS id, session.token_hash AS "tokenHash", session.way, session.created_at AS "createdAt",
        session.last_seen_at AS "lastSeenAt", session.revoked_at AS "revokedAt", session.address, session.device
      FROM session
      WHERE session.member_id = member.id AND (session.revoked_at IS NULL OR session.revoked_at > session.created_at)
      ORDER BY session.created_at DESC, session.token_hash LIMIT ${MOST_SESSIONS}
    ) recent ON true
    WHERE member.id = $1::uuid
    ORDER BY recent."createdAt" DESC, recent."tokenHash"`,
};

interface Head extends BankColumns {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly englishName: string | null;
  readonly birthDate: string;
  readonly memberSince: Date;
  readonly texts: readonly HeldText[];
  readonly passwordChangedAt: Date | null;
  readonly secondFactorSince: Date | null;
  readonly recoveryLeft: number;
}

/** A login of a member, over or not. */
export interface LoginRow {
  readonly id: string;
  readonly tokenHash: string;
  readonly way: SessionWay;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly revokedAt: Date | null;
  readonly address: string;
  readonly device: string;
}
type Row = Head & (LoginRow | { readonly id: null });

const isLogin = (row: Row): row is Head & LoginRow => row.id !== null;

/** Reads a member and the newest logins, newest first. */
export async function readProfile(
  db: Pick<Tx, 'query'>,
  memberId: string,
): Promise<{ member: Head; logins: readonly LoginRow[] }> {
  const rows = await db.query<Row>(read, [memberId]);
  const [member] = rows;
  if (!member) throw new Error('A session without a member');
  return { member, logins: rows.filter(isLogin) };
}
