import { ensure } from './ensure.mjs';

await ensure('site');
const { buildSite } = await import('#server/build/build-site.ts');
const { readSite } = await import('#server/read-site.ts');
process.exitCode = await buildSite(readSite('production'));
