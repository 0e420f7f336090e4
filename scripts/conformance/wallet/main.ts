import { runWalletCheck } from '#scripts/conformance/wallet/run-wallet-check.ts';

process.exit(await runWalletCheck({ args: process.argv.slice(2), env: process.env, print: console.log }));
