import { z } from 'zod';
import { formatBaht } from '#rules/money/baht.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';
import type { Check } from '#scripts/conformance/check.ts';
import { type Noted, satangOf, type WalletBench } from '#scripts/conformance/wallet/bench.ts';

const Page = z.object({
  movements: z.array(
    z.object({ transaction_id: z.string(), kind: z.string(), round_id: z.string(), amount: z.number() }),
  ),
  next: z.int().nullable(),
});

const DAY_MS = 24 * 3_600_000;

type Listed = z.infer<typeof Page>['movements'][number];

const daysOf = ({ begun, now }: WalletBench) => new Set([bangkokDate(begun.at), bangkokDate(now())]);

/** The file of the wallet for some days. */
async function listMovements({ tell }: WalletBench, days: Iterable<string>): Promise<Listed[]> {
  const listed: Listed[] = [];
  for (const day of days) {
    for (let after: number | null = 0; after !== null; ) {
      const { data, status } = await tell('day', { day, after });
      const page = Page.safeParse(data);
      if (!page.success) throw new Error(`a file of the day that cannot be read (HTTP ${status})`);
      listed.push(...page.data.movements);
      after = page.data.next;
    }
  }
  return listed;
}

/** What stands in the file of a movement, in words. */
function amountsOf({ id, kind, round }: Noted, listed: readonly Listed[]): string {
  const own = listed.filter((one) => one.transaction_id === id && one.kind === kind);
  const texts = own.map(({ amount, round_id }) => {
    const elsewhere = round_id === round ? '' : ` in round ${round_id}`;
    return `${formatBaht(satangOf(amount, 'an amount'))}${elsewhere}`;
  });
  return texts.join(' and ') || 'nothing';
}

/** What the wallet told, held against what it wrote. The last of all checks. */
export const bookChecks: readonly Check<WalletBench>[] = [
  {
    name: 'the balance answered after each message is what the wallet holds then',
    run: async ({ stale }, demand) => {
      for (const line of stale) demand.fail(line);
    },
  },
  {
    name: 'the file of the day has each movement once, with its amount',
    run: async (bench, demand) => {
      const listed = await listMovements(bench, daysOf(bench));
      // What moved nothing may be listed or left out.
      for (const one of bench.noted.filter(({ satang }) => satang > 0n))
        demand.same(`${one.kind} ${one.id}`, formatBaht(one.satang), amountsOf(one, listed));
    },
  },
  {
    name: 'the file of the day has nothing of rounds that was not carried out, and nothing of other days',
    run: async (bench, demand) => {
      const rounds = new Set(bench.noted.map(({ round }) => round));
      const known = new Set(bench.noted.map(({ id, kind }) => `${kind} ${id}`));
      for (const { transaction_id: id, kind, round_id, amount } of await listMovements(bench, daysOf(bench)))
        if (amount > 0 && rounds.has(round_id) && !known.has(`${kind} ${id}`))
          demand.fail(`expected nothing of ${kind} ${id}, came ${amount}`);
      const ids = new Set(bench.noted.map(({ id }) => id));
      const [day] = daysOf(bench);
      const before = bangkokDate(new Date(Date.parse(`${day}T12:00:00+07:00`) - DAY_MS));
      const early = await listMovements(bench, [before]);
      demand.same(
        `movements of this run on ${before}`,
        0,
        early.filter((one) => ids.has(one.transaction_id)).length,
      );
    },
  },
  {
    name: 'all movements add up to the change of the balance',
    run: async ({ noted, begun, balance }, demand) => {
      const change = noted.reduce((sum, one) => sum + one.change, 0n);
      demand.money('the balance at the end', begun.satang + change, await balance());
    },
  },
];
