import { z } from 'zod';
import type { Statement, StatementRow } from '#contract/wallet/statement.ts';
import type { WinLoss } from '#contract/wallet/winloss.ts';
import { wallet as contract } from '#contract/wallet.ts';
import { nowOf, WORLD_START } from '#mocks/clock.ts';
import type { CoreWorld, MockMember } from '#mocks/core.ts';
import { mocksOf } from '#mocks/mock.ts';
import { bonusMoves, type PromotionState } from '#mocks/promotion/choice.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';
import { type EntryType, entryAbouts, entryTypes, firstOf } from '#rules/money/statement.ts';
import { csvLine } from '#rules/text/csv.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

/** A movement of the main wallet, as a test writes it. */
export const Movement = z.strictObject({
  at: z.iso.datetime(),
  type: z.enum(entryTypes),
  label: z.string(),
  amount: z.number(),
  reference: z.string().default('MOCKREF000000001'),
  about: z.enum(entryAbouts).nullable().default(null),
});

export interface StatementState {
  /** Of every member, oldest first. */
  movements: z.output<typeof Movement>[];
}

type World = CoreWorld & StatementState & Pick<PromotionState, 'promotionClaims'>;
const mock = mocksOf<World>();

const ROWS_OF_A_PIECE = 100;
export const satangOf = (baht: number) => (baht < 0 ? -toSatang(-baht) : toSatang(baht));

interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly type?: EntryType | undefined;
  readonly wallet: string;
  readonly before?: string | undefined;
}

/** Every movement with the balance after it, newest first; the last one left what the wallet holds. */
export function entriesOf({ movements }: StatementState, member: MockMember): StatementRow[] {
  return entriesUpTo(toSatang(member.balance), movements);
}

function entriesUpTo(left: bigint, movements: StatementState['movements']): StatementRow[] {
  let after = left;
  return movements.toReversed().map(({ amount, ...one }, index) => {
    const balance = after;
    after -= satangOf(amount);
    return {
      ...one,
      id: `${bangkokDate(one.at).replaceAll('-', '')}-${movements.length - index}`,
      wallet_type_id: 1,
      amount,
      balance_after: toBaht(balance),
    };
  });
}

function pageOf(world: World, member: MockMember, asked: Asked, limit: number) {
  const to = asked.to ?? bangkokDate(nowOf(world));
  const from = asked.from ?? firstOf(to);
  const bonus = asked.wallet === 'wallet.bonus' ? bonusMoves(world, member) : [];
  const own = asked.wallet === 'main' ? entriesOf(world, member) : entriesUpTo(heldOf(bonus), bonus);
  const day = (row: StatementRow) => bangkokDate(row.at);
  const inPeriod = own.filter((row) => day(row) >= from && day(row) <= to);
  const found = inPeriod.filter(({ type }) => asked.type === undefined || type === asked.type);
  const at = asked.before === undefined ? 0 : found.findIndex(({ id }) => id === asked.before) + 1;
  const rows = found.slice(at, at + limit);
  const next = found.length > at + rows.length ? (rows.at(-1)?.id ?? null) : null;
  const opening = own.find((row) => day(row) < from)?.balance_after ?? 0;
  return { from, to, rows, next, own, inPeriod, opening };
}

const heldOf = (moves: StatementState['movements']) =>
  moves.reduce((sum, { amount }) => sum + satangOf(amount), 0n);

function sumsOf(rows: readonly StatementRow[]) {
  const sum = (amounts: readonly number[]) => toBaht(amounts.reduce((all, one) => all + satangOf(one), 0n));
  return entryTypes.flatMap((type) => {
    const amounts = rows.filter((row) => row.type === type).map(({ amount }) => amount);
    if (amounts.length === 0) return [];
    const given = sum(amounts.filter((amount) => amount > 0));
    return [
      {
        type,
        count: amounts.length,
        in: given,
        out: sum(amounts.filter((one) => one < 0).map((one) => -one)),
      },
    ];
  });
}

/** Where the money of a member stands: nothing was played since a world began, all movements were ever. */
export function positionsOf(own: readonly StatementRow[]): Pick<WinLoss, 'session' | 'lifetime'> {
  const all = sumsOf(own);
  const deposited = all.find(({ type }) => type === 'deposit')?.in ?? 0;
  const withdrawn = all.find(({ type }) => type === 'withdrawal')?.out ?? 0;
  return {
    session: { since: WORLD_START, net: 0, open: 0 },
    lifetime: { deposited, withdrawn, net: toBaht(toSatang(deposited) - toSatang(withdrawn)) },
  };
}

type Page = ReturnType<typeof pageOf>;

function totalsOf({ inPeriod, opening }: Page): Statement['totals'] {
  return { opening, closing: inPeriod[0]?.balance_after ?? opening, types: sumsOf(inPeriod) };
}

function summaryOf(world: World, member: MockMember, { own }: Page): Statement['summary'] {
  const bonus = bonusMoves(world, member);
  return {
    wallets: [
      { wallet: 'main', wallet_name: 'กระเป๋าหลัก', balance: member.balance },
      { wallet: 'hold', wallet_name: 'เงินที่กันไว้', balance: 0 },
      ...(bonus.length > 0
        ? [{ wallet: 'wallet.bonus' as const, wallet_name: 'กระเป๋าโบนัส', balance: toBaht(heldOf(bonus)) }]
        : []),
    ],
    ...positionsOf(own),
  };
}

export const statementHandlers = [
  mock(contract.statement, ({ world, member, input }) => {
    const page = pageOf(world, member, input, input.limit);
    const { from, to, rows, next } = page;
    const isFirst = input.before === undefined;
    const totals = isFirst ? totalsOf(page) : null;
    return { from, to, rows, next, totals, summary: isFirst ? summaryOf(world, member, page) : null };
  }),
  mock(contract.statementExport, ({ world, member, input }) => {
    const { from, to, rows, next } = pageOf(world, member, input, ROWS_OF_A_PIECE);
    const lines = rows.map(({ id, label, amount }) => csvLine([id, label, amount.toFixed(2)]));
    return { file_name: `statement-${input.wallet}-${from}-${to}.csv`, csv: lines.join(''), next };
  }),
];

/** What a fresh world shows: money in, a bet, a win. */
export const firstMovements: StatementState['movements'] = [
  {
    at: '2025-06-14T05:00:00Z',
    type: 'deposit',
    label: 'ฝากเงิน',
    amount: 600,
    reference: 'MOCK00000000',
    about: 'deposit',
  },
  {
    at: '2025-06-15T02:30:00Z',
    type: 'stake',
    label: 'แทงหวย',
    amount: -100,
    reference: '00000000-0000-7000-8000-000000000001',
    about: 'bill',
  },
  {
    at: '2025-06-15T09:05:00Z',
    type: 'win',
    label: 'เงินรางวัลหวย',
    amount: 500,
    reference: '00000000-0000-7000-8000-000000000001',
    about: 'bill',
  },
];
