import { run } from '#scripts/ensure.mjs';

// `npm run migration -- --name add_wheel`: writes the SQL that takes the last migration to the schema in the code.
process.exitCode = await run('drizzle-kit', ['generate', ...process.argv.slice(2)]);
