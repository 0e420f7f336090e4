import { earnsNothing } from '#backend/areas/affiliate/earns-nothing.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { countedStakeOf } from '#backend/core/turnover/counted-stake.ts';
import { readWagers } from '#backend/core/wagers/read-wagers.ts';
import type { WagerChange, WagerListener } from '#backend/core/wagers/wager-change.ts';
import type { Ports } from '#backend/ports.ts';
import type { Services } from '#backend/services.ts';

type CommissionPorts = Pick<Ports, 'betWithoutCommission' | 'excludedAt'>;

/** True for a member who ever was excluded or is gone: of nobody else the acts of protection are read. */
const mayBeAway = (member: string) => `(${member}.barred_as IS NOT NULL OR ${member}.closed_at IS NOT NULL)`;

/** What entries add to the sums of a day and of a month. */
const sums = 'sum(stake_satang), sum(greatest(satang, 0)), sum(greatest(-satang, 0))';
const added = `stake_satang = total.stake_satang + excluded.stake_satang, earned_satang = total.earned_satang + excluded.earned_satang,
  reversed_satang = total.reversed_satang + excluded.reversed_satang`;

/**
 * What versions of wagers, at most one of each, change for those who invited. A wager is worth its counted stake by the rate that held
 * when it was accepted, while it is settled and who takes it says that it counts; what was written for it before is taken off. For an inviter who is away it can
 * only become less, and stays so: what was settled meanwhile is not made up for.
 */
const writeBy = ({ betWithoutCommission: uncounted, excludedAt }: CommissionPorts): Statement => ({
  name: 'affiliate_write_entries',
  text: `
    WITH seen AS (
      SELECT wager.area, wager.kind, wager.category, wager.reference, wager.member_id, wager.agent_id, wager.accepted_at, event.version, event.status,
        event.at, event.valid_satang
      FROM unnest($1::text[], $2::text[], $3::int[]) AS asked (area, reference, version)
      JOIN wager_event event USING (area, reference, version) JOIN wager USING (area, reference)
    ), invited AS (
      SELECT seen.*, link.referrer_id, link.level, rate.bp,
        CASE WHEN seen.status = 'settled' AND rate.bp > 0 AND NOT ${uncounted('seen')} THEN ${countedStakeOf('seen')} ELSE 0 END AS stake
      FROM seen
      CROSS JOIN LATERAL (
        SELECT referrer_id, 1 AS level FROM affiliate_referral WHERE member_id = seen.member_id
        UNION ALL
        SELECT second.referrer_id, 2 FROM affiliate_referral first JOIN affiliate_referral second ON second.member_id = first.referrer_id
        WHERE first.member_id = seen.member_id
      ) link
      CROSS JOIN LATERAL (
        SELECT levels -> (link.level - 1) AS rates FROM affiliate_terms
        WHERE agent_id = seen.agent_id AND from_at <= seen.accepted_at ORDER BY from_at DESC LIMIT 1
      ) terms
      CROSS JOIN LATERAL (
        SELECT coalesce(terms.rates ->> (seen.area || '/' || seen.kind), terms.rates ->> seen.area, '0')::bigint AS bp
      ) rate
    ), due AS (
      SELECT invited.*, stake * bp / 10000 AS commission, before.*, was_paused OR (stake > 0 AND ${mayBeAway('referrer')} AND ${earnsNothing(excludedAt, 'referrer', 'invited.at')}) AS is_paused
      FROM invited JOIN member referrer ON referrer.id = invited.referrer_id
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(stake_satang), 0) AS stake_before, coalesce(sum(satang), 0) AS satang_before, count(*) AS entries, coalesce(bool_or(reason = 'paused'), false) AS was_paused
        FROM affiliate_entry own
        WHERE own.area = invited.area AND own.reference = invited.reference AND own.referrer_id = invited.referrer_id
      ) before
    ), changed AS (
      SELECT due.*, CASE WHEN is_paused THEN least(stake, stake_before) ELSE stake END - stake_before AS stake_more,
        CASE WHEN is_paused THEN least(commission, satang_before) ELSE commission END - satang_before AS more
      FROM due
    ), written AS (
      INSERT INTO affiliate_entry (area, reference, version, referrer_id, level, member_id, reason, stake_satang, satang, at)
      SELECT area, reference, version, referrer_id, level, member_id,
        CASE WHEN is_paused THEN 'paused' WHEN stake = 0 THEN 'voided' WHEN entries > 0 THEN 'corrected' ELSE 'settled' END, stake_more, more, at
      FROM changed WHERE stake_more <> 0 OR more <> 0 OR (is_paused AND stake > 0)
      RETURNING *
    ), days AS (
      INSERT INTO affiliate_day AS total (referrer_id, day, member_id, level, stake_satang, earned_satang, reversed_satang)
      SELECT referrer_id, (at AT TIME ZONE 'Asia/Bangkok')::date, member_id, min(level), ${sums}
      FROM written GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (referrer_id, day, member_id) DO UPDATE SET ${added}
    )
    INSERT INTO affiliate_month AS total (referrer_id, month, stake_satang, earned_satang, reversed_satang)
    SELECT referrer_id, date_trunc('month', at AT TIME ZONE 'Asia/Bangkok')::date, ${sums}
    FROM written GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (referrer_id, month) DO UPDATE SET ${added}`,
});

/** Only what has a result, or had one, is worth something. */
const matters = ({ before, after }: WagerChange) =>
  before?.status === 'settled' || after.status === 'settled';

/** Changes in groups with each wager once: what one version is worth is known before the next. */
function inTurns(changes: readonly WagerChange[]): WagerChange[][] {
  const seen = new Map<string, number>();
  const turns: WagerChange[][] = [];
  for (const change of changes) {
    const name = `${change.area}\n${change.reference}`;
    const turn = seen.get(name) ?? 0;
    seen.set(name, turn + 1);
    turns[turn] = [...(turns[turn] ?? []), change];
  }
  return turns;
}

async function apply(tx: Tx, write: Statement, changes: readonly WagerChange[]): Promise<void> {
  for (const turn of inTurns(changes.filter(matters)))
    await tx.query(write, [
      turn.map(({ area }) => area),
      turn.map(({ reference }) => reference),
      turn.map(({ version }) => version),
    ]);
}

/** Writes commission for what became of wagers, once for each change; whoever runs it can be stopped anywhere. */
export function followWagers(ports: CommissionPorts): WagerListener {
  const write = writeBy(ports);
  return { name: 'affiliate', apply: (tx, changes) => apply(tx, write, changes) };
}

/** Takes it on by all that is new; for a job. */
export const readCommission = ({ db, ports }: Pick<Services, 'db' | 'ports'>): Promise<void> =>
  readWagers(db, followWagers(ports));
