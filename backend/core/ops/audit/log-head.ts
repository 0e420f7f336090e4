import type { Database, Statement } from '#backend/core/db/database.ts';
import type { Difference } from '#backend/core/ops/audit/audit.ts';
import { OperatorRefusal } from '#backend/refusal.ts';

const end: Statement = { name: 'audit_log_head', text: 'SELECT no, hash FROM ops_log_end' };
const place: Statement = {
  name: 'audit_log_place',
  text: 'SELECT 1 FROM ops_log WHERE no = $1::bigint AND hash = $2::text',
};

/** Number and hash of the newest act, as `--head` takes it later: whoever keeps it elsewhere knows the log again. */
export async function logHead(db: Pick<Database, 'query'>): Promise<string> {
  const [row] = await db.query<{ no: bigint; hash: string }>(end, []);
  return `${row?.no ?? 0}:${row?.hash ?? ''}`;
}

/** A difference where an end that was noted before is no part of the log any more: it was written anew since. */
export async function findLostHead(
  db: Pick<Database, 'query'>,
  head: string | undefined,
): Promise<Difference[]> {
  if (head === undefined) return [];
  const [, no = '', hash = ''] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(head) ?? [];
  if (no === '') throw new OperatorRefusal(`--head is what an audit said before, NUMBER:HASH: ${head}`);
  if ((await db.query(place, [no, hash])).length > 0) return [];
  return [{ check: 'log_head', detail: `act ${no} was noted with another hash: the log was written anew` }];
}
