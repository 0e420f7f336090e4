import { openLine } from '#backend/areas/line/ask-line.ts';
import { findLinked, subHash } from '#backend/areas/line/find-link.ts';
import { lineLimits } from '#backend/areas/line/limits.ts';
import { isLiffToken, type LinePerson, personOf } from '#backend/areas/line/rules/id-token.ts';
import { takeTicket } from '#backend/areas/line/tickets.ts';
import { usesFrom } from '#backend/core/limits/subject.ts';
import { giveBackLimits, requireLimits } from '#backend/core/limits/take-limits.ts';
import type { Ctx } from '#backend/ctx.ts';
import { badField, Refusal } from '#backend/refusal.ts';
import { lineRefusals } from '#contract/line-refusal.ts';

interface Proved {
  readonly hash: string;
  readonly name: string;
  /** The member who linked the account. */
  readonly memberId: string | undefined;
  /** Until when this browser may link it. */
  readonly linkUntil: Date;
}

type Asked = LinePerson & Pick<Proved, 'hash'> & { readonly deviceKey: string };

/** Alike for a token that is none, is over, is another channel's, or was shown by another browser. */
function tokenRefused(): Refusal {
  return new Refusal('LINE_TOKEN', lineRefusals.LINE_TOKEN);
}

/**
 * Who a token is of. Tokens that LINE does not know, those that are not signed as LIFF's are, and those of a person who shows too many count
 * for their address, for LINE is asked about each; while LINE is away nothing counts.
 */
async function askPerson(ctx: Ctx, idToken: string): Promise<Asked> {
  const { ask, channelId } = openLine(ctx);
  const { deviceKey } = ctx;
  const uses = usesFrom(ctx.address, lineLimits.tokenFromAddress, lineLimits.tokenFromNetwork);
  await requireLimits(ctx.db, ctx.now(), uses);
  let counts = false;
  try {
    // Whoever shows a token must be known again; the gateway names every browser.
    if (deviceKey === undefined) throw badField('id_token', 'เบราว์เซอร์นี้ไม่รับคุกกี้ จึงเข้าสู่ระบบด้วย LINE ไม่ได้');
    const claims = isLiffToken(idToken) ? await ask(idToken) : undefined;
    counts = true;
    const person = personOf(claims, channelId, ctx.now());
    if (!person) throw tokenRefused();
    const hash = subHash(ctx, person.sub);
    await requireLimits(ctx.db, ctx.now(), [{ limit: lineLimits.tokenOfPerson, subject: hash }]);
    counts = false;
    return { ...person, hash, deviceKey };
  } finally {
    if (!counts) await giveBackLimits(ctx.db, uses);
  }
}

/**
 * Has LINE say whose account a token is of, and notes that this browser showed it. Refuses 4982 for a token that does not hold, and
 * 4984 while LINE is away; nothing that the page says of the person is looked at. Never in a transaction: LINE takes its time.
 */
export async function proveLine(ctx: Ctx, idToken: string): Promise<Proved> {
  const { hash, name, until, deviceKey } = await askPerson(ctx, idToken);
  const memberId = await findLinked(ctx.db, hash);
  const mayLink = memberId === undefined;
  const linkUntil = await takeTicket(ctx, deviceKey, { idToken, subHash: hash, name, until, mayLink });
  if (!linkUntil) throw tokenRefused();
  return { hash, name, memberId, linkUntil };
}
