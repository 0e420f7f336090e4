import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

/** A form that looks by itself when it is opened, with what the tab has stored of an intent. */
function openForm(stored: { intent: Intent | null }) {
  const onRefused = vi.fn();
  const keep = (intent: Intent | null) => {
    stored.intent = intent;
  };
  const hook = renderHook(() => useSendOnce({ intent: stored.intent, keep, send, find, onDone, onRefused }));
  return { ...hook, onRefused };
}

describe('a form that is left while an intent is on its way, and opened again', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const opened = () => act(() => vi.advanceTimersByTimeAsync(1));

  async function openAgain() {
    const answer = Promise.withResolvers<string>();
    send.mockReturnValue(answer.promise);
    const stored: { intent: Intent | null } = { intent: null };
    const left = openForm(stored);
    await act(async () => void left.result.current.submit(one));
    left.unmount();
    const form = openForm(stored);
    await opened();
    expect(form.result.current).toMatchObject({ isBusy: true, state: { stage: 'sending' } });
    // What is asked for meanwhile is not sent beside it.
    await act(async () => void form.result.current.submit(two));
    expect(send).toHaveBeenCalledExactlyOnceWith(one);
    expect(find).not.toHaveBeenCalled();
    return { answer, stored, left, form };
  }

  test('waits for its answer, and alone tells of it', async () => {
    const { answer, stored, form } = await openAgain();
    find.mockResolvedValue('placed');
    await act(async () => answer.resolve('placed'));
    expect(form.result.current.state).toEqual({ stage: 'done', done: 'placed' });
    expect(onDone).toHaveBeenCalledExactlyOnceWith('placed', { isFound: false, isLeft: false });
    expect(stored.intent).toBeNull();
  });

  test('says why it was refused', async () => {
    const { answer, stored, left, form } = await openAgain();
    await act(async () => answer.reject(new ApiRefusal(4110, 'no')));
    expect(form.result.current.state).toEqual({ stage: 'refused', code: 4110, message: 'no' });
    expect(form.onRefused).toHaveBeenCalledOnce();
    expect(left.onRefused).not.toHaveBeenCalled();
    expect(stored.intent).toBeNull();
  });

  test('looks when its answer was lost', async () => {
    const { answer, stored, form } = await openAgain();
    await act(async () => answer.reject(new ApiUnreachable('no answer')));
    expect(form.result.current.state).toEqual({ stage: 'unsent' });
    expect(find).toHaveBeenCalledExactlyOnceWith(one);
    expect(stored.intent).toBe(one);
    send.mockResolvedValue('placed');
    await act(async () => form.result.current.resend());
    expect(send).toHaveBeenCalledTimes(2);
    expect(form.result.current.state).toEqual({ stage: 'done', done: 'placed' });
  });

  test('leaves it to whoever opens it last, and is free again', async () => {
    const { answer, stored, form } = await openAgain();
    const last = openForm(stored);
    await opened();
    find.mockResolvedValue('placed');
    await act(async () => answer.resolve('placed'));
    expect(onDone).toHaveBeenCalledOnce();
    expect(last.result.current.state).toEqual({ stage: 'done', done: 'placed' });
    expect(form.result.current.isBusy).toBe(false);
  });
});
