import { closeMembers } from '#backend/areas/cashback/close/close-members.ts';
import { cashbackClose } from '#backend/areas/cashback/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { rowByRow } from '#backend/core/db/row-by-row.ts';
import type { Services } from '#backend/services.ts';
import { claimableDay } from '#rules/cashback/claim-time.ts';
import { addDays, instantOf } from '#rules/time/bangkok-time.ts';

const BATCH = 200;
/** What began before midnight has ended by then. */
const WAIT_MS = 300_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

const lastClosed: Statement = {
  name: 'cashback_last_closed',
  text: 'SELECT max(day)::text AS day FROM cashback_close',
};

/**
 * Members whose wagers moved on the day, in the order of their ids; those of the day before are looked at again, for what was written
 * while it was closed. Of each member these two days alone are looked up, for the totals of all days would be read otherwise.
 */
const members: Statement = {
  name: 'cashback_members_of_day',
  text: `
    SELECT member.id AS "memberId" FROM member
    CROSS JOIN LATERAL (
      SELECT 1 FROM wager_total WHERE member_id = member.id AND day BETWEEN $1::date - 1 AND $1::date LIMIT 1
    ) moved
    WHERE member.id > $2::uuid
      AND (SELECT day FROM cashback_day WHERE member_id = member.id AND basis = 'turnover' AND day = $1::date) IS NULL
    ORDER BY member.id LIMIT ${BATCH}`,
};

/** A batch of members to be measured, after a member. */
export const findMembersOfDay = (db: Pick<Tx, 'query'>, day: string, after = BEFORE_ALL) =>
  db.query<{ memberId: string }>(members, [day, after]);

type Closing = Pick<Services, 'db' | 'clock' | 'entryKinds' | 'ports' | 'log'>;

/** So long after the end of a day it waits for a member who cannot be measured; then it is closed, and the next day puts the member right. */
const PATIENCE_MS = 3_600_000;

const isPatient = (day: string, now: Date) =>
  now.getTime() < instantOf(addDays(day, 1), '00:00').getTime() + PATIENCE_MS;

/** Throws after the others were measured where a member could not be; within the hour the day stays open for the next run. */
async function closeOne(services: Closing, day: string): Promise<void> {
  const measuring = rowByRow(services, `closing cashback of ${day}`);
  for (let after: string | undefined; ; ) {
    const rows = await findMembersOfDay(services.db, day, after);
    const ids = rows.map(({ memberId }) => memberId);
    await measuring.attemptAll(
      ids,
      (id) => id,
      (some) => services.db.transact((tx) => closeMembers(services, tx, some, day)),
    );
    if (ids.length < BATCH) break;
    after = ids.at(-1) ?? after;
  }
  if (isPatient(day, services.clock.now())) measuring.finish();
  await services.db.orm.insert(cashbackClose).values({ day, at: services.clock.now() }).onConflictDoNothing();
  measuring.finish();
}

/**
 * Closes each Bangkok day that is over, the first one first; answers of how many. Members without a stake have no row. May be killed
 * at any point and run again: what is written stays, and the rest is measured then.
 */
export async function closeCashbackDays(services: Closing): Promise<number> {
  const last = claimableDay(new Date(services.clock.now().getTime() - WAIT_MS));
  const [before] = await services.db.query<{ day: string | null }>(lastClosed, []);
  let total = 0;
  for (let day = before?.day ? addDays(before.day, 1) : last; day <= last; day = addDays(day, 1)) {
    await closeOne(services, day);
    total += 1;
  }
  return total;
}
