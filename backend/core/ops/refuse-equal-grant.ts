import type { Statement, Tx } from '#backend/core/db/database.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import { may } from '#backend/core/ops/command.ts';
import type { OpsCall } from '#backend/core/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';

const MINUTES = 10;

/** For the options of a command that grants something. */
export const again = { again: may('yes') };

/** Grants of operators have their act as the end of their key. */
const equal: Statement = {
  name: 'ops_equal_grant',
  text: `
    SELECT log.who FROM entitlement_act act JOIN ops_log log ON log.id::text = right(act.key, 36)
    WHERE act.member_id = $1::uuid AND act.kind = $2::text AND act.amount = $3::int AND act.verb = 'grant'
      AND act.at > $4::timestamptz - interval '${MINUTES} minutes' LIMIT 1`,
};

interface Granted {
  readonly memberId: string;
  readonly kind: string;
  readonly amount: number;
  readonly at: Date;
}

/**
 * Throws where an operator granted a member as much of the same minutes ago: a command that is typed twice would give twice. With `--again yes`
 * it was meant. Locks the main wallet, so that of two at once the later finds what the first did.
 */
export async function refuseEqualGrant(
  tx: Tx,
  { options }: OpsCall,
  { memberId, kind, amount, at }: Granted,
): Promise<void> {
  if (options.again !== undefined && options.again !== 'yes') throw new OperatorRefusal('--again is yes');
  await lockAccounts(tx, [memberId], 'main');
  if (options.again) return;
  const [first] = await tx.query<{ who: string }>(equal, [memberId, kind, amount, at]);
  if (first)
    throw new OperatorRefusal(
      `${first.who} gave this member as much of the same within ${MINUTES} minutes; --again yes gives it once more`,
    );
}
