import type { Database } from '#backend/core/db/database.ts';
import { type NewMessage, sendMessages } from '#backend/core/inbox/send-messages.ts';

/** So many are written at a time: whoever reads an inbox meanwhile waits for no more than that. */
const BATCH = 500;

/**
 * Puts messages to many members into their inboxes, each batch for itself. Whoever is killed in between has sent the first ones, and
 * sends the rest when it runs again and looks for what was not sent.
 */
export async function sendInBatches(
  db: Pick<Database, 'query'>,
  messages: readonly NewMessage[],
): Promise<void> {
  for (let first = 0; first < messages.length; first += BATCH)
    await sendMessages(db, messages.slice(first, first + BATCH));
}
