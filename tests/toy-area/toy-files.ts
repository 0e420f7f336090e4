/** All files of a small area, by their path: one call, one table, one job, one command, one seed row, one check, one page. */
export const toyFiles: Readonly<Record<string, string>> = {
  'contract/toy.ts': `
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const toy = {
  prizes: endpoint({
    method: 'GET',
    path: '/api/toy/prizes',
    auth: 'public',
    summary: 'Prizes of the toy',
    request: z.object({}),
    data: z.array(z.object({ name: z.string(), shown: z.int() })),
  }),
};
`,
  'backend/areas/toy/area.ts': `
import { area } from '#backend/area.ts';
import { implement } from '#backend/core/http/implement.ts';
import { countPrizes } from '#backend/areas/toy/count-prizes.ts';
import { listPrizes } from '#backend/areas/toy/list-prizes.ts';
import { renamePrize } from '#backend/areas/toy/ops/rename.ts';
import { seedToy } from '#backend/areas/toy/seed/seed-toy.ts';
import { toy as contract } from '#contract/toy.ts';

export const toy = area({
  name: 'toy',
  calls: implement(contract, { prizes: listPrizes }),
  jobs: [{ name: 'count-toys', cron: '* * * * *', run: countPrizes }],
  seed: seedToy,
  ops: [renamePrize],
  audit: { scripts: ['backend/areas/toy/audit.sql'] },
});
`,
  'backend/areas/toy/tables.ts': `
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

export const toyPrize = pgTable('toy_prize', {
  name: text().primaryKey(),
  shown: integer().notNull().default(0),
});
`,
  'backend/areas/toy/list-prizes.ts': `
import type { Ctx } from '#backend/ctx.ts';
import { toyPrize } from '#backend/areas/toy/tables.ts';

export function listPrizes({ ctx }: { ctx: Ctx }) {
  return ctx.db.orm.select().from(toyPrize);
}
`,
  'backend/areas/toy/count-prizes.ts': `
import { sql } from 'drizzle-orm';
import type { Services } from '#backend/services.ts';
import { toyPrize } from '#backend/areas/toy/tables.ts';

export async function countPrizes({ db }: Services): Promise<void> {
  await db.orm.update(toyPrize).set({ shown: sql\`shown + 1\` });
}
`,
  'backend/areas/toy/ops/rename.ts': `
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { option } from '#backend/core/ops/ops-call.ts';
import { toyPrize } from '#backend/areas/toy/tables.ts';

export const renamePrize: OpsCommand = {
  name: 'toy rename',
  summary: 'Rename the prize',
  changes: true,
  options: { to: needs('NAME') },
  run: async (call) => {
    await call.services.db.transact((tx) => tx.orm.update(toyPrize).set({ name: option(call, 'to') }));
    return { code: 0, lines: ['renamed'] };
  },
};
`,
  'backend/areas/toy/seed/prizes.json': `[{ "name": "bear" }]\n`,
  'backend/areas/toy/seed/seed-toy.ts': `
import type { Services } from '#backend/services.ts';
import prizes from '#backend/areas/toy/seed/prizes.json' with { type: 'json' };
import { toyPrize } from '#backend/areas/toy/tables.ts';

export async function seedToy({ db }: Services): Promise<void> {
  await db.orm.insert(toyPrize).values(prizes).onConflictDoNothing();
}
`,
  'backend/areas/toy/audit.sql': `
-- check: toy_name
SELECT format('the prize %s has no name', name) AS detail FROM toy_prize WHERE name = 'nothing'
`,
  'components/toy/toy-view.tsx': `
export function ToyView({ of }: { of: string | undefined }) {
  return <h1>{of ?? 'ของเล่น'}</h1>;
}
`,
  'app/(default)/toy/page.tsx': `
import { page } from '#app/page-of.tsx';
import { ToyView } from '#components/toy/toy-view.tsx';

interface Asked {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default page('everyone', ['of'], async ({ searchParams }: Asked) => {
  const { of } = await searchParams;
  return <ToyView of={typeof of === 'string' ? of : undefined} />;
});
`,
  'mocks/toy.ts': `
import { toy } from '#contract/toy.ts';
import type { CoreWorld } from '#mocks/core.ts';
import { mockArea, mocksOf } from '#mocks/mock.ts';

const mock = mocksOf<CoreWorld & { toys: number }>();

export const toyMocks = mockArea({
  state: () => ({ toys: 0 }),
  handlers: [mock(toy.prizes, ({ world }) => [{ name: 'bear', shown: world.toys }])],
  change: { shape: {}, apply: () => {} },
});
`,
};

/** What the area changes in files that it shares with others: the line that is there, and what stands there afterwards. */
export const sharedLines: ReadonlyArray<readonly [file: string, line: RegExp, becomes: string]> = [
  ['backend/areas.ts', /^/, "import { toy } from '#backend/areas/toy/area.ts';\n"],
  ['backend/areas.ts', /(?<=readonly Area\[\] = \[)/, 'toy, '],
  ['contract/calls.ts', /^/, "import { toy } from './toy.ts';\n"],
  ['contract/calls.ts', /(?<=export const areas = \{)/, ' toy,'],
  ['lib/paths.ts', /(?<=export const paths = \{)/, "\n  toy: '/toy',"],
  ['mocks/areas.ts', /^/, "import { toyMocks } from '#mocks/toy.ts';\n"],
  ['mocks/areas.ts', /(?<=const areas = \[)/, 'toyMocks, '],
  ['docs/areas.md', /(?=\n\| agent )/, '\n| toy | `/toy` | – | toy/prizes | built |'],
];
