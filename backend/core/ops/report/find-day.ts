import type { Database, Statement, Tx } from '#backend/core/db/database.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import type { ChannelFlow, FindChannelFlows, Span } from '#backend/core/policies/channel-flow.ts';

/** Money of one kind from one kind of account to another, within a time. */
export interface Flow {
  readonly kind: string;
  readonly source: string;
  readonly target: string;
  readonly count: bigint;
  readonly satang: bigint;
}

/** What all accounts of a kind held together at an instant. */
export interface Standing {
  readonly kind: string;
  readonly satang: bigint;
}

const flows: Statement = {
  name: 'ops_report_flows',
  text: `
    SELECT transfer.kind, source.kind AS source, target.kind AS target, count(*) AS count, sum(posting.satang)::bigint AS satang
    FROM transfer JOIN posting ON posting.transfer_id = transfer.id
    JOIN ledger_account source ON source.id = posting.from_account
    JOIN ledger_account target ON target.id = posting.to_account
    WHERE transfer.at >= $1::timestamptz AND transfer.at < $2::timestamptz AND source.agent_id = $3::int AND transfer.unit = '${BAHT}'
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
};

const standings: Statement = {
  name: 'ops_report_standings',
  text: `
    SELECT account.kind, sum(side.satang)::bigint AS satang
    FROM posting JOIN transfer ON transfer.id = posting.transfer_id
    CROSS JOIN LATERAL (VALUES (posting.from_account, -posting.satang), (posting.to_account, posting.satang)) AS side (account_id, satang)
    JOIN ledger_account account ON account.id = side.account_id
    WHERE transfer.at < $1::timestamptz AND account.agent_id = $2::int AND account.unit = '${BAHT}'
    GROUP BY 1 ORDER BY 1`,
};

/** What a day was, by the ledger and by its documents. */
export interface Day {
  readonly flows: readonly Flow[];
  /** What was held before the day, and before its end. */
  readonly opening: readonly Standing[];
  readonly closing: readonly Standing[];
  readonly channels: readonly ChannelFlow[];
}

/** Every flow of money of an agent within a time. */
export function findFlows(db: Pick<Tx, 'query'>, { from, before }: Span, agentId: number): Promise<Flow[]> {
  return db.query<Flow>(flows, [from, before, agentId]);
}

/** Begins what sees one moment, whatever is committed meanwhile. */
const oneSnapshot: Statement = {
  name: 'ops_report_moment',
  text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY',
};

/** Where the day is read, of which agent, and who tells of the documents of payments. */
interface Books {
  readonly db: Database;
  readonly agentId: number;
  readonly findChannelFlows: FindChannelFlows;
}

/** The day as it is at one moment: money that moves meanwhile is in all of it or in none. */
export function findDay({ db, agentId, findChannelFlows }: Books, { from, before }: Span): Promise<Day> {
  return db.transact(async (tx) => {
    await tx.query(oneSnapshot, []);
    return {
      flows: await findFlows(tx, { from, before }, agentId),
      opening: await tx.query<Standing>(standings, [from, agentId]),
      closing: await tx.query<Standing>(standings, [before, agentId]),
      channels: await findChannelFlows(tx, { from, before }, agentId),
    };
  });
}
