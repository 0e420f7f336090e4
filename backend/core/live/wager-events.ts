import type { Statement } from '#backend/core/db/database.ts';
import type { WagerListener } from '#backend/core/wagers/wager-change.ts';
import type { LiveKind } from '#contract/live.ts';

const tell: Statement = {
  name: 'live_tell_wagers',
  text: `
    INSERT INTO live_event (kind, subject, what, member_id)
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::uuid[])`,
};

/** What members call the wagers of an area; other areas have none of their own to read. */
const KINDS: Readonly<Record<string, LiveKind>> = { lotto: 'bill' };

/**
 * Publishes to each member every wager that was accepted, ended or corrected, and with that of the balance. A reader, so that a
 * bill pays nothing for it.
 */
export const wagerEvents: WagerListener = {
  name: 'live',
  apply: async (tx, changes) => {
    await tx.query(tell, [
      changes.map(({ area }) => KINDS[area] ?? 'wager'),
      changes.map(({ reference }) => reference),
      changes.map(({ after }) => after.status),
      changes.map(({ memberId }) => memberId),
    ]);
  },
};
