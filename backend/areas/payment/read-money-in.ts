import type { Statement } from '#backend/core/db/database.ts';
import type { MoneyIn } from '#backend/core/policies/money-in.ts';
import type { Counted } from '#rules/protection/limit-window.ts';

/** What an operator matched counts as what arrived, once: its deposit may have been of another amount, or paid before. */
const read: Statement = {
  name: 'payment_money_in',
  text: `
    SELECT ended_at AS at, satang AS amount, NULL::timestamptz AS until FROM deposit
    WHERE member_id = $1::uuid AND status = 'paid' AND ended_at >= $2::timestamptz AND ref IS DISTINCT FROM $4::text AND (
      SELECT event_id FROM payment_event WHERE payment_event.event_id = deposit.event_id AND resolution = 'matched'
    ) IS NULL
    UNION ALL
    SELECT created_at, satang, expires_at FROM deposit
    WHERE member_id = $1::uuid AND status = 'pending' AND expires_at > $3::timestamptz AND ref IS DISTINCT FROM $4::text
    UNION ALL
    SELECT resolved_at, satang, NULL FROM payment_event
    WHERE member_id = $1::uuid AND resolution = 'matched' AND resolved_at >= $2::timestamptz`,
};

/** Deposits as a limit counts them: paid ones, QRs that can still be paid, and money that an operator matched. */
export const readMoneyIn: MoneyIn = (db, memberId, { since, now, without }) =>
  db.query<Counted>(read, [memberId, since, now, without]);
