import { and, desc, eq, gt } from 'drizzle-orm';
import { lottoLimits } from '#backend/areas/lotto/limits.ts';
import { selectResults } from '#backend/areas/lotto/rounds/list-results.ts';
import { presentTiers } from '#backend/areas/lotto/settlement/draws.ts';
import { round } from '#backend/areas/lotto/tables.ts';
import type { Database, Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { limitReads } from '#backend/core/limits/take-limits.ts';
import type { Ctx } from '#backend/ctx.ts';
import type { TicketWin } from '#contract/lotto/results.ts';
import type { lotto } from '#contract/lotto.ts';
import {
  indexTickets,
  prizeTotal,
  type TicketIndex,
  ticketNumber,
  winsIn,
} from '#rules/lotto/kinds/glo/check-ticket.ts';

const GLO = 'glo';

/** Another text with every new result and every correction. */
const stamp: Statement = {
  name: 'lotto_draws_stamp',
  text: `
    SELECT concat(count(*), ' ', sum(result_version)) AS stamp
    FROM round WHERE agent_id = $1::int AND kind = $2::text AND result_version > 0`,
};

interface StoredDraws {
  readonly count: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly index: TicketIndex<Prize>;
}

interface Prize extends Pick<TicketWin, 'round_id' | 'draw_date'> {
  readonly tier: TicketWin['tiers'][number];
}

const kept = new WeakMap<Database, { readonly stamp: string; readonly draws: Promise<StoredDraws> }>();

/** Every stored draw of the government lottery by what wins in it, read again only when there is another result. */
async function storedDraws({ db, agentId }: Ctx): Promise<StoredDraws> {
  const [now] = await db.query<{ stamp: string }>(stamp, [agentId, GLO]);
  const known = kept.get(db);
  if (known && known.stamp === now?.stamp) return known.draws;
  const entry = { stamp: now?.stamp ?? '', draws: readDraws(db, agentId) };
  kept.set(db, entry);
  // One that came since may have taken its place.
  entry.draws.catch(() => kept.get(db) === entry && kept.delete(db));
  return entry.draws;
}

async function readDraws(db: Database, agentId: number): Promise<StoredDraws> {
  const rows = await selectResults(db.orm)
    .where(and(eq(round.agentId, agentId), eq(round.kind, GLO), gt(round.resultVersion, 0)))
    .orderBy(desc(round.drawDate));
  const draws = rows.map(({ round: { id, drawDate }, result }) => ({
    ...{ id, drawDate },
    tiers: presentTiers(GLO, result.draw),
  }));
  const index = indexTickets(
    draws,
    ({ id: round_id, drawDate }, { id, name, prize }, times): Prize => ({
      ...{ round_id, draw_date: drawDate },
      tier: { id, name, prize, times },
    }),
  );
  return {
    count: draws.length,
    from: draws.at(-1)?.drawDate ?? null,
    to: draws[0]?.drawDate ?? null,
    index,
  };
}

/** The prizes of a ticket by draw, newest first. */
function winsOf(ticket: string, { index }: StoredDraws): TicketWin[] {
  const byDraw = Map.groupBy(winsIn(ticket, index), ({ draw_date }) => draw_date);
  return [...byDraw.entries()]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .flatMap(([draw_date, prizes]) => {
      const tiers = prizes.map(({ tier }) => tier);
      const total = prizeTotal(tiers);
      return prizes.slice(0, 1).map(({ round_id }) => ({ round_id, draw_date, tiers, total }));
    });
}

/** What up to a hundred tickets won over all stored draws. Reads one row of the database, and the draws only after a change. Throws 429 when an address asks too often. */
export const checkTickets: Verb<typeof lotto.checkTickets> = async ({ ctx, input }) => {
  await limitReads(ctx, lottoLimits.ticketsFromAddress);
  const draws = await storedDraws(ctx);
  const tickets = input.numbers.map((typed) => ticketNumber(typed) ?? typed);
  return {
    draws: draws.count,
    ...{ from: draws.from, to: draws.to },
    numbers: tickets.map((number) => ({ number, wins: winsOf(number, draws) })),
  };
};
