'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLeft } from '#components/ui/use-left.ts';
import { useBackOnline } from '#components/ui/use-network.ts';
import { ApiUnreachable, messageOf, NotSent } from '#lib/api/errors.ts';

/** Where an intent stands. `unknown`: the server could not be asked; `unsent`: the server has nothing of it. */
export type SendState<Done> =
  | { readonly stage: 'idle' | 'sending' | 'looking' | 'unsent' }
  | { readonly stage: 'unknown'; readonly message: string }
  | { readonly stage: 'refused'; readonly code: number; readonly message: string }
  | { readonly stage: 'done'; readonly done: Done };

/** How an outcome became known. */
export interface Known {
  /** It was looked up after its answer had been lost, not answered. */
  readonly isFound: boolean;
  /** The form is gone by now and cannot say it. */
  readonly isLeft: boolean;
}

interface SendOnce<Intent, Done> {
  /** What was sent and has no known outcome, with its idempotency key, where the draft is kept; null when there is none. */
  readonly intent: Intent | null;
  readonly keep: (intent: Intent | null) => void;
  readonly send: (intent: Intent) => Promise<Done>;
  /** What became of an intent, by its key; null, or 404, when the server has none. */
  readonly find: (intent: Intent) => Promise<Done | null>;
  readonly onDone: (done: Done, known: Known) => void;
  /** The server said no, or nothing was sent because the device is offline (`NotSent`). */
  readonly onRefused?: (error: unknown, known: Known) => void;
  readonly onUnsent?: () => void;
  /** Looks by itself when the form is opened and when the network is there again. True by default. */
  readonly watches?: boolean;
}

/** Calls of this tab that are not answered yet, by their intent. Of several forms that wait, the last one tells the outcome. */
const waits = new Map<unknown, Promise<unknown>>();

/**
 * Sends an intent of a member once and finds out what became of it. It is kept until its outcome is known; after a lost
 * answer it is looked up, and is only ever sent again as it is, with its key, and after another look. While anything is
 * under way, asking again does nothing; a form that is opened again waits for the answer that the one before asked for.
 */
export function useSendOnce<Intent, Done>(options: SendOnce<Intent, Done>) {
  const { intent, keep, watches = true } = options;
  const isUnderWay = useRef(false);
  const isLeft = useLeft();
  const [state, setState] = useState<SendState<Done>>({ stage: intent && watches ? 'looking' : 'idle' });

  const finish = (done: Done, isFound: boolean) => {
    keep(null);
    setState({ stage: 'done', done });
    options.onDone(done, { isFound, isLeft: isLeft.current });
  };
  /** True when it is certain that the server has nothing of this intent. */
  const isMissing = async (sent: Intent): Promise<boolean> => {
    setState({ stage: 'looking' });
    let found: Done | null = null;
    try {
      found = await options.find(sent);
    } catch (error) {
      if (Object(error).code !== 404) {
        setState({ stage: 'unknown', message: messageOf(error) });
        return false;
      }
    }
    if (found !== null) finish(found, true);
    return found === null;
  };
  const lookUp = async (sent: Intent) => {
    if (!(await isMissing(sent))) return;
    setState({ stage: 'unsent' });
    options.onUnsent?.();
  };
  const sendNow = async (sent: Intent, isRepeat: boolean) => {
    setState({ stage: 'sending' });
    keep(sent);
    const wait = waits.get(sent)?.then(() => options.find(sent)) ?? options.send(sent);
    waits.set(sent, wait);
    let done: Done | null = null;
    let failure: unknown;
    try {
      done = await wait;
    } catch (error) {
      failure = error;
    }
    if (waits.get(sent) !== wait) return setState({ stage: 'idle' });
    waits.delete(sent);
    // A fault in what follows an answer is neither a refusal nor a lost answer.
    if (done !== null) return finish(done, false);
    // Of an intent that was sent before, being offline now says nothing.
    const isLost = failure instanceof ApiUnreachable && (isRepeat || !(failure instanceof NotSent));
    if (isLost || !failure) return lookUp(sent);
    keep(null);
    setState({
      stage: 'refused',
      code: Object(failure).code ?? 0,
      message: messageOf(failure),
    });
    options.onRefused?.(failure, { isFound: false, isLeft: isLeft.current });
  };
  const alone = async (act: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await act().finally(() => {
      isUnderWay.current = false;
    });
  };
  const look = () =>
    alone(async () => {
      if (!intent) return setState({ stage: 'idle' });
      return waits.has(intent) ? sendNow(intent, true) : lookUp(intent);
    });
  /** Sends an intent, new or kept; while one is kept, only when a look shows that the server has nothing of that one. */
  const submit = (next: Intent) =>
    alone(async () => {
      if (!intent || (await isMissing(intent))) await sendNow(next, next === intent);
    });

  const begin = useEffectEvent(() => void (watches && intent && look()));
  useEffect(() => {
    // Stored state is read right after the mount.
    const timer = setTimeout(() => begin(), 0);
    return () => clearTimeout(timer);
  }, []);
  useBackOnline(() => begin());
  return {
    state,
    submit,
    look,
    /** The same intent once more, with its key. */
    resend: () => (intent ? submit(intent) : undefined),
    /** Takes back what is said about the last try; what is kept stays. */
    clear: () => setState({ stage: 'idle' }),
    isBusy: state.stage === 'sending' || state.stage === 'looking',
  };
}
