import { ensure } from './ensure.mjs';

await ensure();
await import('#scripts/verify/main.ts');
