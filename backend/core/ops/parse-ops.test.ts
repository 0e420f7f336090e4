import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { commandsOf, helpLines } from './commands.ts';
import { commandsToExplain, OpsRequest, parseOps as parse, UsageError } from './parse-ops.ts';

const commands = commandsOf(areas);
const parseOps = (words: readonly string[]) => parse(words, commands);

test('reads command, options, who and why; dry run without --yes', () => {
  expect(parseOps(['payment', 'pay', '--ref', 'ABCD1234', '--who', 'nok', '--why', 'test'])).toEqual({
    command: 'payment pay',
    options: { ref: 'ABCD1234' },
    who: 'nok',
    why: 'test',
    yes: false,
  });
  expect(parseOps(['payment', 'pay', '--ref=ABCD1234', '--yes'])).toMatchObject({
    yes: true,
    who: userInfo().username,
    why: '',
  });
});

test('a name of blanks is nobody', () => {
  expect(parseOps(['payment', 'pay', '--ref', 'A', '--who', '  '])).toMatchObject({
    who: userInfo().username,
  });
  expect(OpsRequest.safeParse({ command: 'audit', options: {}, who: ' ', why: '', yes: true }).success).toBe(
    false,
  );
});

test('a file option brings the text of the file', () => {
  using folder = scratchFolder();
  const file = path.join(folder.path, 'draws.json');
  writeFileSync(file, '[]');
  const words = ['lotto', 'publish', '--kind', 'glo', '--date', '2025-06-16', '--file'];
  expect(parseOps([...words, file])).toMatchObject({
    options: { kind: 'glo', date: '2025-06-16', file: '[]' },
  });
  expect(() => parseOps([...words, `${file}.gone`])).toThrow('cannot read');
});

test.each([
  [['lotto', 'fly'], 'There is no command "lotto fly"'],
  [['payment', 'pay'], 'payment pay needs --ref'],
  [['payment', 'pay', '--ref', ''], 'payment pay needs --ref'],
  [['payment', 'pay', '--ref', 'A', '--force'], '--force'],
  [['payment', 'pay', 'A'], 'There is no command "payment pay A"'],
  [['audit', '--why'], '--why'],
  [
    ['member', 'lock', '--username', '0812345678', '--username=0898765432'],
    '--username is said more than once',
  ],
  [['games', 'close', '--provider', 'acme', '--game', '', '--why', 'x'], '--game is empty'],
  [['member', 'loc'], 'There is no command "member loc"; there is member create, member lock'],
  [['help', 'nothing'], 'There is no command "nothing"'],
  [['audit', '--who', 'n'.repeat(101)], '--who has at most 100 letters'],
  [['audit', '--why', 'n'.repeat(501)], '--why has at most 500 letters'],
  [['audit', '--who', 'nok\u001b[31m'], '--who is one line'],
  [['audit', '--why', 'one\nline'], '--why is one line'],
])('%j is not understood', (words, message) => {
  const read = () => (parseOps(words) === 'help' ? commandsToExplain(words, commands) : []);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(message);
});

test('a number below zero is the value of the option before it', () => {
  const stock = ['shop', 'stock', '--reward', 'cup', '--why', 'lost', '--change'];
  for (const words of [
    [...stock, '-2'],
    [...stock.slice(0, -1), '--change=-2'],
  ])
    expect(parseOps(words)).toMatchObject({ options: { reward: 'cup', change: '-2' } });
  expect(() => parseOps(['member', 'lock', '--yes', '-2'])).toThrow(UsageError);
});

test('a reason that nobody sees is none', () => {
  expect(parseOps(['audit', '--why', ' \u200b ', '--who', '\u200b'])).toMatchObject({
    why: '',
    who: userInfo().username,
  });
});

test('help of some words is that of the commands that begin with them', () => {
  const names = (...words: string[]) => commandsToExplain(words, commands).map(({ name }) => name);
  expect(names('help', 'coupon')).toEqual(['coupon make', 'coupon void', 'coupon list']);
  expect(names('coupon', 'void', '--help')).toEqual(['coupon void']);
  expect(names('--help')).toHaveLength(commands.length);
});

test('help is asked for in several ways and names every command', () => {
  for (const words of [[], ['help'], ['--help'], ['payment', 'pay', '--help']])
    expect(parseOps(words)).toBe('help');
  const text = helpLines(commands).join('\n');
  for (const { name, options } of commands) {
    expect(text).toContain(`  ${name}`);
    for (const option of Object.keys(options)) expect(text).toContain(`--${option}`);
  }
  expect(text).toContain('  lotto void --round ROUND --why TEXT\n');
});
