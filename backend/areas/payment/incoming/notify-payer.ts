import { and, eq, ne } from 'drizzle-orm';
import { member } from '#backend/areas/account/tables.ts';
import type { ProviderEvent } from '#backend/areas/payment/incoming/event-fingerprint.ts';
import { ownerOf } from '#backend/areas/payment/incoming/find-payer.ts';
import { deposit, payerNotice } from '#backend/areas/payment/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Payer } from '#contract/payment.ts';
import { toSatang } from '#rules/money/baht.ts';
import { isOfWholeName, isSurelyPayer } from '#rules/payment/payer.ts';
import { isWithoutSatang, transferSpan } from '#rules/payment/transfer-amount.ts';

/** So many transfers of about one amount, the newest first, are looked at. */
const MOST_MEANT = 300;

/** What the money may have been meant for: as for the exact amount (`findTransfers`), and not paid yet. */
const meant: Statement = {
  name: 'payment_meant',
  text: `
    SELECT deposit.ref, deposit.satang, deposit.asked_satang AS "askedSatang", deposit.member_id AS "memberId",
      deposit.status = 'pending' AND deposit.expires_at > $5::timestamptz AS "isOpen",
      member.first_name AS "firstName", member.last_name AS "lastName", member.english_name AS "englishName",
      member.bank_code AS "bankCode", member.bank_account_no AS "bankAccountNo",
      member.sub_bank_code AS "subBankCode", member.sub_bank_account_no AS "subBankAccountNo"
    FROM deposit JOIN member ON member.id = deposit.member_id
    WHERE deposit.agent_id = $1::int AND deposit.receiver_no = $2::text AND deposit.satang BETWEEN $3::bigint AND $4::bigint
      AND deposit.created_at > $5::timestamptz - interval '1 day' AND date_trunc('minute', deposit.created_at) <= $5::timestamptz
      AND deposit.status <> 'paid'
    ORDER BY deposit.created_at DESC, deposit.ref DESC LIMIT ${MOST_MEANT}`,
};

type Meant = Pick<typeof deposit.$inferSelect, 'ref' | 'satang' | 'askedSatang' | 'memberId'> &
  Parameters<typeof ownerOf>[0] & { readonly isOpen: boolean };

/** True where no other member has the registered name, a title before it or not. */
async function isOnlyOne(tx: Tx, agentId: number, one: Meant): Promise<boolean> {
  const ofLastName = and(
    eq(member.agentId, agentId),
    ne(member.id, one.memberId),
    eq(member.lastName, one.lastName),
  );
  const others = await tx.orm.select().from(member).where(ofLastName);
  const payer = { name: `${one.firstName} ${one.lastName}` };
  return !others.some((other) => isOfWholeName(payer, ownerOf(other)));
}

/** The deposits of the one member who surely paid; none where it may be somebody else. */
async function ofPayer(tx: Tx, agentId: number, rows: readonly Meant[], payer: Payer): Promise<Meant[]> {
  const sure = rows.filter((row) => isSurelyPayer(payer, ownerOf(row)));
  const named = sure.length > 0 ? sure : rows.filter((row) => isOfWholeName(payer, ownerOf(row)));
  const [first] = named;
  if (!first || named.some(({ memberId }) => memberId !== first.memberId)) return [];
  return sure.length > 0 || (await isOnlyOne(tx, agentId, first)) ? named : [];
}

/**
 * Notes which deposit shows money that came by transfer without the satang that identify a deposit, if the payer is certainly its
 * member. It moves no money: an operator still decides.
 */
export async function notifyPayer(
  tx: Tx,
  agentId: number,
  event: ProviderEvent,
  { eventId, at }: { readonly eventId: string; readonly at: Date },
): Promise<void> {
  const { line, payer } = event;
  if (!line || !payer) return;
  const satang = toSatang(event.amount);
  const { least, most } = transferSpan(satang);
  const asked = [agentId, line.account_no, least, most, new Date(event.paid_at)];
  const rows = (await tx.query<Meant>(meant, asked)).filter((row) => isWithoutSatang(satang, row));
  const own = await ofPayer(tx, agentId, rows, payer);
  const depositRef = (own.find(({ isOpen }) => isOpen) ?? own[0])?.ref;
  if (depositRef !== undefined) await tx.orm.insert(payerNotice).values({ eventId, depositRef, at });
}

/** True when the payment is shown with a deposit of another member: it is certainly theirs. */
export async function isNoticeOfOther(tx: Tx, eventId: string, memberId: string): Promise<boolean> {
  const rows = await tx.orm
    .select({ ref: deposit.ref })
    .from(payerNotice)
    .innerJoin(deposit, eq(deposit.ref, payerNotice.depositRef))
    .where(and(eq(payerNotice.eventId, eventId), ne(deposit.memberId, memberId)));
  return rows.length > 0;
}
