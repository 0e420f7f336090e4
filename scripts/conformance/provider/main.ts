import { runProviderCheck } from '#scripts/conformance/provider/run-provider-check.ts';

process.exit(await runProviderCheck({ args: process.argv.slice(2), env: process.env, print: console.log }));
