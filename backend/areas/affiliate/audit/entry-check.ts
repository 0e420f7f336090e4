import { earnsNothing } from '#backend/areas/affiliate/earns-nothing.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { type ChecksBy, details, MOST_PER_CHECK } from '#backend/core/ops/audit/audit-part.ts';
import type { ExcludedAt } from '#backend/core/policies/member-facts.ts';
import type { BetWithoutCommission } from '#backend/core/wagers/uncounted-bets.ts';

const findWorth = (uncounted: BetWithoutCommission): Statement => ({
  name: 'audit_affiliate_entry',
  text: `
    WITH read AS (
      SELECT coalesce((SELECT position FROM wager_reader WHERE name = 'affiliate'), 0) AS position
    ), last AS (
      SELECT DISTINCT ON (event.area, event.reference) event.area, event.reference, event.version, wager.kind, wager.member_id, wager.agent_id,
        wager.accepted_at, CASE WHEN event.status <> 'settled' OR ${uncounted('event')} THEN 0
          WHEN event.area = 'lotto' AND wager.kind = 'yeekee' THEN event.valid_satang * 20 / 100
          WHEN event.area = 'games' AND wager.category <> 'slot' THEN 0 ELSE event.valid_satang END AS stake
      FROM read JOIN wager_event event ON event.position <= read.position JOIN wager USING (area, reference)
      JOIN affiliate_referral ON affiliate_referral.member_id = wager.member_id
      ORDER BY event.area, event.reference, event.version DESC
    ), due AS (
      SELECT last.area, last.reference, last.member_id, link.referrer_id, link.level, last.version, rate.bp,
        CASE WHEN rate.bp > 0 THEN last.stake ELSE 0 END AS stake, last.stake * rate.bp / 10000 AS satang
      FROM last
      CROSS JOIN LATERAL (
        SELECT referrer_id, 1 AS level FROM affiliate_referral WHERE member_id = last.member_id
        UNION ALL
        SELECT second.referrer_id, 2 FROM affiliate_referral first JOIN affiliate_referral second ON second.member_id = first.referrer_id
        WHERE first.member_id = last.member_id
      ) link
      CROSS JOIN LATERAL (
        SELECT levels -> (link.level - 1) AS rates FROM affiliate_terms
        WHERE agent_id = last.agent_id AND from_at <= last.accepted_at ORDER BY from_at DESC LIMIT 1
      ) terms
      CROSS JOIN LATERAL (
        SELECT coalesce(terms.rates ->> (last.area || '/' || last.kind), terms.rates ->> last.area, '0')::bigint AS bp
      ) rate
    ), own AS (
      SELECT area, reference, referrer_id, member_id, level, sum(stake_satang) AS stake, sum(satang) AS satang, max(version) AS version,
        bool_or(reason = 'paused') AS is_paused
      FROM affiliate_entry GROUP BY area, reference, referrer_id, member_id, level
    )
    SELECT format('wager %s %s is worth %s satang of %s to member %s, its entries say %s of %s', coalesce(due.area, own.area),
      coalesce(due.reference, own.reference), due.satang, due.stake, coalesce(due.referrer_id, own.referrer_id), own.satang, own.stake) AS detail
    FROM due
    FULL JOIN own ON own.area = due.area AND own.reference = due.reference AND own.referrer_id = due.referrer_id AND own.member_id = due.member_id
      AND own.level = due.level
    WHERE due.area IS NULL OR own.version > due.version OR least(own.stake, own.satang) < 0 OR CASE WHEN own.is_paused
      THEN own.satang > due.satang OR own.stake > due.stake
      ELSE (coalesce(own.stake, 0), coalesce(own.satang, 0)) <> (due.stake, due.satang) END
    LIMIT ${MOST_PER_CHECK + 1}`,
});

const findPaused = (excludedAt: ExcludedAt): Statement => ({
  name: 'audit_affiliate_paused',
  text: `
    SELECT format('wager %s %s brought member %s nothing more from %s on, who was neither excluded nor gone then', own.area, own.reference,
      own.referrer_id, own.at) AS detail
    FROM (
      SELECT DISTINCT ON (area, reference, referrer_id) area, reference, referrer_id, at FROM affiliate_entry WHERE reason = 'paused'
      ORDER BY area, reference, referrer_id, version
    ) own JOIN member referrer ON referrer.id = own.referrer_id
    WHERE NOT ${earnsNothing(excludedAt, 'referrer', 'own.at')}
    LIMIT ${MOST_PER_CHECK + 1}`,
});

/**
 * Each wager of an invited member brought what its last version that was read is worth, less only where its inviter was away, and
 * nothing else brought anything.
 */
export const entryCheck: ChecksBy = ({ betWithoutCommission, excludedAt }) => [
  {
    name: 'affiliate_entry',
    find: (db) => details(db, findWorth(betWithoutCommission ?? (() => 'false')), []),
  },
  { name: 'affiliate_paused', find: (db) => details(db, findPaused(excludedAt ?? (() => 'false')), []) },
];
