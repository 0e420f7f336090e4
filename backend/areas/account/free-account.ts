import type { Statement, Tx } from '#backend/core/db/database.ts';
import { Refusal } from '#backend/refusal.ts';

/** Main and second accounts stand in two indexes that do not see each other: whoever wants the same account comes one after the other. */
const hold: Statement = {
  name: 'bank_account_hold',
  text: 'SELECT pg_advisory_xact_lock($1::int, hashtext($2))',
};
const findHolder: Statement = {
  name: 'bank_account_holder',
  text: `
    SELECT id FROM member WHERE agent_id = $1::int AND bank_code = $2 AND bank_account_no = $3 AND id IS DISTINCT FROM $4::uuid
    UNION ALL
    SELECT id FROM member WHERE agent_id = $1::int AND sub_bank_code = $2 AND sub_bank_account_no = $3`,
};

/** A bank account as members have it, its number in digits. */
export interface MembersAccount {
  readonly agentId: number;
  readonly bankCode: string;
  readonly accountNo: string;
}

export function bankAccountTaken(): Refusal {
  return new Refusal('BANK_ACCOUNT_TAKEN', 'บัญชีธนาคารนี้มีผู้ใช้สมัครแล้ว', { field: 'bank_account_no' });
}

/** Until the end of the transaction nobody else is given the account. */
export async function lockAccount(
  tx: Pick<Tx, 'query'>,
  { agentId, bankCode, accountNo }: MembersAccount,
): Promise<void> {
  await tx.query(hold, [agentId, `${bankCode}|${accountNo}`]);
}

/**
 * Throws 4007 when an account that is held is anybody's main or second one, also of who is excluded, locked or has closed the
 * account; whose, nobody is told. A newcomer's row, which is there already, has it as its main one.
 */
export async function requireFreeAccount(
  tx: Pick<Tx, 'query'>,
  { agentId, bankCode, accountNo }: MembersAccount,
  newcomer?: string,
): Promise<void> {
  const holders = await tx.query(findHolder, [agentId, bankCode, accountNo, newcomer ?? null]);
  if (holders.length > 0) throw bankAccountTaken();
}
