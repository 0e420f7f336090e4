import { ensure } from './ensure.mjs';

await ensure('site');
const { buildSite } = await import('#scripts/site/build-site.ts');
const { readSite } = await import('#scripts/site/read-site.ts');
process.exitCode = await buildSite(readSite('production'));
