import type { Database, Statement } from '#backend/core/db/database.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import type { OpsAnswer } from '#backend/core/ops/ops-call.ts';
import { type Flow, findFlows } from '#backend/core/ops/report/find-day.ts';
import type { Span } from '#backend/core/policies/channel-flow.ts';
import { toBaht } from '#rules/money/baht.ts';
import { BYTE_ORDER_MARK } from '#rules/text/byte-order-mark.ts';
import { csvLine } from '#rules/text/csv.ts';
import { bangkokDate, bangkokTime } from '#rules/time/bangkok-time.ts';

/** Rows of one read. */
const ROWS = 2_000;
const HEADING = [
  'transfer',
  'part',
  'date',
  'time',
  'kind',
  'from',
  'to',
  'member',
  'baht',
  'reference',
] as const;

const movements: Statement = {
  name: 'ops_export_movements',
  text: `
    SELECT transfer.id, posting.position, transfer.at, transfer.kind, source.kind AS source, target.kind AS target,
      coalesce(source.member_id, target.member_id) AS "memberId", posting.satang, transfer.reference
    FROM transfer JOIN posting ON posting.transfer_id = transfer.id
    JOIN ledger_account source ON source.id = posting.from_account
    JOIN ledger_account target ON target.id = posting.to_account
    WHERE transfer.at >= $1::timestamptz AND transfer.at < $2::timestamptz AND source.agent_id = $3::int AND transfer.unit = '${BAHT}'
      AND (transfer.at, transfer.id, posting.position) > ($4::timestamptz, $5::uuid, $6::int)
    ORDER BY transfer.at, transfer.id, posting.position LIMIT ${ROWS}`,
};

interface Movement {
  readonly id: string;
  readonly position: number;
  readonly at: Date;
  readonly kind: string;
  readonly source: string;
  readonly target: string;
  readonly memberId: string | null;
  readonly satang: bigint;
  readonly reference: string;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

async function* movementsOf(db: Database, { from, before }: Span, agentId: number): AsyncGenerator<Movement> {
  let last: readonly [Date, string, number] = [from, NOBODY, -1];
  for (;;) {
    const rows = await db.query<Movement>(movements, [from, before, agentId, ...last]);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < ROWS) return;
    last = [end.at, end.id, end.position];
  }
}

function lineOf({ id, position, at, kind, source, target, memberId, satang, reference }: Movement): string {
  const cells = [
    id,
    String(position),
    bangkokDate(at),
    bangkokTime(at),
    kind,
    source,
    target,
    memberId ?? '',
    toBaht(satang).toFixed(2),
    reference,
  ];
  return csvLine(cells).trimEnd();
}

const wayOf = ({ kind, source, target }: Pick<Flow, 'kind' | 'source' | 'target'>) =>
  `${kind} ${source} ${target}`;

/** Ways of money whose sum in the file is another than in the report of the day; a day that still goes on may have some. */
function otherThan(flows: readonly Flow[], sums: ReadonlyMap<string, bigint>): string[] {
  const reported = new Map(flows.map((flow) => [wayOf(flow), flow.satang]));
  return [...new Set([...reported.keys(), ...sums.keys()])].filter(
    (way) => reported.get(way) !== sums.get(way),
  );
}

/**
 * Every movement of money of a day as lines of CSV, oldest first, amounts in baht, no cell a formula. Held against `report day`: where
 * the sums differ, because money moved while it was read, no file is answered.
 */
export async function exportDay(db: Database, span: Span, agentId: number): Promise<OpsAnswer> {
  const lines = [`${BYTE_ORDER_MARK}${csvLine(HEADING).trimEnd()}`];
  const sums = new Map<string, bigint>();
  for await (const one of movementsOf(db, span, agentId)) {
    lines.push(lineOf(one));
    sums.set(wayOf(one), (sums.get(wayOf(one)) ?? 0n) + one.satang);
  }
  const others = otherThan(await findFlows(db, span, agentId), sums);
  if (others.length === 0) return { code: 0, lines };
  return { code: 1, lines: [`Money moved while the day was read (${others.join(', ')}); export it again`] };
}
