import { ensure } from './ensure.mjs';

await ensure();
const { readSite } = await import('#scripts/site/read-site.ts');
const { serveSite } = await import('#scripts/site/serve-site.ts');
await serveSite(readSite('development'));
