import { affiliateReferral } from '#backend/areas/affiliate/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Newcomer, NoteReferral } from '#backend/core/policies/note-referral.ts';
import { plainAffiliateCode } from '#rules/affiliate/affiliate-code.ts';

/** Who earns with a code: nobody with a number or bank account of the newcomer, and nobody who is excluded or gone. */
const find: Statement = {
  name: 'affiliate_find_referrer',
  text: `
    SELECT member.id FROM affiliate_code JOIN member ON member.id = affiliate_code.member_id
    WHERE affiliate_code.code = $1::text AND member.agent_id = $2::int AND member.status <> 'closed'
      AND (member.barred_as IS NULL OR member.barred_until <= $3::timestamptz) AND member.id <> $4::uuid
      AND member.username <> $5::text AND member.bank_account_no <> $6::text AND member.sub_bank_account_no IS DISTINCT FROM $6::text`,
};

async function findReferrer(tx: Tx, newcomer: Newcomer): Promise<string | undefined> {
  const code = plainAffiliateCode(newcomer.code);
  if (code === null) return undefined;
  const { agentId, at, memberId, username, bankAccountNo } = newcomer;
  const [row] = await tx.query<{ id: string }>(find, [code, agentId, at, memberId, username, bankAccountNo]);
  return row?.id;
}

/** Writes who invited a newcomer. A code that is unknown or the newcomer's own leaves no row, and nobody is told. */
export const noteReferral: NoteReferral = async (ctx, tx, newcomer) => {
  const referrerId = await findReferrer(tx, newcomer);
  if (referrerId === undefined) return;
  const known = await newcomer.knownAs(referrerId);
  if (known === 'device') return;
  const { agentId, memberId, at } = newcomer;
  const row = { id: ctx.random.uuid(), agentId, memberId, referrerId, sameAddress: known === 'address', at };
  await tx.orm.insert(affiliateReferral).values(row);
};
