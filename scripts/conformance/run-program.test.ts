import { expect, test } from 'vitest';
import { runProgram } from '#scripts/conformance/run-program.ts';

const program = { call: 'npm run x', about: [], settings: {} };

test('what the other program answered reaches the terminal without what it would obey', async () => {
  const lines: string[] = [];
  const surroundings = { args: ['http://127.0.0.1:1'], env: {}, print: (line: string) => lines.push(line) };
  const outcome = {
    name: 'a bet',
    unmet: ['bet: expected error 0, came error 1 (\u001b[2J\u009bH\u202eok\nx)'],
  };
  const code = await runProgram(program, surroundings, async (_url, _given, tell) => {
    tell(outcome);
    return [outcome];
  });
  expect(code).toBe(1);
  expect(lines).toEqual([
    'FAILED  a bet',
    '          bet: expected error 0, came error 1 (\\u{1b}[2J\\u{9b}H\\u{202e}ok',
    'x)',
    '0 passed, 1 failed',
  ]);
  lines.length = 0;
  await runProgram(program, surroundings, () => Promise.reject(new Error('\u001b]0;x\u0007')));
  expect(lines).toEqual(['\\u{1b}]0;x\\u{7}']);
});
