import type { Statement } from '#backend/db/database.ts';
import type { Verb } from '#backend/http/implement.ts';
import { MOST_ARRIVALS } from '#backend/payment/arrivals/find-arrivals.ts';
import { presentArrival, presentQr } from '#backend/payment/present.ts';
import type { deposit, paymentEvent } from '#backend/payment/tables.ts';
import type { payment, TransferTo } from '#contract/payment.ts';
import { MOST_PENDING } from '#rules/payment/deposit-status.ts';

/** Each deposit as often as money came for it that did not fit, and once when none did. */
const open: Statement = {
  name: 'payment_open_qrs',
  text: `
    SELECT open.*, channel.receiver_name AS "receiverName", event.body, event.misfit, event."receivedAt", event.resolution,
      receiver.kind, receiver.bank_code, bank.name AS bank_name, receiver.account_name
    FROM (
      SELECT ref, channel_id, sub_channel_id, receiver_no AS "receiverNo", payload, satang, status, reason, created_at, expires_at AS "expiresAt" FROM deposit
      WHERE member_id = $1::uuid AND status = 'pending' AND expires_at > $2::timestamptz
      ORDER BY created_at DESC, ref DESC LIMIT ${MOST_PENDING}
    ) open
    JOIN payment_channel channel ON channel.id = open.channel_id
    LEFT JOIN agent_receiver receiver ON open."receiverNo" IS NOT NULL AND receiver.id = open.sub_channel_id
    LEFT JOIN bank ON bank.code = receiver.bank_code
    LEFT JOIN LATERAL (
      SELECT body, misfit, received_at AS "receivedAt", resolution, event_id FROM payment_event
      WHERE payment_event.ref = open.ref AND outcome = 'unmatched'
      ORDER BY received_at, event_id LIMIT ${MOST_ARRIVALS}
    ) event ON true
    ORDER BY open.created_at DESC, open.ref DESC, event."receivedAt", event.event_id`,
};

type OpenQr = Pick<
  typeof deposit.$inferSelect,
  'ref' | 'payload' | 'satang' | 'status' | 'reason' | 'expiresAt' | 'receiverNo'
> &
  Pick<typeof paymentEvent.$inferSelect, 'body' | 'misfit' | 'resolution'> &
  Omit<TransferTo, 'account_no' | 'kind'> & {
    /** Null for a QR, and then there is no account. */
    readonly kind: TransferTo['kind'] | null;
    readonly receiverName: string;
    /** Null when no money came. */
    readonly receivedAt: Date | null;
  };

/** The member's deposits that can still be paid, newest first: as many as a member may have open. */
export const listOpenQrs: Verb<typeof payment.openQrs> = async ({ ctx }) => {
  const rows = await ctx.db.query<OpenQr>(open, [ctx.memberId, ctx.now()]);
  return [...Map.groupBy(rows, ({ ref }) => ref).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { kind, bank_code, bank_name, account_name } = first;
    const account = kind ? { kind, bank_code, bank_name, account_name } : undefined;
    return [
      {
        ...presentQr(first, account),
        status: first.status,
        receiver_name: first.receiverName,
        reason: first.reason,
        arrivals: own.flatMap(({ receivedAt, ...event }) =>
          receivedAt ? [presentArrival({ ...event, receivedAt })] : [],
        ),
      },
    ];
  });
};
