import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Random } from '#backend/random.ts';
import { Refusal } from '#backend/refusal.ts';
import { type Bounds, transferAmounts, transferSpan } from '#rules/payment/transfer-amount.ts';

/** Who picks an amount for an account goes after everybody else who does, and after who closes it. */
const lock: Statement = {
  name: 'payment_lock_account',
  text: 'SELECT id FROM agent_receiver WHERE id = $1::int AND closed_at IS NULL FOR UPDATE',
};

/** What is reserved now is read first: of the amounts alone there is the history of everybody. */
const taken: Statement = {
  name: 'payment_taken_amounts',
  text: `
    WITH reserved AS MATERIALIZED (
      SELECT satang FROM deposit WHERE receiver_no = $1::text AND reserved_until > $4::timestamptz
    )
    SELECT satang FROM reserved WHERE satang BETWEEN $2::bigint AND $3::bigint`,
};

/** No amount of this baht can be told. */
export function amountTaken(): Refusal {
  return new Refusal('AMOUNT_TAKEN', 'มีผู้โอนยอดนี้พร้อมกันหลายคน กรุณาเปลี่ยนจำนวนเงินเล็กน้อย หรือเลือกช่องทางอื่น');
}

/** The account takes nothing new; who has the page open from before still sees it. */
function receiverClosed(): Refusal {
  return new Refusal('RECEIVER_CLOSED', 'บัญชีที่เลือกปิดรับเงินฝากแล้ว กรุณาเลือกบัญชีหรือช่องทางอื่น');
}

/**
 * An amount within the bounds that nobody else transfers to the account now, by chance of those that `transferAmounts` has. Held
 * by the transaction until its deposit is written. Null when nothing fits; refuses 4310 when all that fits is taken,
 * 4317 for an account that is closed.
 */
export async function pickAmount(
  tx: Tx,
  random: Random,
  order: {
    readonly accountId: number;
    readonly accountNo: string;
    readonly satang: bigint;
    readonly bounds: Bounds;
    readonly at: Date;
  },
): Promise<bigint | null> {
  const { accountId, accountNo, satang, bounds, at } = order;
  if (transferAmounts(satang, bounds, new Set()).length === 0) return null;
  const { least, most } = transferSpan(satang);
  if ((await tx.query(lock, [accountId])).length === 0) throw receiverClosed();
  const rows = await tx.query<{ satang: bigint }>(taken, [accountNo, least, most, at]);
  const free = transferAmounts(satang, bounds, new Set(rows.map((row) => row.satang)));
  const picked = free[random.int(Math.max(1, free.length))];
  if (picked === undefined) throw amountTaken();
  return picked;
}
