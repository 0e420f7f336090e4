import { expect, test } from 'vitest';
import { loggedError } from './log.ts';

test('keeps where and what, not the values of a query', () => {
  const detail = 'Key (username)=(0812345678) already exists.';
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "member_username"'), {
    code: '23505',
    constraint: 'member_username',
    detail,
  });
  const error = new Error('Failed query: insert into member values ($1)\nparams: 0812345678,secret-hash', {
    cause,
  });
  const kept = loggedError(error);
  expect(kept).toMatchObject({
    type: 'Error',
    message: 'Failed query: insert into member values ($1)',
    cause: { code: '23505', constraint: 'member_username' },
  });
  expect(kept.frames).toContain('log.test.ts');
  expect(JSON.stringify(kept)).not.toMatch(/0812345678|secret-hash/);
});

test('what was thrown without being an error says so', () => {
  expect(loggedError('0812345678')).toEqual({ type: 'string', message: 'not an error', frames: '' });
});
