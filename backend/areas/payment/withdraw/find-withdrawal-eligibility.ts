import type { WithdrawalRow } from '#backend/areas/payment/withdraw/present.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { BonusLimitPorts, BonusTrim } from '#backend/core/policies/bonus-limit.ts';
import { playedOf } from '#backend/core/turnover/played.ts';
import { type TurnoverStatus, turnoverStatus } from '#rules/payment/turnover.ts';
import { type Eligibility, isOpenWithdrawal, type WithdrawTerms } from '#rules/payment/withdrawal.ts';
import { maskAccountNo } from '#rules/person/mask.ts';
import type { Turn } from '#rules/promotion/turn.ts';
import { type ExclusionKind, isSelfExcluded } from '#rules/protection/exclusion.ts';
import { bangkokDate, instantOf } from '#rules/time/bangkok-time.ts';

/** Columns of a `withdrawal` with its `bank`, as a `WithdrawalRow`. */
export const withdrawalColumns = `withdrawal.ref, withdrawal.satang, withdrawal.status, withdrawal.bank_code AS "bankCode",
  withdrawal.account_masked AS "accountMasked", withdrawal.requested_at AS "requestedAt", withdrawal.approved_at AS "approvedAt",
  withdrawal.ended_at AS "endedAt", withdrawal.reason,
  withdrawal.trimmed_satang AS "trimmedSatang", bank.name AS "bankName"`;

export const RECENT = 20;
/** How long a withdrawal takes is measured of so many that were paid last, of thirty days, and told of no fewer than the least. */
const MEASURED = 20;
const LEAST_PAID = 5;

/** One statement, so that wallet, day and list belong together: the stand beside each of the newest withdrawals, or alone. */
const read: Statement = {
  name: 'withdraw_stand',
  text: `
    SELECT channel.id AS "channelId", channel.min_satang AS "minSatang", channel.max_satang AS "maxSatang",
      channel.satang_per_day AS "satangPerDay", channel.count_per_day AS "countPerDay", channel.quick_amounts AS "quickAmounts",
      wallet.balance AS "availableSatang", day.satang AS "satangToday", day.total AS "countToday",
      member.first_name AS "firstName", member.last_name AS "lastName", member.bank_code AS "ownBankCode",
      member.bank_account_no AS "ownAccountNo", own.name AS "ownBankName",
      member.barred_as AS "excludedAs", member.barred_until AS "excludedUntil",
      factor.member_id IS NOT NULL AS "hasSecondFactor",
      goal.since_satang AS "sinceSatang", goal.goal_satang AS "goalSatang", played.satang AS "playedSatang",
      promised.target AS "promisedTargetSatang", promised.left AS "promisedLeftSatang", promised.turn AS "promisedTurn",
      usual.seconds AS "usualSeconds",
      recent.*
    FROM member
    JOIN LATERAL (
      SELECT * FROM payout_channel WHERE payout_channel.agent_id = member.agent_id ORDER BY payout_channel.id LIMIT 1
    ) channel ON true
    JOIN ledger_account wallet ON wallet.member_id = member.id AND wallet.kind = 'main'
    LEFT JOIN bank own ON own.code = member.bank_code
    LEFT JOIN second_factor factor ON factor.member_id = member.id AND factor.on_since IS NOT NULL
    LEFT JOIN LATERAL (
      SELECT * FROM turnover_goal WHERE turnover_goal.member_id = member.id ORDER BY turnover_goal.seq DESC LIMIT 1
    ) goal ON true
    CROSS JOIN LATERAL (
      -- Of those alone who have a goal: for nobody else is anything summed.
      SELECT coalesce(sum(valid_satang), 0)::bigint AS satang FROM wager_total WHERE wager_total.member_id = goal.member_id
    ) played
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(target), 0)::bigint AS target, coalesce(sum(greatest(target - played, 0)), 0)::bigint AS left,
        CASE WHEN bool_or(credit) THEN 'credit' ELSE 'wager' END AS turn
      FROM (
        SELECT play_goal.target_satang AS target, ${playedOf('play_goal')} AS played, play_goal.credit_from_satang IS NOT NULL AS credit
        FROM play_goal
        WHERE play_goal.member_id = member.id AND play_goal.area = 'promotion' AND play_goal.ended_at IS NULL AND play_goal.expires_at > $3::timestamptz
      ) running
    ) promised
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS total, coalesce(sum(satang), 0)::bigint AS satang FROM withdrawal
      WHERE withdrawal.member_id = member.id AND withdrawal.requested_at >= $2::timestamptz AND withdrawal.status <> 'refused'
    ) day
    CROSS JOIN LATERAL (
      SELECT CASE WHEN count(*) >= ${LEAST_PAID} THEN ceil(extract(epoch FROM percentile_disc(0.5) WITHIN GROUP (ORDER BY took)))::int END AS seconds
      FROM (
        SELECT ended_at - requested_at AS took FROM withdrawal paid
        WHERE paid.agent_id = member.agent_id AND paid.status = 'paid' AND paid.ended_at >= $2::timestamptz - interval '30 days'
        ORDER BY paid.ended_at DESC LIMIT ${MEASURED}
      ) newest
    ) usual
    LEFT JOIN LATERAL (
      SELECT ${withdrawalColumns} FROM (
        -- Told by the index alone and in its order: however many a member has, the others are not read.
        SELECT newest.ref FROM withdrawal newest WHERE newest.member_id = member.id
        ORDER BY newest.requested_at DESC, newest.ref DESC LIMIT ${RECENT}
      ) newest JOIN withdrawal USING (ref) LEFT JOIN bank ON bank.code = withdrawal.bank_code
    ) recent ON true
    WHERE member.id = $1::uuid
    ORDER BY recent."requestedAt" DESC, recent.ref DESC`,
};

interface Head extends WithdrawTerms {
  readonly channelId: number;
  readonly quickAmounts: number[];
  readonly availableSatang: bigint;
  readonly satangToday: bigint;
  readonly countToday: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly ownBankCode: string;
  readonly ownAccountNo: string;
  readonly ownBankName: string | null;
  /** Null for a member who never was excluded. */
  readonly excludedAs: ExclusionKind | null;
  readonly excludedUntil: Date | null;
  readonly hasSecondFactor: boolean;
  readonly usualSeconds: number | null;
  readonly sinceSatang: bigint | null;
  readonly goalSatang: bigint | null;
  readonly playedSatang: bigint;
  /** Of promotions that run. */
  readonly promisedTargetSatang: bigint;
  readonly promisedLeftSatang: bigint;
  readonly promisedTurn: Turn;
}
type Row = Head & (WithdrawalRow | { readonly ref: null });

/** What a member can withdraw now and where to, and the newest withdrawals, newest first. */
export interface WithdrawalEligibility extends Eligibility {
  readonly terms: WithdrawTerms & { readonly channelId: number; readonly quickAmounts: number[] };
  readonly account: {
    readonly bankCode: string;
    readonly bankName: string | null;
    readonly accountNo: string;
    readonly accountMasked: string;
    readonly accountName: string;
  };
  readonly hasSecondFactor: boolean;
  readonly balanceSatang: bigint;
  /** The largest withdrawal of a promotion that holds, and what goes by it. */
  readonly trim: BonusTrim | null;
  /** All that is to be played, of which `turnoverLeftSatang` is left; 0 when nothing is left. */
  readonly turnoverTargetSatang: bigint;
  /** Half of the agent's newest paid withdrawals took no longer; null while too few were paid. */
  readonly usualSeconds: number | null;
  readonly recent: readonly WithdrawalRow[];
}

const isRow = (row: Row): row is Head & WithdrawalRow => row.ref !== null;

/** Nothing is left to be played for who is excluded: it could not be for half a year at least, and the money can be withdrawn. */
function turnoverOf(head: Head, now: Date): TurnoverStatus & { readonly turn: Turn } {
  const { sinceSatang, goalSatang, playedSatang, excludedAs, excludedUntil } = head;
  const exclusion = excludedAs && { kind: excludedAs, until: excludedUntil };
  if (isSelfExcluded(exclusion, now)) return { ...turnoverStatus(null, playedSatang), turn: 'wager' };
  const isAsked = sinceSatang !== null && goalSatang !== null;
  const own = turnoverStatus(isAsked ? { sinceSatang, goalSatang } : null, playedSatang);
  // Bets fill both at once, so what is left is what is left of the larger one.
  return head.promisedLeftSatang > own.leftSatang
    ? {
        leftSatang: head.promisedLeftSatang,
        targetSatang: head.promisedTargetSatang,
        turn: head.promisedTurn,
      }
    : { ...own, turn: 'wager' };
}

interface Asking {
  readonly memberId: string;
  readonly ports: BonusLimitPorts;
}

/** Reads where a member stands, by the day in Bangkok. One open withdrawal at most is there, and it is the newest. */
export async function findWithdrawalEligibility(
  db: Pick<Tx, 'query'>,
  { memberId, ports }: Asking,
  now: Date,
): Promise<WithdrawalEligibility> {
  const rows = await db.query<Row>(read, [memberId, instantOf(bangkokDate(now), '00:00'), now]);
  const [head] = rows;
  if (!head) throw new Error('A member without a wallet, or an agent without a way to pay out');
  const recent = rows.filter(isRow);
  const turnover = turnoverOf(head, now);
  const trim = await ports.bonusLimit.find({ db, ports }, memberId, now);
  return {
    terms: head,
    satangToday: head.satangToday,
    countToday: head.countToday,
    hasOpen: recent.some(({ status }) => isOpenWithdrawal(status)),
    turnoverLeftSatang: turnover.leftSatang,
    turnoverOf: turnover.turn,
    turnoverTargetSatang: turnover.targetSatang,
    balanceSatang: head.availableSatang,
    availableSatang: trim ? trim.staysSatang : head.availableSatang,
    goesSatang: trim?.goesSatang ?? 0n,
    trim,
    account: {
      bankCode: head.ownBankCode,
      bankName: head.ownBankName,
      accountNo: head.ownAccountNo,
      accountMasked: maskAccountNo(head.ownAccountNo),
      accountName: `${head.firstName} ${head.lastName}`,
    },
    hasSecondFactor: head.hasSecondFactor,
    usualSeconds: head.usualSeconds,
    recent,
  };
}
