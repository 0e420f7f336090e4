import { expect, test } from 'vitest';
import { drawsOf } from '#rules/draw/draw.ts';
import { plainHashing } from '#rules/draw/plain-hashing.ts';
import { stakeOfBets } from './bets.ts';
import { hilo } from './hilo.ts';
import { playTable } from './play-table.ts';
import { tableVersion } from './tables.ts';
import { type TableRecord, verifyTable } from './verify-table.ts';

test('a table with another limit is another version: a round that it took before is not said to be wrong', async () => {
  const version = await tableVersion(plainHashing, hilo);
  for (const limit of [{ mostStakeBaht: 9_999 }, { mostBackBaht: 49_999 }])
    expect(await tableVersion(plainHashing, { ...hilo, ...limit })).not.toBe(version);
});

test('a round with another bet, another result or another pay than was drawn is found', async () => {
  const play = { seed: 'a'.repeat(64), clientSeed: 'mine', nonce: 0 };
  const bets = [
    { option: 'low', stake: 10 },
    { option: 'high', stake: 20 },
  ];
  const { events, backSatang } = await playTable(hilo, bets, drawsOf(plainHashing, play));
  const round: TableRecord = {
    ...{ ...play, bets, events, wonSatang: BigInt(backSatang) },
    machine: 'hilo',
    ...{ version: await tableVersion(plainHashing, hilo), commit: await plainHashing.sha256(play.seed) },
    stakeSatang: BigInt(stakeOfBets(bets)) * 100n,
  };
  const verify = (change: Partial<TableRecord>) => verifyTable(plainHashing, { ...round, ...change });
  expect(await verify({})).toBeNull();
  expect(await verify({ nonce: 1 })).toBe('events');
  expect(await verify({ events: events.slice(0, 1) })).toBe('events');
  expect(await verify({ wonSatang: round.wonSatang + 1n })).toBe('payHundredths');
  expect(await verify({ stakeSatang: round.stakeSatang + 1n })).toBe('bets');
  expect(await verify({ bets: bets.toReversed().map((bet) => ({ ...bet, stake: 15 })) })).toBe('events');
  expect(await verify({ bets: [] })).toBe('bets');
});
