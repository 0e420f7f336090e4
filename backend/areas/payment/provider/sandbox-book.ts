import { sandboxEvent } from '#backend/areas/payment/provider/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Services } from '#backend/services.ts';

const PIECE = 500;

/** Writes an event into the books of the sandbox bank, before it tells of it. */
export async function noteSandboxEvent(tx: Tx, eventId: string, body: unknown, madeAt: Date): Promise<void> {
  await tx.orm.insert(sandboxEvent).values({ eventId, body, madeAt });
}

const since: Statement = {
  name: 'payment_sandbox_events',
  text: `
    SELECT event_id AS "eventId", made_at AS "madeAt", body FROM sandbox_event
    WHERE (made_at, event_id) > ($1::timestamptz, $2::text) ORDER BY made_at, event_id LIMIT ${PIECE}`,
};

interface Row {
  readonly eventId: string;
  readonly madeAt: Date;
  readonly body: unknown;
}

/** What the sandbox bank has in its books from an instant on, oldest first, a piece at a time. */
export async function* readSandboxBook({ db }: Pick<Services, 'db'>, from: Date): AsyncGenerator<unknown[]> {
  let [at, last] = [from, ''];
  for (;;) {
    const rows = await db.query<Row>(since, [at, last]);
    if (rows.length > 0) yield rows.map(({ body }) => body);
    const end = rows.at(-1);
    if (!end || rows.length < PIECE) return;
    [at, last] = [end.madeAt, end.eventId];
  }
}
