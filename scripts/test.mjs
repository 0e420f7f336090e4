import { ensure } from './ensure.mjs';

await ensure();
await import('./verify/main.ts');
