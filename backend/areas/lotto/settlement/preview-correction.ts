import { eq, inArray } from 'drizzle-orm';
import { linesOf } from '#backend/areas/lotto/bills/find-lines.ts';
import { eachBatch } from '#backend/areas/lotto/bills/pending-bills.ts';
import { figuresOf } from '#backend/areas/lotto/settlement/draws.ts';
import { outdatedAfter } from '#backend/areas/lotto/settlement/outdated-bills.ts';
import { settleBill } from '#backend/areas/lotto/settlement/settle-bill.ts';
import { lottoKind, round } from '#backend/areas/lotto/tables.ts';
import { type Purse, planCorrection } from '#backend/core/ledger/plan-correction.ts';
import { ledgerAccount } from '#backend/core/ledger/tables.ts';
import type { Services } from '#backend/services.ts';
import type { StoredDraw } from '#rules/lotto/kinds/lottery-kind.ts';

export interface BillDifference {
  readonly billId: string;
  readonly paidSatang: bigint;
  readonly dueSatang: bigint;
}

export interface CorrectionPreview {
  /** Bills that were settled and would be settled anew. */
  readonly bills: number;
  readonly differences: readonly BillDifference[];
  /** What wallets cannot give back and members would owe. */
  readonly owedSatang: bigint;
}

/** What a draw would change for the settled bills of a round, as things stand now. Only reads. */
export async function previewCorrection(
  { db }: Services,
  roundId: string,
  draw: StoredDraw,
): Promise<CorrectionPreview> {
  const [own] = await db.orm
    .select({ kind: round.kind, version: round.resultVersion, cap: lottoKind.payoutCap })
    .from(round)
    .innerJoin(lottoKind, eq(lottoKind.kind, round.kind))
    .where(eq(round.id, roundId));
  if (!own) throw new Error(`There is no round ${roundId}`);
  const figures = figuresOf(own.kind, draw);
  const differences: BillDifference[] = [];
  const purses = new Map<string, Purse>();
  let owedSatang = 0n;
  const bills = await eachBatch(async (cursor) => {
    const seen = await outdatedAfter(db, roundId, cursor, own.version + 1);
    const lines = Map.groupBy(await linesOf(db, seen), (line) => line.billId);
    const changed = seen.flatMap(({ id, memberId, payoutSatang: paidSatang }) => {
      const dueSatang = settleBill(lines.get(id) ?? [], figures, own.cap).payoutSatang;
      return paidSatang === dueSatang ? [] : [{ billId: id, memberId, paidSatang, dueSatang }];
    });
    await readPurses(db.orm, purses, changed);
    for (const { memberId, ...difference } of changed) {
      const purse = purses.get(memberId) ?? { available: 0n, owed: 0n };
      const plan = planCorrection(purse, difference.paidSatang, difference.dueSatang);
      purses.set(memberId, {
        available: purse.available + plan.payMain - plan.takeMain,
        owed: purse.owed - plan.payDebt + plan.takeDebt,
      });
      owedSatang += plan.takeDebt;
      differences.push(difference);
    }
    return { count: seen.length, cursor: seen.at(-1) };
  });
  return { bills, differences, owedSatang };
}

async function readPurses(
  orm: Services['db']['orm'],
  purses: Map<string, Purse>,
  changed: readonly { readonly memberId: string }[],
): Promise<void> {
  const unknown = [...new Set(changed.map((one) => one.memberId))].filter((id) => !purses.has(id));
  if (unknown.length === 0) return;
  const rows = await orm.select().from(ledgerAccount).where(inArray(ledgerAccount.memberId, unknown));
  for (const memberId of unknown) {
    const of = (kind: string) => rows.find((row) => row.memberId === memberId && row.kind === kind);
    const wallet = of('main');
    const available = wallet ? (wallet.balance ?? 0n) - wallet.floor : 0n;
    purses.set(memberId, { available, owed: -(of('debt')?.balance ?? 0n) });
  }
}
