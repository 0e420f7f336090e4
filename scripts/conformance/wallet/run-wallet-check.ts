import { folderOf, runProgram, type Surroundings } from '#scripts/conformance/run-program.ts';
import { createSender } from '#scripts/conformance/sender.ts';
import {
  type Given,
  needed,
  neededNumber,
  neededSatang,
  type Program,
} from '#scripts/conformance/settings.ts';
import { checkWallet } from '#scripts/conformance/wallet/check-wallet.ts';
import { openByMember } from '#scripts/conformance/wallet/open-by-member.ts';
import { openByTokens } from '#scripts/conformance/wallet/open-by-tokens.ts';

const program: Program = {
  call: 'npm run wallet:check -- URL [flags]',
  about: [
    'Tries the wallet of a site as a provider of games would: with signed messages below URL, or below URL/api/provider/.',
    'The player is a member of the site (--username, --password): the program then plays the provider, whose address in the',
    'settings of the site is the port of --listen. Or somebody gives three tokens of one player, and the command that ends the',
    'session of the last one. What the checks cost stays with the house. docs/providers.md says more.',
  ],
  settings: {
    provider: { value: 'ID', env: 'CHECK_PROVIDER', help: 'who signs the messages' },
    secret: { value: 'TEXT', env: 'CHECK_SECRET', help: 'what they are signed with' },
    game: { value: 'ID', env: 'CHECK_GAME', help: 'the game that is played' },
    stake: {
      value: 'BAHT',
      env: 'CHECK_STAKE',
      help: 'a stake; about fifty of them are needed',
      usual: '10',
    },
    largest: { value: 'BAHT', env: 'CHECK_LARGEST', help: 'the largest stake of the game', usual: '1000' },
    username: { value: 'MOBILE', env: 'CHECK_USERNAME', help: 'a member who plays' },
    password: { value: 'TEXT', env: 'CHECK_PASSWORD', help: 'their password' },
    listen: { value: 'PORT', env: 'CHECK_LISTEN', help: 'where the site finds the provider', usual: '4100' },
    frame: { value: 'URL', env: 'CHECK_FRAME', help: 'the link that it answers; its own address otherwise' },
    token: { value: 'TOKEN', env: 'CHECK_TOKEN', help: 'an opened game, in the place of a member' },
    'second-token': { value: 'TOKEN', env: 'CHECK_SECOND_TOKEN', help: 'the same player on another device' },
    'closing-token': { value: 'TOKEN', env: 'CHECK_CLOSING_TOKEN', help: 'a third one, whose session ends' },
    'close-with': { value: 'COMMAND', env: 'CHECK_CLOSE_WITH', help: 'ends the session of the third' },
    only: { value: 'TEXT', env: 'CHECK_ONLY', help: 'only checks with this in their name' },
  },
};

async function openerOf(url: URL, given: Given, now: () => Date) {
  const [providerId, secret, gameId] = [
    needed(given, 'provider'),
    needed(given, 'secret'),
    needed(given, 'game'),
  ];
  if (given.value('token') === undefined) {
    const [username, password] = [needed(given, 'username'), needed(given, 'password')];
    const port = neededNumber(given, 'listen');
    return openByMember({
      site: url,
      username,
      password,
      providerId,
      gameId,
      secret,
      port,
      frame: given.value('frame'),
      now,
    });
  }
  const tokens = ['token', 'second-token', 'closing-token'].map((name) => needed(given, name));
  const openGame = openByTokens(tokens, needed(given, 'close-with'));
  return { openGame, [Symbol.asyncDispose]: async () => {} };
}

/** `npm run wallet:check`: answers its exit code. */
export function runWalletCheck(surroundings: Surroundings): Promise<number> {
  return runProgram(program, surroundings, async (url, given, tell) => {
    const peer = {
      base: folderOf(url, '/api/provider/'),
      by: needed(given, 'provider'),
      secret: needed(given, 'secret'),
    };
    const sender = await createSender(peer);
    await using opener = await openerOf(url, given, sender.now);
    const settings = {
      gameId: needed(given, 'game'),
      stakeSatang: neededSatang(given, 'stake'),
      largestSatang: neededSatang(given, 'largest'),
      openGame: opener.openGame,
      only: given.value('only'),
    };
    return await checkWallet(peer, settings, tell);
  });
}
