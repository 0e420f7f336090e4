import { createHmac } from 'node:crypto';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { FindOtherWays } from '#backend/core/session/begin-session.ts';
import type { Ctx } from '#backend/ctx.ts';

const findOfSub: Statement = {
  name: 'line_link_of_sub',
  text: 'SELECT member_id AS "memberId" FROM line_link WHERE sub_hash = $1::text',
};
const findOfMember: Statement = {
  name: 'line_link_of_member',
  text: 'SELECT sub_hash AS "subHash", at FROM line_link WHERE member_id = $1::uuid',
};
const findOfBrowser: Statement = {
  name: 'line_link_of_browser',
  text: `
    SELECT member_id AS "memberId" FROM line_link link
    WHERE sub_hash = $1::text AND EXISTS (
      SELECT 1 FROM session
      WHERE session.member_id = link.member_id AND session.created_at > $3::timestamptz AND session.device_key = $2::text
    )`,
};
const lock: Statement = {
  name: 'line_link_lock',
  text: 'SELECT 1 FROM line_link WHERE member_id = $1::uuid AND sub_hash = $2::text FOR SHARE',
};

/** A LINE account as the database knows it: no id of LINE can be read from it. */
export function subHash({ accountKey, agentId }: Pick<Ctx, 'accountKey' | 'agentId'>, sub: string): string {
  return createHmac('sha256', accountKey).update(`line|${agentId}|${sub}`).digest('base64url');
}

/** Whose LINE account it is. */
export async function findLinked(db: Pick<Tx, 'query'>, hash: string): Promise<string | undefined> {
  const [row] = await db.query<{ memberId: string }>(findOfSub, [hash]);
  return row?.memberId;
}

/** Whose LINE account it is, where that member was logged in in this browser since then. */
export async function findLinkedInBrowser(
  db: Pick<Tx, 'query'>,
  { hash, deviceKey, since }: { readonly hash: string; readonly deviceKey: string; readonly since: Date },
): Promise<string | undefined> {
  const [row] = await db.query<{ memberId: string }>(findOfBrowser, [hash, deviceKey, since]);
  return row?.memberId;
}

/** What a member has linked. */
export async function findOwnLink(db: Pick<Tx, 'query'>, memberId: string) {
  const [row] = await db.query<{ subHash: string; at: Date }>(findOfMember, [memberId]);
  return row;
}

/** The link as a way to log in; nothing tells which LINE account it is. */
export const findLinkAsWay: FindOtherWays = async (db, memberId) => {
  const own = await findOwnLink(db, memberId);
  return own ? [{ name: 'LINE account', since: own.at }] : [];
};

/** True while the link stands, which then stands until the end of the transaction. The member is locked before it. */
export async function lockLink(tx: Tx, memberId: string, hash: string): Promise<boolean> {
  return (await tx.query(lock, [memberId, hash])).length > 0;
}
