import { incomingPaymentsOf } from '#backend/areas/payment/incoming/find-incoming-payments.ts';
import { presentIncomingPayment } from '#backend/areas/payment/present.ts';
import type { deposit, paymentChannel, paymentEvent } from '#backend/areas/payment/tables.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { notFound } from '#backend/refusal.ts';
import type { DepositEntry, payment } from '#contract/payment.ts';
import { toBaht } from '#rules/money/baht.ts';
import { endOfDeposit, statusAt } from '#rules/payment/deposit-status.ts';

/** Deposits of a member by `own`, each as often as money came for it that did not fit, and once when none did. */
const historyOf = (own: string) => `
    SELECT own.ref, own.member_id AS "readerId", own.satang, own.status, own.reason, own.created_at AS "createdAt",
      own.expires_at AS "expiresAt", own.ended_at AS "endedAt", channel.kind, channel.name AS "channelName",
      CASE own.status WHEN 'paid' THEN coalesce(paid.satang, own.satang) END AS credited,
      EXISTS (
        SELECT 1 FROM payment_event refusal WHERE refusal.ref = own.ref AND refusal.outcome = 'cancelled'
      ) AS refused,
      event.body, event.mismatch, event."receivedAt", event.resolution, event."memberId"
    FROM (${own}) own
    JOIN payment_channel channel ON channel.id = own.channel_id
    LEFT JOIN payment_event paid ON paid.event_id = own.event_id
    LEFT JOIN LATERAL (${incomingPaymentsOf('own.ref')}) event ON true
    ORDER BY own.created_at DESC, own.ref DESC, event."receivedAt", event.event_id`;

const newest: Statement = {
  name: 'deposits_newest',
  text: historyOf(
    'SELECT * FROM deposit WHERE member_id = $1::uuid ORDER BY created_at DESC, ref DESC LIMIT $2::int',
  ),
};

/** Those after one of the member's own, and that one first. */
const from: Statement = {
  name: 'deposits_from',
  text: historyOf(`
      SELECT * FROM deposit WHERE member_id = $1::uuid AND (created_at, ref) <= (
        SELECT last.created_at, last.ref FROM deposit last WHERE last.ref = $3::text AND last.member_id = $1::uuid
      ) ORDER BY created_at DESC, ref DESC LIMIT $2::int + 1`),
};

const ofRef: Statement = {
  name: 'deposits_of_ref',
  text: historyOf('SELECT * FROM deposit WHERE member_id = $1::uuid AND ref = $2::text'),
};

type Row = Pick<
  typeof deposit.$inferSelect,
  'ref' | 'satang' | 'status' | 'reason' | 'createdAt' | 'expiresAt' | 'endedAt'
> &
  Pick<typeof paymentChannel.$inferSelect, 'kind'> &
  Pick<typeof paymentEvent.$inferSelect, 'body' | 'mismatch' | 'resolution' | 'memberId'> & {
    readonly channelName: string;
    /** Whose the deposit is; `memberId` is whom an incoming payment was credited to. */
    readonly readerId: string;
    /** Satang; null when it is not paid. */
    readonly credited: bigint | null;
    readonly refused: boolean;
    /** Null when no money came. */
    readonly receivedAt: Date | null;
  };

function present([first, ...more]: readonly [Row, ...Row[]], now: Date): DepositEntry {
  const status = statusAt(first, now);
  return {
    ref: first.ref,
    kind: first.kind,
    channel_name: first.channelName,
    amount: toBaht(first.satang),
    status,
    refused: status === 'cancelled' && first.refused,
    credited: first.credited === null ? null : toBaht(first.credited),
    reason: first.reason,
    asked_at: first.createdAt.toISOString(),
    expires_at: first.expiresAt.toISOString(),
    ended_at: endOfDeposit(first, now)?.toISOString() ?? null,
    arrivals: [first, ...more].flatMap(({ receivedAt, ...event }) =>
      receivedAt ? [presentIncomingPayment({ ...event, receivedAt }, event.readerId)] : [],
    ),
  };
}

/** The member's deposits, whatever became of them, newest first, or one by its ref; 404 for and after one that is not the member's own. */
export const listDeposits: Verb<typeof payment.listDeposits> = async ({ ctx, input }) => {
  const { ref: one, before, limit } = input;
  const rows =
    one !== undefined
      ? await ctx.db.query<Row>(ofRef, [ctx.memberId, one])
      : before === undefined
        ? await ctx.db.query<Row>(newest, [ctx.memberId, limit])
        : await ctx.db.query<Row>(from, [ctx.memberId, limit, before]);
  if (rows.length === 0 && (one ?? before) !== undefined) throw notFound();
  const now = ctx.now();
  return [...Map.groupBy(rows, ({ ref }) => ref).entries()].flatMap(([ref, [first, ...more]]) =>
    first && ref !== before ? [present([first, ...more], now)] : [],
  );
};
