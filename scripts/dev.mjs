import { ensure } from './ensure.mjs';

await ensure();
const { readSite } = await import('#server/read-site.ts');
const { serveSite } = await import('#server/serve-site.ts');
await serveSite(readSite('development'));
