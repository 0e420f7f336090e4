import type { Day, Flow, Standing } from '#backend/core/ops/report/find-day.ts';
import type { ChannelFlow } from '#backend/core/policies/channel-flow.ts';

/** Where money of the outside world comes in and goes out. */
const IN = 'house.deposit';
const OUT = 'house.withdrawal';
/** Transfers whose documents are deposits and withdrawals. */
const DOCUMENTED: Readonly<Record<ChannelFlow['direction'], string>> = { in: 'deposit', out: 'hold.posted' };

export interface DayBalance {
  /** Of each kind of account: what it held when the day began and when it ended. */
  readonly accounts: ReadonlyArray<{ kind: string; opening: bigint; closing: bigint }>;
  readonly cameIn: bigint;
  readonly wentOut: bigint;
  /** Of members and of the house, without the outside world. */
  readonly changed: bigint;
  /** Sentences on what does not agree; none when all does. */
  readonly differences: readonly string[];
}

/** Puts the day together; `opening` and `closing` are what the postings before and until its end say. */
export function balanceDay(day: Day): DayBalance {
  const kinds = [...new Set([...day.opening, ...day.closing].map(({ kind }) => kind))].sort();
  const accounts = kinds.map((kind) => ({
    kind,
    opening: held(day.opening, kind),
    closing: held(day.closing, kind),
  }));
  const net = (of: string) =>
    sum(day.flows, ({ source, target, satang }) => (source === of ? satang : target === of ? -satang : 0n));
  const cameIn = net(IN);
  const wentOut = -net(OUT);
  const inside = accounts.filter(({ kind }) => kind !== IN && kind !== OUT);
  const changed = sum(inside, ({ opening, closing }) => closing - opening);
  return {
    accounts,
    cameIn,
    wentOut,
    changed,
    differences: differencesOf(day, { accounts, cameIn, wentOut, changed }),
  };
}

function differencesOf(
  { flows, channels }: { readonly flows: readonly Flow[]; readonly channels: readonly ChannelFlow[] },
  { accounts, cameIn, wentOut, changed }: Omit<DayBalance, 'differences'>,
): string[] {
  const said: string[] = [];
  if (cameIn - wentOut !== changed)
    said.push(
      `${cameIn} satang came in and ${wentOut} went out, but wallets and house changed by ${changed}`,
    );
  const rest = sum(accounts, ({ closing }) => closing);
  if (rest !== 0n) said.push(`all accounts together hold ${rest} satang, not none`);
  for (const direction of ['in', 'out'] as const) {
    const documents = sum(channels, (one) => (one.direction === direction ? one.satang : 0n));
    const moved = sum(flows, ({ kind, satang }) => (kind === DOCUMENTED[direction] ? satang : 0n));
    if (documents !== moved)
      said.push(
        `channels say ${documents} satang ${direction}, transfers ${DOCUMENTED[direction]} say ${moved}`,
      );
  }
  return said;
}

const held = (standings: readonly Standing[], kind: string) =>
  standings.find((one) => one.kind === kind)?.satang ?? 0n;

function sum<Item>(items: readonly Item[], of: (item: Item) => bigint): bigint {
  return items.reduce((all, item) => all + of(item), 0n);
}
