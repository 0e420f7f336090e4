import { run } from '#scripts/ensure.mjs';

process.exitCode = await run('biome', ['check', '--write', '.']);
