import type { Database, Statement } from '#backend/core/db/database.ts';
import { loyaltyStakeOf } from '#backend/core/turnover/counted-stake.ts';
import { EVENT_SHOWN_DAYS, type PrizeKind, type QuestFact, type QuestPeriod } from '#rules/quests/quest.ts';
import { type PeriodWindow, periodAt } from '#rules/quests/quest-period.ts';

export interface QuestTerms {
  readonly id: string;
  readonly title: string;
  readonly kind: QuestPeriod;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly prizeKind: PrizeKind;
  readonly prizeAmount: number;
  readonly prizeDays: number;
}

export interface ConditionProgress {
  readonly memberId: string;
  readonly questId: string;
  readonly fact: QuestFact;
  readonly area: string | null;
  readonly least: bigint;
  readonly done: bigint;
  readonly isRedeemed: boolean;
}

/** A quest in the period that is now, as far as its member has come. */
export interface QuestProgress extends QuestTerms, PeriodWindow {
  readonly conditions: readonly ConditionProgress[];
  readonly isDone: boolean;
  /** Its prize of this period was taken. */
  readonly isRedeemed: boolean;
}

/** A quest with its period of an instant. */
type InPeriod = QuestTerms & PeriodWindow;
type Reader = Pick<Database, 'query'>;

const columns = `
  id, title, period AS kind, starts_at AS "startsAt", ends_at AS "endsAt", prize_kind AS "prizeKind",
  prize_amount AS "prizeAmount", prize_days AS "prizeDays"`;

const running: Statement = {
  name: 'quests_running',
  text: `
    SELECT ${columns} FROM quest WHERE status = 'open' AND starts_at <= $1::timestamptz AND ends_at > $1::timestamptz ORDER BY position, id`,
};

/** Those that run, and events that begin soon or ended. */
const shown: Statement = {
  name: 'quests_shown',
  text: `
    SELECT ${columns} FROM quest WHERE status = 'open' AND CASE period
      WHEN 'event' THEN starts_at <= $1::timestamptz + interval '${EVENT_SHOWN_DAYS} days' AND ends_at > $1::timestamptz - interval '${EVENT_SHOWN_DAYS} days'
      ELSE starts_at <= $1::timestamptz AND ends_at > $1::timestamptz END
    ORDER BY position, id`,
};

/**
 * What counts is read from the books: wagers that got their result in the period (of no
 * lottery later than 45 days after they were placed, which keeps to their index), by the stake at risk; deposits
 * of the main wallet that came from outside; check-ins. A wager that is given back later counts no more.
 * Members and quests come as JSON: with arrays the database plans anew each time, which takes longer than reading. It then expects
 * many of them, so what was redeemed is counted: for EXISTS it would read the whole table.
 */
const progress: Statement = {
  name: 'quests_progress',
  text: `
    SELECT player.id AS "memberId", item.id AS "questId", fact, area, least, (CASE
      WHEN fact IN ('stake', 'bets') THEN (
        SELECT CASE fact WHEN 'stake' THEN coalesce(sum(${loyaltyStakeOf('wager')}), 0) ELSE count(*) FILTER (WHERE ${loyaltyStakeOf('wager')} > 0) END FROM wager
        WHERE member_id = player.id AND accepted_at >= item.from - interval '45 days' AND ended_at >= item.from AND ended_at < item.until
          AND status = 'settled'
          AND (condition.area IS NULL OR wager.area = condition.area)
      )
      WHEN fact = 'deposits' THEN (
        SELECT coalesce(sum(satang), 0) FROM ledger_entry WHERE account_id = (
          SELECT id FROM ledger_account WHERE member_id = player.id AND kind = 'main'
        ) AND outside AND satang > 0 AND at >= item.from AND at < item.until
      )
      ELSE (SELECT count(*) FROM check_in WHERE member_id = player.id AND at >= item.from AND at < item.until)
    END)::bigint AS done, (
      SELECT count(*) FROM quest_redemption WHERE member_id = player.id AND quest_id = item.id AND period = item.period
    ) > 0 AS "isRedeemed"
    FROM json_to_recordset($1::json) AS player (id uuid)
    CROSS JOIN json_to_recordset($2::json) AS item (id text, "from" timestamptz, until timestamptz, period date)
    JOIN quest_condition condition ON condition.quest_id = item.id ORDER BY item.id, place`,
};

const IN_ITS_PERIOD = (now: Date) => (terms: QuestTerms) => ({ ...terms, ...periodAt(terms, now) });

/** Quests that run at an instant, with their periods. */
export async function findRunning(db: Reader, now: Date): Promise<InPeriod[]> {
  return (await db.query<QuestTerms>(running, [now])).map(IN_ITS_PERIOD(now));
}

/** Quests that are shown at an instant, with their periods: those that run, and events that begin soon or ended. */
export async function findShown(db: Reader, now: Date): Promise<InPeriod[]> {
  return (await db.query<QuestTerms>(shown, [now])).map(IN_ITS_PERIOD(now));
}

function progressOf(quest: InPeriod, rows: readonly ConditionProgress[]): QuestProgress {
  const conditions = rows.filter(({ questId }) => questId === quest.id);
  const isDone = conditions.length > 0 && conditions.every(({ done, least }) => done >= least);
  return { ...quest, conditions, isDone, isRedeemed: conditions[0]?.isRedeemed ?? false };
}

/** How far each of these members has come with quests in their periods, in one statement; by member. */
export async function findProgress(
  db: Reader,
  memberIds: readonly string[],
  quests: readonly InPeriod[],
): Promise<ReadonlyMap<string, readonly QuestProgress[]>> {
  const rows = await db.query<ConditionProgress>(progress, [
    JSON.stringify(memberIds.map((id) => ({ id }))),
    JSON.stringify(quests.map(({ id, from, until, period }) => ({ id, from, until, period }))),
  ]);
  const own = Map.groupBy(rows, ({ memberId }) => memberId);
  return new Map(memberIds.map((id) => [id, quests.map((quest) => progressOf(quest, own.get(id) ?? []))]));
}

/** How far a member has come with quests in their periods. */
export async function withProgress(
  db: Reader,
  memberId: string,
  quests: readonly InPeriod[],
): Promise<readonly QuestProgress[]> {
  return (await findProgress(db, [memberId], quests)).get(memberId) ?? [];
}
