import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawsOf } from '#rules/draw/draw.ts';
import type { Hashing } from '#rules/draw/hashing.ts';
import { houseGames } from '#rules/slots/games.ts';
import { machineIds } from '#rules/slots/machine.ts';
import { machines, machineVersion } from '#rules/slots/machines.ts';
import { playRound } from '#rules/slots/play-round.ts';
import { type RoundCells, readRoundsFile, roundLine, roundsHeading } from './rounds-file.ts';
import { compareRounds, readRounds, verdictOf } from './verify-file.ts';

const hashing: Hashing = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
};
const seed = 'a'.repeat(64);
const commit = createHash('sha256').update(seed).digest('hex');

async function toldRound(at: number) {
  const id = machineIds[at % machineIds.length] ?? 'classic';
  const machine = machines[id];
  const play = { seed, clientSeed: '-mine', nonce: at };
  const { events, payHundredths } = await playRound(machine, drawsOf(hashing, play));
  const version = await machineVersion(hashing, machine);
  return {
    ...{ round_id: `round-${at}`, game_id: 'a game, with "signs"', machine: id, version, stake: 20 },
    ...{ win: (20 * payHundredths) / 100, events, commit, client_seed: '-mine', nonce: at, seed },
  };
}

const told = await Promise.all(Array.from({ length: 24 }, (_, at) => toldRound(at)));
const csv =
  roundsHeading +
  told
    .map(({ round_id: round, game_id: game, machine, version, stake, win, nonce, client_seed: clientSeed }) =>
      roundLine({
        ...{ round, game, machine, version, commit, clientSeed, seed },
        ...{ nonce: String(nonce), stake: stake.toFixed(2), won: win.toFixed(2) },
      }),
    )
    .join('');

const kindsOf = async (text: string) =>
  Promise.all(
    (readRounds(text) ?? []).map(async ({ cells, events }) => (await verdictOf(hashing, cells, events)).kind),
  );
const allRight = told.map(() => 'right');

test.each([
  ['as the site gives it', csv],
  ['with a mark of UTF-8', `\uFEFF${csv}`],
  ['with plain line ends', csv.replaceAll('\r\n', '\n')],
  ['with the separator of another country', csv.replaceAll(/,(?! with)/g, ';')],
  ['as JSON', JSON.stringify(told)],
  ['as JSON of an answer', JSON.stringify({ rounds: told })],
])('every round of a file is right: %s', async (_, text) => {
  expect(await kindsOf(text)).toEqual(allRight);
});

test('columns may stand in another order, and others beside them', () => {
  const text = 'หมายเหตุ,รหัสลับ,เลขที่รอบ\r\nmine,abc,1\r\n';
  expect(readRoundsFile(text)).toMatchObject([{ seed: 'abc', round: '1' }]);
});

test('what was touched is found, and what cannot be known is said', async () => {
  const [first] = readRounds(csv) ?? [];
  if (!first) throw new Error('no round');
  const kind = async (change: object) => (await verdictOf(hashing, { ...first.cells, ...change })).kind;
  expect(await kind({ won: '123.00' })).toBe('wrong');
  expect(await kind({ seed: 'b'.repeat(64) })).toBe('wrong');
  expect(await kind({ seed: '' })).toBe('waits');
  expect(await kind({ version: 'c'.repeat(64) })).toBe('other-version');
  expect(await kind({ machine: 'none' })).toBe('unproved');
  expect(await kind({ stake: '' })).toBe('unproved');
});

test('an amount that is touched by less than machines pay by is found', async () => {
  for (const { cells } of readRounds(csv) ?? []) {
    const stake = '1000.00';
    const won = (Number(cells.won) * 50 + 0.04).toFixed(2);
    expect(await verdictOf(hashing, { ...cells, stake, won })).toEqual({
      kind: 'wrong',
      part: 'payHundredths',
    });
    expect((await verdictOf(hashing, { ...cells, won: `${cells.won}1` })).kind).toBe('wrong');
  }
});

test('what does not go with the rest of a round is found', async () => {
  const [first] = readRounds(csv) ?? [];
  const verdict = (change: RoundCells) => verdictOf(hashing, { ...first?.cells, ...change });
  const other = houseGames.find(({ machine }) => machine !== first?.cells.machine);
  const own = houseGames.find(({ machine }) => machine === first?.cells.machine);
  for (const game of [other?.id, other?.name.th])
    expect(await verdict({ game: game ?? '' })).toEqual({ kind: 'wrong', part: 'game' });
  expect(await verdict({ game: own?.name.th ?? '', paid: '20.00' })).toEqual({ kind: 'right' });
  expect(await verdict({ paid: '0.00', status: 'จบแล้ว' })).toEqual({ kind: 'right' });
  for (const paid of ['10.00', '20.01', '-20.00', 'nothing'])
    expect(await verdict({ paid })).toEqual({ kind: 'wrong', part: 'paid' });
  for (const status of ['ยกเลิก', 'ยังไม่จบ', 'refused', 'pending', 'cancelled'])
    expect(await verdict({ status })).toEqual({ kind: 'unproved' });
  expect(await verdict({ nonce: '' })).toEqual({ kind: 'unproved' });
});

test.each(['nothing', 7, {}, [1], [{}], [[]], true])(
  'no events are not events that were told: %j',
  async (events) => {
    expect(await kindsOf(JSON.stringify([{ ...told[0], events }]))).toEqual(['wrong']);
  },
);

test('amounts and numbers that are not written plainly are none', async () => {
  const lost = told.find(({ win }) => win === 0);
  for (const win of [null, '', ' ', true, false, [], {}, [0], '0x0', '-0', ' 0', '0e0', undefined])
    expect(await kindsOf(JSON.stringify([{ ...lost, win }]))).toEqual(['wrong']);
  for (const change of [
    { stake: '0x20' },
    { stake: ' 20' },
    { stake: [20] },
    { nonce: `${lost?.nonce} ` },
    { nonce: '0x0' },
  ])
    expect(await kindsOf(JSON.stringify([{ ...lost, ...change }]))).toEqual(['unproved']);
});

test.each([true, false, 0, [], {}, ['done'], { of: 'done' }])(
  'what is no text is no end of a round: %j',
  async (status) => {
    expect(await kindsOf(JSON.stringify([{ ...told[0], status }]))).toEqual(['unproved']);
    expect(await kindsOf(JSON.stringify([{ ...told[0], status: 'done' }]))).toEqual(['right']);
  },
);

test('events that were touched are found', async () => {
  const [one] = told;
  const touched = JSON.stringify([{ ...one, events: [{ kind: 'capped', payHundredths: 1 }] }]);
  expect(await kindsOf(touched)).toEqual(['wrong']);
});

test('another text is no file of rounds, and none makes the reading fail', () => {
  expect(readRounds('hello, world')).toBeUndefined();
  expect(readRounds('[]')).toBeUndefined();
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      readRounds(text);
      readRounds(`${roundsHeading}${text}`);
    }),
  );
});

test('cells come back as they went out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (game) => {
      fc.pre(!game.startsWith("'"));
      expect(readRoundsFile(roundsHeading + roundLine({ game, round: '1' }))).toMatchObject([{ game }]);
    }),
  );
});

test('rounds of one file speak against each other: a nonce that was drawn from twice, a seed of the player that changed', () => {
  const clashesOf = (...rounds: readonly RoundCells[]) => rounds.map(compareRounds());
  const one = { round: 'one', commit, clientSeed: 'mine', nonce: '4' };
  const next = { ...one, round: 'two', nonce: '5' };
  expect(clashesOf(one, next, one, { round: 'other provider' }, { round: 'another' })).toEqual(
    Array(5).fill(null),
  );
  expect(clashesOf(one, { ...one, round: 'two' })).toEqual([null, 'nonce']);
  expect(clashesOf(one, { ...one, round: 'two', nonce: '04' })).toEqual([null, 'nonce']);
  expect(clashesOf(one, { ...next, clientSeed: 'chosen' })).toEqual([null, 'clientSeed']);
  expect(clashesOf(one, { ...one, round: 'two', commit: 'b'.repeat(64), clientSeed: 'new' })).toEqual([
    null,
    null,
  ]);
});
