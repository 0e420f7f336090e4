// `node scripts/run.mjs <file> [arguments]`: a program of this project, once everything it needs is there.
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensure, root } from './ensure.mjs';

// What belongs to the site, the operator's commands among it, must run beside a server without touching its packages.
await ensure(/^backend\//.test(process.argv[2] ?? '') ? 'site' : 'tools');
module.enableCompileCache?.('node_modules/.cache/node');
const { default: env } = await import('@next/env');
env.loadEnvConfig(root, false, { info: () => {}, error: console.error });
process.argv.splice(1, 1);
const file = path.resolve(root, process.argv[1] ?? '');
process.argv[1] = file;
await import(pathToFileURL(file).href);
