import { ensure } from './ensure.mjs';

await ensure();
const { readSite } = await import('./site/read-site.ts');
const { serveSite } = await import('./site/serve-site.ts');
await serveSite(readSite('development'));
