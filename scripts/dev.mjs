import { ensure, run } from './ensure.mjs';

await ensure();
const { readSite } = await import('./site/read-site.ts');
const site = readSite('development');
const next = 'node_modules/next/dist/bin/next';
process.exitCode = await run(process.execPath, [next, 'dev', '--port', String(site.port)], site.env);
