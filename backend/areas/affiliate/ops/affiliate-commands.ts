import { setRates } from '#backend/areas/affiliate/ops/set-rates.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import type { OpsCommand } from '#backend/core/ops/command.ts';
import type { OpsAnswer, OpsCall } from '#backend/core/ops/ops-call.ts';
import { maskMobileEnd } from '#rules/person/mask.ts';

interface FlaggedRow {
  readonly id: string;
  readonly referrer: string;
  readonly invited: string;
  readonly at: Date;
  readonly sameAddress: boolean;
  readonly sameDevice: boolean;
}

/** Registered where the inviter was known, or used one browser since; sessions are kept for a while only. */
const flagged: Statement = {
  name: 'affiliate_flagged',
  text: `
    SELECT * FROM (
      SELECT referral.id, referrer.username AS referrer, invited.username AS invited, referral.at, referral.same_address AS "sameAddress",
        EXISTS (
          SELECT 1 FROM session own JOIN session other ON other.device_key = own.device_key
          WHERE own.member_id = referral.referrer_id AND other.member_id = referral.member_id
        ) AS "sameDevice"
      FROM affiliate_referral referral JOIN member referrer ON referrer.id = referral.referrer_id JOIN member invited ON invited.id = referral.member_id
      WHERE referral.agent_id = $1::int
    ) row WHERE "sameAddress" OR "sameDevice" ORDER BY at, id`,
};

async function listFlagged({ services }: OpsCall): Promise<OpsAnswer> {
  const rows = await services.db.query<FlaggedRow>(flagged, [services.agentId]);
  const lines = rows.map(({ referrer, invited, at, sameAddress, sameDevice }) => {
    const why = [...(sameAddress ? ['same address'] : []), ...(sameDevice ? ['same device since'] : [])];
    return `${maskMobileEnd(invited)} invited by ${maskMobileEnd(referrer)} on ${bangkokMoment(at)}: ${why.join(', ')}`;
  });
  return { code: 0, lines: lines.length > 0 ? lines : ['Nobody is flagged'] };
}

/** Rates of commission from a day on, and invitations to look at. */
export const affiliateCommands: readonly OpsCommand[] = [
  setRates,
  {
    name: 'affiliate flagged',
    summary: 'Invited members who registered where their inviter is known, or share a browser',
    changes: false,
    ofMembers: true,
    options: {},
    run: listFlagged,
  },
];
