import { expect, test } from 'vitest';
import { houseRound } from '#backend/areas/house/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { betAtTable, openTable } from '#backend/testing/games/house-game.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { toBaht } from '#rules/money/baht.ts';
import { betsText, inOrder } from '#rules/tables/bets.ts';
import { hilo } from '#rules/tables/hilo.ts';

const CONNECTIONS = 12;
const KEYS = 4;

test('presses of few keys with other bets at once are a round for each key, paid once by its own bets', async () => {
  await using world = await openGameWorld([1_000], { connections: CONNECTIONS });
  const [{ token }] = world.members;
  const frame = await openTable(world, token, 'hilo');
  const bets = [
    [{ option: 'high', stake: 10 }],
    [{ option: 'low', stake: 10 }],
    [
      { option: 'high', stake: 5 },
      { option: 'low', stake: 5 },
    ],
  ];
  const press = async (at: number) => {
    for (;;) {
      const { body, status } = await betAtTable(
        world,
        frame,
        bets[at % 3] ?? [],
        `key-of-many-bets-${at % KEYS}`,
      );
      if (status !== 503 && body.error !== errorCodes.OUTCOME_UNKNOWN) return { at, body };
    }
  };
  const answers = await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => press(at)));
  const rounds = await world.db.orm.select().from(houseRound);
  expect(rounds).toHaveLength(KEYS);
  expect(rounds.every(({ status }) => status === 'done')).toBe(true);
  for (const { at, body } of answers) {
    const own = rounds.find(({ key }) => key === `key-of-many-bets-${at % KEYS}`);
    const isOwn = betsText(own?.bets ?? []) === betsText(inOrder(hilo, bets[at % 3] ?? []));
    expect(body.error, JSON.stringify(body)).toBe(isOwn ? 0 : errorCodes.TRANSACTION_MISMATCH);
  }
  const due = rounds.reduce((sum, { stakeSatang, winSatang }) => sum - stakeSatang + winSatang, 100_000n);
  expect(await balanceOf(world, token)).toBe(toBaht(due));
  await expectCleanAudit(world);
});
