import { afterAll, expect, test } from 'vitest';
import { ownSecret } from '#backend/core/outbound/own-secret.ts';
import {
  ACME,
  ACME_GAME,
  ACME_SECRET,
  type GameWorld,
  openGameWorld,
} from '#backend/testing/games/game-world.ts';
import { buildMember, mobileOf, TEST_PASSWORD } from '#backend/testing/members.ts';
import { HOUSE } from '#rules/games/house.ts';
import { runProviderCheck } from '#scripts/conformance/provider/run-provider-check.ts';
import type { Surroundings } from '#scripts/conformance/run-program.ts';
import { runWalletCheck } from '#scripts/conformance/wallet/run-wallet-check.ts';
import { towards } from '#tests/conformance/towards.ts';
import { freePort } from '#tests/free-port.ts';

const world: GameWorld<readonly []> = await openGameWorld([]);
const { memberId } = await buildMember(world, { balance: 1_500 });
afterAll(() => world[Symbol.asyncDispose]());

const WALLET_PORT = await freePort();
const PROVIDER_PORT = await freePort();

async function runWith(
  run: (surroundings: Surroundings) => Promise<number>,
  args: readonly string[],
  env: Surroundings['env'] = {},
) {
  const lines: string[] = [];
  const code = await run({ args, env, print: (line) => lines.push(line) });
  return { code, lines };
}

test('wallet:check opens games as a member does, prints a line for each check and ends with 0', async () => {
  world.between(towards('/acme/', `http://127.0.0.1:${PROVIDER_PORT}`));
  const username = await mobileOf(world, memberId);
  const flags = ['--provider', ACME, '--game', ACME_GAME, '--listen', PROVIDER_PORT, '--username', username];
  const frame = 'https://games.acme.example/reels';
  const env = { CHECK_FRAME: frame, CHECK_SECRET: ACME_SECRET, CHECK_PASSWORD: TEST_PASSWORD };
  const { code, lines } = await runWith(runWalletCheck, [world.url, ...flags], env);
  expect(lines.filter((line) => !line.startsWith('passed'))).toEqual([
    `${lines.length - 1} passed, 0 failed`,
  ]);
  expect(code).toBe(0);
});

test('provider:check prints what was expected and what came, and ends with 1', async () => {
  world.between(towards('/api/provider/', `http://127.0.0.1:${WALLET_PORT}`));
  const flags = ['--listen', WALLET_PORT, '--only', 'play', '--secret', ownSecret(world.services, HOUSE)];
  const passed = await runWith(runProviderCheck, [world.url, ...flags]);
  expect(passed).toMatchObject({
    code: 0,
    lines: expect.arrayContaining(['passed  a bet that the wallet refuses plays no round']),
  });
  const wrong = await runWith(runProviderCheck, [
    world.url,
    '--listen',
    WALLET_PORT,
    '--only',
    'link on',
    '--secret',
    'another one',
  ]);
  expect(wrong.code).toBe(1);
  expect(wrong.lines).toContain('FAILED  launch answers a link on an address of the provider');
  expect(wrong.lines).toContain('          launch: expected error 0, came HTTP 403');
});

test('what cannot be run ends with 2, and --help says all that can be set', async () => {
  expect(await runWith(runWalletCheck, ['nowhere'])).toMatchObject({ code: 2 });
  expect(await runWith(runWalletCheck, [world.url, '--no-such-flag', '1'])).toMatchObject({ code: 2 });
  expect((await runWith(runWalletCheck, [world.url])).lines[0]).toBe('--provider is missing');
  const help = await runWith(runProviderCheck, ['--help']);
  expect(help).toMatchObject({ code: 0 });
  expect(help.lines.join('\n')).toMatch(/--patience SECONDS .*\(120\) \[CHECK_PATIENCE\]/);
});
