import { readFigures } from '#backend/areas/lotto/audit/read-figures.ts';
import { billHash, isOfBefore } from '#backend/areas/lotto/bills/bill-hash.ts';
import type { Database, Statement } from '#backend/core/db/database.ts';
import { isBetType } from '#rules/lotto/bet-type.ts';
import { EARLY_CLOSE_RULE } from '#rules/lotto/kinds/rule-version.ts';
import { typeClose } from '#rules/lotto/kinds/type-close.ts';
import type { Figures } from '#rules/lotto/matching.ts';
import type { Pack } from '#rules/lotto/pack.ts';
import { settleLine } from '#rules/lotto/payout.ts';
import { normaliseNumber } from '#rules/lotto/typed-number.ts';

const BATCH = 1_000;
const MINUTE_MS = 60_000;

interface Line {
  readonly memberId: string;
  readonly billId: string;
  readonly roundId: string;
  /** The result that settled the bill; null unless won or lost. */
  readonly resultVersion: number | null;
  readonly cap: bigint | null;
  readonly pack: Pack;
  readonly position: number;
  readonly type: string;
  readonly number: string;
  readonly faceSatang: bigint;
  readonly rateHundredths: number;
  readonly payoutSatang: bigint;
  readonly status: string;
  readonly ruleVersion: number;
  readonly createdAt: Date;
  /** Where the bill was cancelled, when. */
  readonly cancelledAt: Date | null;
  /** Of its round; null without one, which another check reports. */
  readonly kind: string | null;
  readonly drawDate: string;
  readonly closesAt: Date;
  /** What the ledger keeps of the request with the charge; null without one, which another check reports. */
  readonly hash: string | null;
}

const read: Statement = {
  name: 'audit_lines',
  text: `
    SELECT bill.member_id AS "memberId", bill.id AS "billId", bill.round_id AS "roundId", bill.result_version AS "resultVersion", bill.pack,
      lotto_kind.payout_cap AS cap, line.position, line.type, line.number, line.face_satang AS "faceSatang",
      line.rate_hundredths AS "rateHundredths", line.payout_satang AS "payoutSatang", line.status, charge.request_hash AS hash,
      bill.rule_version AS "ruleVersion", bill.created_at AS "createdAt", round.kind, round.draw_date::text AS "drawDate",
      round.closes_at AS "closesAt", CASE WHEN bill.status = 'cancelled' THEN bill.ended_at END AS "cancelledAt"
    FROM (
      SELECT * FROM bill WHERE (member_id, id) > ($1::uuid, $2::uuid) ORDER BY member_id, id LIMIT ${BATCH}
    ) bill
    JOIN bill_line line ON line.member_id = bill.member_id AND line.bill_id = bill.id
    LEFT JOIN transfer charge ON charge.scope = 'lotto.bill:' || bill.member_id AND charge.key = bill.idempotency_key
    LEFT JOIN round ON round.id = bill.round_id
    LEFT JOIN lotto_kind ON lotto_kind.kind = round.kind
    ORDER BY bill.member_id, bill.id, line.position`,
};

function complaint(line: Line, figures: Figures | null): string | null {
  const { type, number, faceSatang, rateHundredths, cap } = line;
  const at = `line ${line.position} of bill ${line.billId}`;
  if (!isBetType(type) || normaliseNumber(type, number) !== number || faceSatang <= 0n)
    return `${at} is no bet: ${type} ${number} for ${faceSatang} satang`;
  if (line.resultVersion === null) return null;
  if (!figures || cap === null) return `${at} was settled without a usable draw`;
  const due = settleLine({ type, number, faceSatang, rateHundredths }, figures, cap);
  if (due.status === line.status && due.payoutSatang === line.payoutSatang) return null;
  return `${at}, ${type} ${number} for ${faceSatang} satang at ${rateHundredths} hundredths, says ${line.status} ${line.payoutSatang}; the draw says ${due.status} ${due.payoutSatang}`;
}

/** Do the lines say what the member asked for, by what the ledger kept of the request? */
function complaintOfBill([first, ...others]: readonly Line[]): string | null {
  if (!first || first.hash === null || isOfBefore(first.hash)) return null;
  if (billHash(first.roundId, first.pack, [first, ...others]) === first.hash) return null;
  return `bill ${first.billId} does not have the round, the pack and the lines that its member asked for`;
}

/** Was each line taken, and given back, while its type was open? The clocks of site and database differ a little. */
function complaintOfTime({ kind, drawDate, closesAt, ...line }: Line): string | null {
  if (kind === null || line.ruleVersion < EARLY_CLOSE_RULE) return null;
  const untilMs = typeClose({ kind, drawDate, closesAt }, line.type).getTime() + MINUTE_MS;
  const last = line.cancelledAt ?? line.createdAt;
  if (last.getTime() <= untilMs) return null;
  const done = line.cancelledAt ? 'cancelled' : 'accepted';
  return `line ${line.position} of bill ${line.billId}, ${line.type}, was ${done} at ${last.toISOString()}, after its type had closed`;
}

/**
 * Settles every line of won and lost bills again from its stake, its rate and the stored draw, and holds all of them
 * against what the member asked for.
 */
export async function* findWrongLines(db: Database): AsyncGenerator<string> {
  const figuresUnder = readFigures(db);
  let after = {
    memberId: '00000000-0000-0000-0000-000000000000',
    billId: '00000000-0000-0000-0000-000000000000',
  };
  for (;;) {
    const lines = await db.query<Line>(read, [after.memberId, after.billId]);
    for (const line of lines) {
      const { roundId, resultVersion } = line;
      const figures = resultVersion === null ? null : await figuresUnder(roundId, resultVersion);
      for (const found of [complaint(line, figures), complaintOfTime(line)]) if (found !== null) yield found;
    }
    for (const bill of Map.groupBy(lines, (line) => line.billId).values()) {
      const found = complaintOfBill(bill);
      if (found !== null) yield found;
    }
    const last = lines.at(-1);
    if (!last) return;
    after = last;
  }
}
