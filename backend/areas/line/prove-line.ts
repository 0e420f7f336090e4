import { openLine } from '#backend/areas/line/ask-line.ts';
import { findLinked, findLinkedInBrowser, subHash } from '#backend/areas/line/find-link.ts';
import { lineLimits } from '#backend/areas/line/limits.ts';
import { isLiffToken, type LinePerson, namedPerson, personOf } from '#backend/areas/line/rules/id-token.ts';
import { takeTicket } from '#backend/areas/line/tickets.ts';
import { DAY_MS } from '#backend/core/limits/limit.ts';
import { usesFrom } from '#backend/core/limits/subject.ts';
import { giveBackLimits, requireLimits, type Use } from '#backend/core/limits/take-limits.ts';
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

/** How long a browser is known after the last login there, as it is for passwords. */
const BROWSER_KNOWN_MS = 90 * DAY_MS;

/**
 * What a token that does not hold uses up: limits of its address, which many members may share. In a browser where the account that it
 * names was logged in before it is the browser's own, so that strangers at that address keep no member out.
 */
async function findUses(ctx: Ctx, idToken: string): Promise<Use[]> {
  const { deviceKey } = ctx;
  const named = namedPerson(idToken);
  if (deviceKey !== undefined && named !== undefined) {
    const since = new Date(ctx.now().getTime() - BROWSER_KNOWN_MS);
    const memberId = await findLinkedInBrowser(ctx.db, { hash: subHash(ctx, named), deviceKey, since });
    if (memberId !== undefined)
      return [{ limit: lineLimits.tokenFromKnownBrowser, subject: `${memberId}|${deviceKey}` }];
  }
  return usesFrom(ctx.address, lineLimits.tokenFromAddress, lineLimits.tokenFromNetwork);
}

/**
 * Who a token is of. Tokens that LINE does not know, those that are not signed as LIFF's are, and those of a person who shows too many count
 * for where they come from, for LINE is asked about each; while LINE is away nothing counts.
 */
async function askPerson(ctx: Ctx, idToken: string): Promise<Asked> {
  const { ask, channelId } = openLine(ctx);
  const { deviceKey } = ctx;
  const uses = await findUses(ctx, idToken);
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
