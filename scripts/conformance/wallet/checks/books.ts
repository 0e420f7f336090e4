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

type Listed = z.infer<typeof Page>['movements'][number];

/** The file of the wallet for all days on which the checks ran. */
async function listMovements({ tell, begun, now }: WalletBench): Promise<Listed[]> {
  const listed: Listed[] = [];
  for (const day of new Set([bangkokDate(begun.at), bangkokDate(now())])) {
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
function amountsOf({ id, kind }: Noted, listed: readonly Listed[]): string {
  const own = listed.filter((one) => one.transaction_id === id && one.kind === kind);
  return own.map(({ amount }) => formatBaht(satangOf(amount, 'an amount'))).join(' and ') || 'nothing';
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
      const listed = await listMovements(bench);
      // What moved nothing may be listed or left out.
      for (const one of bench.noted.filter(({ satang }) => satang > 0n))
        demand.same(`${one.kind} ${one.id}`, formatBaht(one.satang), amountsOf(one, listed));
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
