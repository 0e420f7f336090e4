import { afterAll, expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import { commandsOf, helpLines } from '#backend/core/ops/commands.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { runOps } from '#backend/testing/ops.ts';
import { pollFile } from '#backend/testing/poll/polls.ts';
import { limited } from '#backend/testing/promotion/promotions.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

// What operators write in files: exported by a spreadsheet, typed in Thai, pasted from a chat.
const world = await openWorld();
world.clock.set(EVENING);
afterAll(() => closeAudited(world));

const run = (command: string, file: string, options: Readonly<Record<string, string>> = {}) =>
  runOps(world.services, { command, options: { file, ...options }, who: 'nok', why: 'a test', yes: true });

const quest = {
  ...{ id: 'file-quest', title: 'ภารกิจจากไฟล์', period: 'event' },
  ...{ starts_at: '2025-06-15T00:00:00+07:00', ends_at: '2025-06-20T00:00:00+07:00' },
  ...{ prize_kind: 'point', prize_amount: 1, prize_days: 30, position: 9 },
  conditions: [{ fact: 'stake', area: null, least: 1_000_000 }],
};
const reward = {
  ...{ id: 'file-fan', category: 'goods', art: 'fan', position: 1, kind: 'goods', title: 'พัดลม', detail: '' },
  ...{ points: 100_000, amount: 100_00, valid_days: null, limit: null, stock: 1 },
};
const prize = { id: 'none', name: 'ขอบคุณ', type: 'none', amount: 0, color: 'grey', weight: 100_000 };

/** A good entry of each file, and how a file has it. */
const files = {
  'promotions import': { good: limited, of: (one: object) => [one], line: 'title', moment: 'starts_at' },
  'quests import': { good: quest, of: (one: object) => [one], line: 'title', moment: 'starts_at' },
  'poll import': { good: pollFile, of: (one: object) => one, line: 'question', moment: 'opens_at' },
  'shop import': { good: reward, of: (one: object) => [one], line: 'title', moment: undefined },
  'wheel weights': { good: prize, of: (one: object) => [one], line: 'name', moment: undefined },
} as const;
type Command = keyof typeof files;
const commands = Object.keys(files).filter((name): name is Command => name in files);
const options = (command: Command): Readonly<Record<string, string>> =>
  command === 'wheel weights' ? { from: 'now' } : {};

test.each(commands)('%s refuses lines that nobody can read, and years of the other era', async (command) => {
  const { good, of, line, moment } = files[command];
  const unread = ['', '   ', '\u200b\u200b', 'ก\u0000ข', 'บรรทัด\nสอง', '\ud800'];
  const wrong = [
    ...unread.map((text) => ({ [line]: text })),
    ...(moment
      ? ['2568-06-15T00:00:00+07:00', '๒๐๒๕-๐๖-๑๕T๐๐:๐๐:๐๐+๐๗:๐๐'].map((at) => ({ [moment]: at }))
      : []),
  ];
  for (const change of wrong) {
    const { code, lines } = await run(command, JSON.stringify(of({ ...good, ...change })), options(command));
    expect({ code, first: lines[0] }, JSON.stringify(change)).toMatchObject({ code: 1 });
    expect(lines.join('\n')).toContain(Object.keys(change)[0]);
  }
});

test.each(commands.filter((command) => command !== 'wheel weights'))(
  '%s reads a file that an editor of Windows wrote, once; and no other signs than JSON has',
  async (command) => {
    const { good, of } = files[command];
    const text = JSON.stringify(of(good), null, 2);
    for (const broken of [text.replace(/}(\s*\]?\s*)$/, '},$1'), `${text},`, text.replace(/"/g, '“'), ''])
      expect(await run(command, broken)).toMatchObject({ code: 1, lines: ['--file is not JSON'] });
    expect(await run(command, `\ufeff${text.replace(/\n/g, '\r\n')}\r\n`)).toMatchObject({ code: 0 });
  },
);

test('promotions that nobody can ever fill are refused, or their page would tell no cost', async () => {
  const put = (weights: Readonly<Record<string, number>>, more: object = {}) =>
    run('promotions import', JSON.stringify([{ ...limited, id: 'empty', number: 77, weights, ...more }]));
  const unfilled: ReadonlyArray<Readonly<Record<string, number>>> = [
    {},
    { games: 0 },
    { 'lotto/thai': 50 },
    { games: 100, 'lotto/glo ': 50 },
    { 'games/': 9 },
  ];
  for (const weights of unfilled) expect((await put(weights)).code, JSON.stringify(weights)).toBe(1);
  expect((await put({ 'games/casino': 100 })).code).toBe(1);
  expect((await put({ games: 100, 'games/casino': 50 }, { turn: 'credit', times: 9 })).code).toBe(1);
  expect((await world.call('GET /api/promotion/list', {})).body.error).toBe(0);
});

test('a quest of an area that nobody plays in is refused, as of one that is named by its kind', async () => {
  for (const area of ['slots', 'lotto/glo', ''])
    expect(
      await run(
        'quests import',
        JSON.stringify([{ ...quest, id: 'other', conditions: [{ ...quest.conditions[0], area }] }]),
      ),
    ).toMatchObject({ code: 1 });
});

const stake = quest.conditions[0];
const importQuest = (change: object) =>
  run('quests import', JSON.stringify([{ ...quest, id: 'odd-quest', ...change }]));

test.each(['deposits', 'check_ins'])(
  '%s of one area are counted nowhere, so a quest of them is refused',
  async (fact) => {
    const answer = await importQuest({ conditions: [stake, { fact, area: 'lotto', least: 1 }] });
    expect(answer).toEqual({ code: 1, lines: [`odd-quest: ${fact} are of no area`] });
  },
);

test('more check-ins than a period has days are refused, and as many are taken', async () => {
  const times = { starts_at: '2025-06-01T00:00:00+07:00', ends_at: '2026-06-01T00:00:00+07:00' };
  const put = (period: string, least: number, more: object) => {
    const checkIns = { fact: 'check_ins', area: null, least };
    const id = `often-${period}`;
    return importQuest({ id, period, conditions: [stake, checkIns], ...more });
  };
  for (const [period, days, more] of [
    ['day', 1, times],
    ['week', 7, times],
    ['month', 31, times],
    ['event', 5, {}],
  ] as const) {
    expect(await put(period, days + 1, more), period).toMatchObject({
      code: 1,
      lines: [expect.stringContaining(`has ${days} days`)],
    });
    expect(await put(period, days, more), period).toMatchObject({ code: 0 });
  }
});

test.each(['week', 'event'])('a quest by %s that is over is refused', async (period) => {
  const starts_at = '2024-06-01T00:00:00+07:00';
  for (const ends_at of ['2024-07-01T00:00:00+07:00', EVENING])
    expect(await importQuest({ period, starts_at, ends_at })).toEqual({
      code: 1,
      lines: ['odd-quest: it would be over already'],
    });
});

test('a poll has a number by which the other commands can name it', async () => {
  const put = (id: number) => run('poll import', JSON.stringify({ ...pollFile, id }));
  expect(await put(1_000_000)).toMatchObject({ code: 1 });
  expect(await put(999_999)).toMatchObject({ code: 0 });
  const open = { command: 'poll open', options: { poll: '999999' }, who: 'nok', why: 'a test', yes: true };
  expect(await runOps(world.services, open)).toMatchObject({ code: 0 });
});

test.each(['quests import', 'promotions import'] as const)(
  '%s refuses what begins in a year that was mistyped, for nobody would ever see it',
  async (command) => {
    const { good, of } = files[command];
    const dates = { starts_at: '2052-06-15T00:00:00+07:00', ends_at: '2052-06-20T00:00:00+07:00' };
    const { code, lines } = await run(command, JSON.stringify(of({ ...good, ...dates, id: 'later' })));
    expect({ code, lines }).toMatchObject({
      code: 1,
      lines: [expect.stringContaining('more than a year away')],
    });
  },
);

test('a poll whose choices nobody can tell apart is refused, and one that opens, closes or is drawn in a year that was mistyped', async () => {
  const put = (more: object) => run('poll import', JSON.stringify({ ...pollFile, id: 9, ...more }));
  for (const texts of [
    ['แดง', 'แดง'],
    ['แดง', ' แดง\u200b'],
    ['Red 1', 'RED  ๑'],
  ])
    expect(await put({ choices: texts.map((text) => ({ text, image: null })) })).toMatchObject({
      code: 1,
      lines: ['Two choices say the same'],
    });
  const [opens_at, closes_at, draws_at] = [15, 16, 17].map((day) => `2052-06-${day}T00:00:00+07:00`);
  for (const times of [{ opens_at, closes_at, draws_at }, { closes_at, draws_at }, { draws_at }])
    expect(await put(times)).toMatchObject({
      code: 1,
      lines: [expect.stringMatching(/more than (a year|10 years) away/)],
    });
});

test.each(commands)(
  '%s refuses a file that says two things of one, of which a parser takes the last',
  async (command) => {
    const { good, of, line } = files[command];
    const text = JSON.stringify(of({ ...good, id: 'twice' })).replace(/}(\]?)$/, `,"${line}":"อื่น"}$1`);
    expect(await run(command, text, options(command))).toEqual({
      code: 1,
      lines: [`--file says "${line}" twice of one thing`],
    });
  },
);

test.each(commands)('%s shows a file that it takes, to whoever asks about it alone', async (command) => {
  const all = commandsOf(areas);
  const asked = all.filter(({ name }) => name === command);
  const example = asked[0]?.options.file?.example?.json;
  const shown = helpLines(asked).join('\n');
  expect(shown).toContain(`--file: ${asked[0]?.options.file?.example?.about}\n`);
  expect(shown).toContain(JSON.stringify(example, null, 2));
  expect(helpLines(all).join('\n')).not.toContain('--file: ');
  const then = world.clock.now();
  world.clock.set('2027-04-10T12:00:00+07:00');
  const file = JSON.stringify(example);
  const request = { command, options: { file, ...options(command) }, who: 'nok', why: 'a test', yes: false };
  expect(await runOps(world.services, request)).toMatchObject({ code: 0 });
  world.clock.set(then.toISOString());
});

test('every file of a command says what it holds', () => {
  const files = commandsOf(areas).flatMap(({ name, options }) =>
    Object.entries(options).flatMap(([option, { file, example }]) =>
      file ? [[name, option, example?.about]] : [],
    ),
  );
  expect(files.filter(([, , about]) => !about)).toEqual([]);
});

test('what is wrong with a file is said on one line, and not all of it where it is another file altogether', async () => {
  const wrong = await run(
    'quests import',
    JSON.stringify([{ ...quest, period: 'year', prize_days: undefined }]),
  );
  expect(wrong.lines).toEqual([
    '--file: 0.period: Invalid option: expected one of "day"|"week"|"month"|"event"; 0.prize_days is missing',
  ]);
  const other = await run('poll import', '{}');
  expect(other.lines[0]).toMatch(/^--file: id is missing; question is missing; .*; and 2 more$/);
  expect((await run('shop import', '{}')).lines).toEqual([
    '--file: Invalid input: expected array, received object',
  ]);
});
