/** What a small area does not have from the start: a first row, a job, a command of the operator and a check of its books. */
export const moreOfToy: Readonly<Record<string, string>> = {
  'backend/areas/toy/seed/taken.json': `[{ "choice": "first" }]\n`,
  'backend/areas/toy/seed/seed-toy.ts': `
import taken from '#backend/areas/toy/seed/taken.json' with { type: 'json' };
import { toyTaken } from '#backend/areas/toy/tables.ts';
import type { Services } from '#backend/services.ts';
import { choices } from '#rules/toy/choices.ts';

export const NOBODY = '00000000-0000-7000-8000-00000000ffff';

export async function seedToy({ db, clock }: Services): Promise<void> {
  const rows = choices
    .filter((one) => taken.some(({ choice }) => choice === one))
    .map((choice) => ({ memberId: NOBODY, choice, at: clock.now() }));
  await db.orm.insert(toyTaken).values(rows).onConflictDoNothing();
}
`,
  'backend/areas/toy/take-second.ts': `
import { NOBODY } from '#backend/areas/toy/seed/seed-toy.ts';
import { toyTaken } from '#backend/areas/toy/tables.ts';
import type { Services } from '#backend/services.ts';

export async function takeSecond({ db, clock }: Services): Promise<void> {
  await db.orm.insert(toyTaken).values({ memberId: NOBODY, choice: 'second', at: clock.now() });
}
`,
  'backend/areas/toy/ops/drop.ts': `
import { sql } from 'drizzle-orm';
import { toyTaken } from '#backend/areas/toy/tables.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { option } from '#backend/core/ops/ops-call.ts';

export const dropChoice: OpsCommand = {
  name: 'toy drop',
  summary: 'Take a choice from everybody',
  changes: true,
  options: { choice: needs('NAME') },
  run: async (call) => {
    const rows = await call.services.db.orm.select().from(toyTaken).orderBy(toyTaken.choice);
    const isNamed = sql\`\${toyTaken.choice} = \${option(call, 'choice')}\`;
    await call.services.db.transact((tx) => tx.orm.delete(toyTaken).where(isNamed));
    return { code: 0, lines: rows.map(({ choice }) => choice) };
  },
};
`,
  'backend/areas/toy/audit.sql': `
-- check: toy_left
SELECT format('%s is left', choice) AS detail FROM toy_taken
`,
};

const imports = `import { dropChoice } from '#backend/areas/toy/ops/drop.ts';
import { seedToy } from '#backend/areas/toy/seed/seed-toy.ts';
import { takeSecond } from '#backend/areas/toy/take-second.ts';
`;
const properties = `
  jobs: [{ name: 'take-second', cron: '* * * * *', run: takeSecond }],
  seed: seedToy,
  ops: [dropChoice],
  audit: { scripts: ['backend/areas/toy/audit.sql'] },`;

/** The literal of the area with all of that. */
export const withMore = (area: string) => `${imports}${area.replace("name: 'toy',", `$&${properties}`)}`;
