import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal, ApiUnreachable, NotSent } from '#lib/api/errors.ts';
import { useSendOnce } from './use-send-once.ts';

interface Intent {
  readonly key: string;
}

const send = vi.fn<(intent: Intent) => Promise<string>>();
const find = vi.fn<(intent: Intent) => Promise<string | null>>();
const onDone = vi.fn();
beforeEach(() => {
  send.mockReset().mockImplementation(async ({ key }) => `done ${key}`);
  find.mockReset().mockResolvedValue(null);
  onDone.mockReset();
});

function form(kept: Intent | null = null) {
  return renderHook(() => {
    const [intent, keep] = useState(kept);
    return { intent, ...useSendOnce({ intent, keep, send, find, onDone, watches: false }) };
  }).result;
}

const lost = () => Promise.reject(new ApiUnreachable('no answer'));
const one = { key: 'one' };
const two = { key: 'two' };

test('an intent is sent once, kept meanwhile, and forgotten when it is answered', async () => {
  const answered = Promise.withResolvers<string>();
  send.mockReturnValue(answered.promise);
  const hook = form();
  await act(async () => {
    void hook.current.submit(one);
    void hook.current.submit(one);
  });
  expect(hook.current).toMatchObject({ intent: one, isBusy: true });
  await act(async () => answered.resolve('done'));
  expect(send).toHaveBeenCalledOnce();
  expect(hook.current).toMatchObject({ intent: null, state: { stage: 'done', done: 'done' } });
});

test('a lost answer is looked up, and what was found is the outcome', async () => {
  send.mockImplementation(lost);
  find.mockResolvedValue('placed');
  const hook = form();
  await act(() => hook.current.submit(one));
  expect(onDone).toHaveBeenCalledExactlyOnceWith('placed', { isFound: true, isLeft: false });
  expect(hook.current.intent).toBeNull();
});

test('while an outcome is unknown nothing else is sent, and what is found takes the place of a new intent', async () => {
  send.mockImplementation(lost);
  find.mockImplementation(lost);
  const hook = form();
  await act(() => hook.current.submit(one));
  expect(hook.current).toMatchObject({ intent: one, state: { stage: 'unknown' } });
  await act(() => hook.current.submit(two));
  expect(send).toHaveBeenCalledExactlyOnceWith(one);
  find.mockResolvedValue('placed');
  await act(() => hook.current.submit(two));
  expect(send).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledExactlyOnceWith('placed', { isFound: true, isLeft: false });
});

test('one that the server has nothing of is sent again as it is, or gives way to a new one', async () => {
  const again = form(one);
  await act(async () => again.current.resend());
  expect(find).toHaveBeenCalledExactlyOnceWith(one);
  expect(send).toHaveBeenCalledExactlyOnceWith(one);
  const other = form(one);
  await act(() => other.current.submit(two));
  expect(find).toHaveBeenCalledTimes(2);
  expect(send).toHaveBeenLastCalledWith(two);
});

test('of a refusal and of what was never sent nothing is kept; of a repeat, being offline now says nothing', async () => {
  send.mockRejectedValueOnce(new ApiRefusal(4110, 'no')).mockRejectedValueOnce(new NotSent());
  const hook = form();
  for (const code of [4110, 0]) {
    await act(() => hook.current.submit(one));
    expect(hook.current).toMatchObject({ intent: null, state: { stage: 'refused', code } });
  }
  expect(find).not.toHaveBeenCalled();
  send.mockRejectedValueOnce(new NotSent());
  find.mockResolvedValueOnce(null).mockImplementationOnce(lost);
  const repeat = form(one);
  await act(async () => repeat.current.resend());
  expect(repeat.current).toMatchObject({ intent: one, state: { stage: 'unknown' } });
});

test.each([
  ['answered', async () => 'placed'],
  ['found after a lost answer', lost],
])(
  'a fault of what follows an outcome is no refusal, and nothing is sent again: %s',
  async (_name, answer) => {
    send.mockImplementation(answer);
    find.mockResolvedValue('placed');
    onDone.mockImplementation(() => {
      throw new RangeError('not an amount');
    });
    const hook = form();
    await act(() => expect(hook.current.submit(one)).rejects.toThrow('not an amount'));
    expect(hook.current).toMatchObject({ intent: null, state: { stage: 'done', done: 'placed' } });
    expect(send).toHaveBeenCalledOnce();
  },
);
