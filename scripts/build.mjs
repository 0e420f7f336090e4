import { ensure } from './ensure.mjs';

await ensure();
const { buildSite } = await import('./site/build-site.ts');
const { readSite } = await import('./site/read-site.ts');
process.exitCode = await buildSite(readSite('production'));
