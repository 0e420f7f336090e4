import { ownSecret } from '#backend/core/outbound/own-secret.ts';
import { backendKey } from '#backend/secrets.ts';
import { HOUSE } from '#rules/games/house.ts';
import { checkProvider } from '#scripts/conformance/provider/check-provider.ts';
import { folderOf, runProgram, type Surroundings } from '#scripts/conformance/run-program.ts';
import { needed, neededNumber, neededSatang, type Program } from '#scripts/conformance/settings.ts';

const program: Program = {
  call: 'npm run provider:check -- URL [flags]',
  about: [
    'Tries a provider of games as the site would: its calls are below URL, or below URL/api/house/. The program serves the wallet,',
    'on the port of --listen, below /api/provider/: the provider must take it for the wallet of the site (the house: OWN_URL).',
    'The secret of the house follows from BACKEND_SECRET. Nothing is staked but money of the program. docs/providers.md says more.',
  ],
  settings: {
    provider: { value: 'ID', env: 'CHECK_PROVIDER', help: 'who signs its messages', usual: HOUSE },
    secret: { value: 'TEXT', env: 'CHECK_SECRET', help: 'what both sides sign with' },
    game: { value: 'ID', env: 'CHECK_GAME', help: 'the game that is played', usual: 'lucky-market' },
    stake: { value: 'BAHT', env: 'CHECK_STAKE', help: 'what a round costs', usual: '10' },
    'other-stake': {
      value: 'BAHT',
      env: 'CHECK_OTHER_STAKE',
      help: 'another stake of the game',
      usual: '20',
    },
    frames: {
      value: 'ORIGINS',
      env: 'CHECK_FRAMES',
      help: 'where its links may stand, parted by commas',
      usual: '',
    },
    listen: {
      value: 'PORT',
      env: 'CHECK_LISTEN',
      help: 'where the provider finds the wallet',
      usual: '4100',
    },
    patience: {
      value: 'SECONDS',
      env: 'CHECK_PATIENCE',
      help: 'until an unknown bet is rolled back',
      usual: '120',
    },
    only: { value: 'TEXT', env: 'CHECK_ONLY', help: 'only checks with this in their name' },
  },
};

/** The secret of the house where none is given: it follows from that of the backend. */
function secretOfHouse(env: Surroundings['env']): string | undefined {
  const { BACKEND_SECRET } = env;
  return BACKEND_SECRET && ownSecret({ accountKey: backendKey(BACKEND_SECRET, '', 'account') }, HOUSE);
}

/** `npm run provider:check`: answers its exit code. */
export function runProviderCheck(surroundings: Surroundings): Promise<number> {
  return runProgram(program, surroundings, async (url, given, tell) => {
    const providerId = needed(given, 'provider');
    const known = providerId === HOUSE ? secretOfHouse(surroundings.env) : undefined;
    const settings = {
      base: folderOf(url, '/api/house/'),
      providerId,
      secret: given.value('secret') ?? known ?? needed(given, 'secret'),
      gameId: needed(given, 'game'),
      stakeSatang: neededSatang(given, 'stake'),
      otherSatang: neededSatang(given, 'other-stake'),
      frames: needed(given, 'frames').split(',').filter(Boolean),
      patienceMs: neededNumber(given, 'patience') * 1_000,
      port: neededNumber(given, 'listen'),
      only: given.value('only'),
    };
    return await checkProvider(settings, tell, (walletUrl) => surroundings.print(`wallet on ${walletUrl}`));
  });
}
