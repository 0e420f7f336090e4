import { deleteInBatches, removal } from '#backend/core/db/delete-in-batches.ts';
import type { Services } from '#backend/services.ts';
import { INBOX_DAYS } from '#rules/inbox/inbox.ts';

const DAY_MS = 86_400_000;
const old = removal('inbox_clean', 'inbox_message', 'old.at < $1::timestamptz');

/** Deletes messages that are too old, read or not; answers how many. */
export function cleanInbox({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  return deleteInBatches(db, old, [new Date(clock.now().getTime() - INBOX_DAYS * DAY_MS)]);
}
