import { createHmac } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { type OwnTable, readOwnRows } from '#backend/own-data.ts';
import { notFound, Refusal } from '#backend/refusal.ts';
import type { account } from '#contract/account.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

/** Rows of one answer. */
const ROWS = 1_000;

const isOpen: Statement = {
  name: 'own_data_is_open',
  text: 'SELECT 1 FROM session WHERE token_hash = $1::text AND data_until > $2::timestamptz',
};

interface Place {
  readonly own: OwnTable;
  /** Undefined at the beginning of the table. */
  readonly after: string | undefined;
}

/** A place as text, with a mark that only this backend makes and that holds for this member alone. */
function codeOf(ctx: MemberCtx, { own, after = '' }: Place): string {
  const place = `${getTableName(own.table)}~${Buffer.from(after).toString('base64url')}`;
  const mark = createHmac('sha256', ctx.accountKey).update(`own|${ctx.memberId}|${place}`);
  return `${place}~${mark.digest('base64url')}`;
}

function placeOf(ctx: MemberCtx, code: string | undefined): Place {
  const [first] = ctx.ownTables;
  if (!first) throw new Error('No area keeps anything of members');
  if (code === undefined) return { own: first, after: undefined };
  const [name, text = ''] = code.split('~');
  const own = ctx.ownTables.find(({ table }) => getTableName(table) === name);
  const after = Buffer.from(text, 'base64url').toString() || undefined;
  if (!own || codeOf(ctx, { own, after }) !== code) throw notFound();
  return { own, after };
}

/** Rows from a place on as a part of the file, which begins with its table's name and ends where that ends. */
async function pieceOf(
  ctx: MemberCtx,
  { own, after }: Place,
): Promise<{ text: string; next: Place | undefined }> {
  const rows = await readOwnRows(ctx.db, own, { memberId: ctx.memberId, limit: ROWS + 1, after });
  const shown = rows.slice(0, ROWS);
  const begin = after === undefined ? `${JSON.stringify(getTableName(own.table))}: [\n` : ',\n';
  const text = begin + shown.map(({ row }) => row).join(',\n');
  if (rows.length > ROWS) return { text, next: { own, after: shown.at(-1)?.place } };
  const following = ctx.ownTables[ctx.ownTables.indexOf(own) + 1];
  return following
    ? { text: `${text}\n],\n`, next: { own: following, after: undefined } }
    : { text: `${text}\n]\n}\n`, next: undefined };
}

/**
 * The file of a member's own data, a piece at a time: JSON with a list for each table, rows under the names of their columns,
 * money in satang. Refuses 4015 where this session was not opened for it; 404 for a place that is none of this member's.
 */
export const readOwnData: Verb<typeof account.ownData> = async ({ ctx, input }) => {
  const now = ctx.now();
  const [allowed] = await ctx.db.query(isOpen, [ctx.tokenHash, now]);
  if (!allowed) throw new Refusal('PASSWORD_NEEDED', 'ต้องยืนยันรหัสผ่านก่อนดาวน์โหลดข้อมูล');
  const { text, next } = await pieceOf(ctx, placeOf(ctx, input.after));
  const head = `{\n"made_at": ${JSON.stringify(now.toISOString())},\n"money_unit": "satang (1/100 baht)",\n`;
  return {
    file_name: `my-data-${bangkokDate(now)}.json`,
    text: input.after === undefined ? head + text : text,
    next: next ? codeOf(ctx, next) : null,
  };
};
