import { ensure } from './ensure.mjs';

await ensure();
const { start } = await import('./site/start.ts');
await start();
