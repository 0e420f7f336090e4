import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { commandsOf, helpLines } from './commands.ts';
import { OpsRequest, parseOps as parse, UsageError } from './parse-ops.ts';

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
])('%j is not understood', (words, message) => {
  expect(() => parseOps(words)).toThrow(UsageError);
  expect(() => parseOps(words)).toThrow(message);
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
