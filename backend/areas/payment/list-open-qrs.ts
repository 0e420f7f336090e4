import { incomingPaymentsOf } from '#backend/areas/payment/incoming/find-incoming-payments.ts';
import { presentIncomingPayment, presentQr } from '#backend/areas/payment/present.ts';
import type { deposit, paymentEvent } from '#backend/areas/payment/tables.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { payment, TransferTo } from '#contract/payment.ts';
import { toBaht } from '#rules/money/baht.ts';
import { endOfDeposit, MOST_PENDING, statusAt } from '#rules/payment/deposit-status.ts';

const FIELDS =
  'ref, member_id AS "readerId", event_id, channel_id, sub_channel_id, receiver_no AS "receiverNo", payload, satang, asked_satang AS "askedSatang", status, reason, created_at, expires_at AS "expiresAt", ended_at AS "endedAt"';
const IS_OPEN = "status = 'pending' AND expires_at > $2::timestamptz";

/** Each deposit as often as money came for it that did not fit, and once when none did. */
export const openQrsStatement: Statement = {
  name: 'payment_open_qrs',
  text: `
    SELECT open.*, channel.receiver_name AS "receiverName", event.body, event.mismatch, event."receivedAt", event.resolution, event."memberId",
      CASE status WHEN 'paid' THEN coalesce(paid.satang, open.satang) END AS credited,
      receiver.kind, receiver.bank_code, bank.name AS bank_name, receiver.account_name
    FROM (
      (SELECT ${FIELDS}, 0 AS part FROM deposit
      WHERE member_id = $1::uuid AND ${IS_OPEN}
      ORDER BY created_at DESC, ref DESC LIMIT ${MOST_PENDING})
      UNION ALL
      (SELECT ${FIELDS}, 1 FROM deposit
      WHERE member_id = $1::uuid AND NOT (${IS_OPEN}) AND created_at > $2::timestamptz - interval '30 days' AND (EXISTS (
        SELECT 1 FROM payment_event WHERE payment_event.ref = deposit.ref AND outcome = 'unmatched' AND resolution IS NULL
      ) OR EXISTS (
        SELECT 1 FROM told_arrival notice JOIN payment_event event ON event.event_id = notice.event_id
        WHERE notice.deposit_ref = deposit.ref AND event.ref = event.trans_ref AND event.resolution IS NULL
      )) ORDER BY created_at DESC, ref DESC LIMIT ${MOST_PENDING})
    ) open
    JOIN payment_channel channel ON channel.id = open.channel_id
    LEFT JOIN agent_receiver receiver ON open."receiverNo" IS NOT NULL AND receiver.id = open.sub_channel_id
    LEFT JOIN bank ON bank.code = receiver.bank_code
    LEFT JOIN payment_event paid ON paid.event_id = open.event_id
    LEFT JOIN LATERAL (${incomingPaymentsOf('open.ref')}) event ON true
    ORDER BY open.part, open.created_at DESC, open.ref DESC, event."receivedAt", event.event_id`,
};

type OpenQr = Pick<
  typeof deposit.$inferSelect,
  'ref' | 'payload' | 'satang' | 'askedSatang' | 'status' | 'reason' | 'expiresAt' | 'endedAt' | 'receiverNo'
> &
  Pick<typeof paymentEvent.$inferSelect, 'body' | 'mismatch' | 'resolution' | 'memberId'> &
  Omit<TransferTo, 'account_no' | 'kind'> & {
    /** Null for a QR, and then there is no account. */
    readonly kind: TransferTo['kind'] | null;
    readonly receiverName: string;
    /** Whose the deposit is; `memberId` is whom an incoming payment was credited to. */
    readonly readerId: string;
    /** Satang; null when it is not paid. */
    readonly credited: bigint | null;
    /** Null when no money came. */
    readonly receivedAt: Date | null;
  };

/**
 * The member's deposits that can still be paid, newest first: as many as a member may have open. After them those that can
 * not, and of which money waits for the operator: as many again, of the last 30 days.
 */
export const listOpenQrs: Verb<typeof payment.openQrs> = async ({ ctx }) => {
  const now = ctx.now();
  const rows = await ctx.db.query<OpenQr>(openQrsStatement, [ctx.memberId, now]);
  return [...Map.groupBy(rows, ({ ref }) => ref).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { kind, bank_code, bank_name, account_name } = first;
    const account = kind ? { kind, bank_code, bank_name, account_name } : undefined;
    return [
      {
        ...presentQr(first, account),
        status: statusAt(first, now),
        ended_at: endOfDeposit(first, now)?.toISOString() ?? null,
        credited: first.credited === null ? null : toBaht(first.credited),
        receiver_name: first.receiverName,
        reason: first.reason,
        arrivals: own.flatMap(({ receivedAt, ...event }) =>
          receivedAt ? [presentIncomingPayment({ ...event, receivedAt }, event.readerId)] : [],
        ),
      },
    ];
  });
};
