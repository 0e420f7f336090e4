import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Device, shareStream } from './share-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** A device whose tabs share locks and channels as a browser's do. */
function openDevice() {
  const queue: { signal: AbortSignal; run: () => unknown }[] = [];
  let isHeld = false;
  const advance = async () => {
    const next = isHeld ? undefined : queue.shift();
    if (!next) return;
    isHeld = true;
    if (!next.signal.aborted) await next.run();
    isHeld = false;
    void advance();
  };
  const request = (_name: string, { signal }: { signal: AbortSignal }, run: () => unknown) => {
    queue.push({ signal, run });
    void advance();
    return new Promise(() => undefined);
  };
  const channels = new Set<EventTarget>();
  const openChannel = () => {
    const channel = new EventTarget();
    channels.add(channel);
    const postMessage = (data: unknown) => {
      for (const other of channels)
        if (other !== channel) other.dispatchEvent(new MessageEvent('message', { data }));
    };
    return Object.assign(channel, { postMessage, close: () => channels.delete(channel) });
  };
  return { locks: { request }, openChannel };
}

function openTab(device: { locks?: unknown; openChannel: unknown }) {
  let isHidden = false;
  let look = () => {};
  const heard: string[] = [];
  const own: Device = {
    ...(device as Pick<Device, 'locks' | 'openChannel'>),
    isHidden: () => isHidden,
    onVisibility: (listener) => {
      look = listener;
      return () => {};
    },
  };
  let say: ((message: string) => void) | undefined;
  const catchUp = vi.fn(async () => {});
  const stop = shareStream<string>(
    'live',
    {
      lead: (signal, publish) => {
        say = publish;
        return new Promise<void>((resolve) =>
          signal.addEventListener('abort', () => {
            say = undefined;
            resolve();
          }),
        );
      },
      catchUp,
      hear: (message) => heard.push(message),
    },
    own,
  );
  return {
    heard,
    catchUp,
    stop,
    leads: () => say !== undefined,
    say: (message: string) => say?.(message),
    show: async (shown: boolean) => {
      isHidden = !shown;
      look();
      await vi.advanceTimersByTimeAsync(1);
    },
  };
}

test('one tab leads and the others hear it; a hidden one gives the lead up', async () => {
  const device = openDevice();
  const tabs = [openTab(device), openTab(device)] as const;
  const [one, two] = tabs;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tabs.map((tab) => tab.leads())).toEqual([true, false]);
  one.say('a');
  expect([one.heard, two.heard]).toEqual([[], ['a']]);

  await one.show(false);
  expect(tabs.map((tab) => tab.leads())).toEqual([false, true]);
  two.say('b');
  expect(one.heard).toEqual(['b']);

  await one.show(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(one.leads()).toBe(false);
  expect(one.catchUp).toHaveBeenCalledTimes(1);
  // Once, when it began to listen.
  expect(two.catchUp).toHaveBeenCalledTimes(1);

  two.stop();
  await vi.advanceTimersByTimeAsync(1);
  expect(one.leads()).toBe(true);
  await one.show(false);
  expect(one.leads()).toBe(false);
  await one.show(true);
  await vi.advanceTimersByTimeAsync(1_000);
  // It leads again, and takes up by itself what it missed.
  expect([one.leads(), one.catchUp.mock.calls.length]).toEqual([true, 1]);
});

test('a tab that comes later asks once what it missed, and goes on from there', async () => {
  const device = openDevice();
  const one = openTab(device);
  await vi.advanceTimersByTimeAsync(1_000);
  const two = openTab(device);
  await vi.advanceTimersByTimeAsync(1);
  // The question, which comes after it, brings this too.
  one.say('before');
  expect(two.heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(two.catchUp).toHaveBeenCalledTimes(1);
  one.say('after');
  expect(two.heard).toEqual(['after']);
  expect(one.catchUp).not.toHaveBeenCalled();
});

test('where tabs cannot share, each leads', async () => {
  const device = { openChannel: openDevice().openChannel };
  const tabs = [openTab(device), openTab(device)];
  await vi.advanceTimersByTimeAsync(1);
  expect(tabs.map((tab) => tab.leads())).toEqual([true, true]);
});
