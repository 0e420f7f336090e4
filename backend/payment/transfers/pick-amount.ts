import type { Statement, Tx } from '#backend/db/database.ts';
import type { Random } from '#backend/random.ts';
import { Refusal } from '#backend/refusal.ts';

const SATANG = 100;

/** Who picks an amount for an account goes after everybody else who does. */
const lock: Statement = {
  name: 'payment_lock_account',
  text: 'SELECT id FROM agent_receiver WHERE id = $1::int FOR UPDATE',
};

/** What is reserved now is read first: of the amounts alone there is the history of everybody. */
const taken: Statement = {
  name: 'payment_taken_amounts',
  text: `
    WITH reserved AS MATERIALIZED (
      SELECT satang FROM deposit WHERE receiver_no = $1::text AND reserved_until > $3::timestamptz
    )
    SELECT satang FROM reserved WHERE satang > $2::bigint AND satang < $2::bigint + ${SATANG}`,
};

/**
 * An amount that nobody else transfers to the account now: the whole baht of what was asked for and 1 to 99 satang, by
 * chance. Held by the transaction until its deposit is written. Refuses 4310 when all of them are taken.
 */
export async function pickAmount(
  tx: Tx,
  random: Random,
  order: {
    readonly accountId: number;
    readonly accountNo: string;
    readonly satang: bigint;
    readonly at: Date;
  },
): Promise<bigint> {
  const whole = order.satang - (order.satang % BigInt(SATANG));
  await tx.query(lock, [order.accountId]);
  const rows = await tx.query<{ satang: bigint }>(taken, [order.accountNo, whole, order.at]);
  const used = new Set(rows.map(({ satang }) => satang));
  const free = Array.from({ length: SATANG - 1 }, (_, n) => whole + BigInt(n + 1)).filter(
    (satang) => !used.has(satang),
  );
  const picked = free[random.int(Math.max(1, free.length))];
  if (picked === undefined)
    throw new Refusal('AMOUNT_TAKEN', 'มีผู้โอนยอดนี้พร้อมกันหลายคน กรุณาเปลี่ยนจำนวนเงินเล็กน้อย หรือเลือกช่องทางอื่น');
  return picked;
}
