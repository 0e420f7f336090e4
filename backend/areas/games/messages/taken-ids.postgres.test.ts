import { expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { ACME_GAME, openAcme, openGameWorld } from '#backend/testing/games/game-world.ts';
import { errorCodes } from '#contract/error-codes.ts';

const PAIRS = 12;
const counts = { turnover: true, cashback: true, commission: true };

test('of two wins of different players that come at once under one id one is paid, and the other names an id that is taken', async () => {
  await using world = await openGameWorld([1_000, 1_000], { connections: 16 });
  const players = await Promise.all(world.members.map((member) => openAcme(world, member)));
  const about = (at: number, player: number) => ({
    player_id: players[player]?.player_id ?? '',
    round_id: `round-${at}-of-${player}`,
    ...{ game_id: ACME_GAME, currency: 'THB' as const, amount: 10 },
  });
  const pairs = Array.from({ length: PAIRS }, (_, at) => at);
  for (const at of pairs)
    for (const [player, { token }] of players.entries()) {
      const bet = { ...about(at, player), token, counts, transaction_id: `stake-${at}-of-${player}` };
      expect((await world.tell('POST /api/provider/bet', bet)).body.error).toBe(0);
    }
  for (const at of pairs) {
    const wins = await Promise.all(
      [0, 1].map((player) =>
        world.tell('POST /api/provider/win', {
          ...{ ...about(at, player), transaction_id: `one-win-${at}`, finished: true },
        }),
      ),
    );
    const errors = wins.map(({ body }) => body.error).toSorted();
    expect(errors).toEqual([0, errorCodes.TRANSACTION_MISMATCH]);
  }
  await expectCleanAudit(world);
});
