import { and, eq, isNull } from 'drizzle-orm';
import { member, session } from '#backend/account/tables.ts';
import type { Statement, Tx } from '#backend/db/database.ts';
import { guardWallet } from '#backend/gates/gate.ts';
import { bankKey, numberKey } from '#backend/limits/subject.ts';
import { Refusal } from '#backend/refusal.ts';
import type { Services } from '#backend/services.ts';
import { barRefusal } from '#contract/protection-refusal.ts';
import { type Bar, isBarred, longerBar } from '#rules/protection/bar.ts';

/** What a member is known by beside the account: whoever is barred opens no other one with it. */
interface Identity {
  readonly username: string;
  readonly bankCode: string;
  readonly bankAccountNo: string;
  readonly subBankCode?: string | null;
  readonly subBankAccountNo?: string | null;
}
type Keys = Pick<Services, 'accountKey' | 'agentId'>;

const keep: Statement = {
  name: 'bar_keep_identities',
  text: `
    INSERT INTO barred_identity (hash, until) SELECT hash, $2::timestamptz FROM unnest($1::text[]) AS given (hash) ORDER BY hash
    ON CONFLICT (hash) DO UPDATE SET until = CASE
      WHEN barred_identity.until IS NULL OR excluded.until IS NULL THEN NULL ELSE greatest(barred_identity.until, excluded.until)
    END`,
};
const known: Statement = {
  name: 'bar_find_identities',
  text: `
    SELECT hash FROM barred_identity
    WHERE hash = ANY($1::text[]) AND (until IS NULL OR until > $2::timestamptz)`,
};

function keysOf(keys: Keys, of: Identity): string[] {
  const { subBankCode, subBankAccountNo } = of;
  return [
    numberKey(keys, of.username),
    bankKey(keys, of.bankCode, of.bankAccountNo),
    ...(subBankCode && subBankAccountNo ? [bankKey(keys, subBankCode, subBankAccountNo)] : []),
  ];
}

/**
 * Keeps a member from playing, at once: every session ends, and from the commit on all that spends is refused but a withdrawal.
 * A bar that lasts longer stays. Answers the one that holds. Locks the member, then the wallet.
 */
export async function barMember(tx: Tx, keys: Keys, memberId: string, asked: Bar, now: Date): Promise<Bar> {
  const [row] = await tx.orm.select().from(member).where(eq(member.id, memberId)).for('update');
  if (!row) throw new Error('A member who is barred is not there');
  await guardWallet(tx, memberId);
  const before = row.barredAs ? { kind: row.barredAs, until: row.barredUntil } : null;
  const bar = isBarred(before, now) ? longerBar(before, asked) : asked;
  await tx.orm
    .update(member)
    .set({ barredAs: bar.kind, barredUntil: bar.until })
    .where(eq(member.id, memberId));
  await tx.orm
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.memberId, memberId), isNull(session.revokedAt)));
  await tx.query(keep, [keysOf(keys, row), bar.until]);
  return bar;
}

/** Which of a newcomer's number and bank account are those of somebody who is barred. */
export async function findBarred(
  tx: Tx,
  keys: Keys,
  { username, bankCode, bankAccountNo }: Identity,
  now: Date,
): Promise<{ readonly number: boolean; readonly bankAccount: boolean }> {
  const number = numberKey(keys, username);
  const bankAccount = bankKey(keys, bankCode, bankAccountNo);
  const rows = await tx.query<{ hash: string }>(known, [[number, bankAccount], now]);
  const isKnown = (key: string) => rows.some(({ hash }) => hash === key);
  return { number: isKnown(number), bankAccount: isKnown(bankAccount) };
}

/** Refuses as `refuseBarred` does by what is committed now: a call that waited for a lock was asked before a bar that began meanwhile. */
export async function refuseBarredNow(tx: Tx, memberId: string, now: Date): Promise<void> {
  const [row] = await tx.orm
    .select({ kind: member.barredAs, until: member.barredUntil })
    .from(member)
    .where(eq(member.id, memberId));
  refuseBarred(row?.kind ? { kind: row.kind, until: row.until } : null, now);
}

/** Refuses 4404 or 4405 what a member who is barred asks for. */
export function refuseBarred(bar: Bar | null, now: Date): void {
  if (!isBarred(bar, now)) return;
  const { name, message, facts } = barRefusal(bar);
  throw new Refusal(name, message, facts);
}
