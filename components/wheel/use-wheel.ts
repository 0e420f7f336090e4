'use client';

import { useRef, useState } from 'react';
import { useSendOnce } from '#components/ui/form/use-send-once.ts';
import { messageOf } from '#lib/api/errors.ts';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';
import { useRefresh } from '#lib/api/use-refresh.ts';
import { commitToSeed, findSpin, spinWheel, type WheelConfig } from '#lib/api/wheel/queries.ts';
import { toast } from '#lib/feedback/toast.ts';
import type { WheelPay } from '#rules/wheel/prize.ts';
import { useArea } from '#stores/provider.tsx';
import type { SpinIntent, WheelTurn } from '#stores/wheel.ts';

/** A spin from the press to the wheel that stands. Its token is kept until then: after a reload the same prize is shown again. */
export function useWheel({ version, seed }: Pick<WheelConfig, 'version' | 'seed'>) {
  const memberId = useArea('user', ({ authUser }) => authUser?.memberId ?? '');
  const kept = useArea('wheel', ({ intent }) => intent);
  const turning = useArea('wheel', (state) => state.turn);
  /** Turned when this page was left for another one of the tab. */
  const [left] = useState(turning);
  const sentHere = useRef('');
  const prize = useArea('wheel', (state) => state.prize);
  const keep = useArea('wheel', ({ setIntent }) => setIntent);
  const startTurn = useArea('wheel', (state) => state.startTurn);
  const endTurn = useArea('wheel', (state) => state.endTurn);
  const refresh = useRefresh();
  const once = useSendOnce<SpinIntent, WheelTurn>({
    intent: kept?.memberId === memberId ? kept : null,
    keep,
    send: async (intent) => {
      // The first seed is committed to before anything is drawn from it.
      if (!seed) await commitToSeed(newIdempotencyKey());
      const { token, pay } = intent;
      sentHere.current = token;
      return { intent, spin: await spinWheel({ spin_token: token, version: intent.version, pay }) };
    },
    find: async (intent) => {
      const spin = await findSpin(intent.token);
      return spin && { intent, spin };
    },
    // What the page shows after a reload was read after the spin, so nothing is left to be held back.
    onDone: (done) => startTurn({ ...done, isStill: done.intent.token !== sentHere.current }),
    onRefused: (error, { isLeft }) => {
      refresh(['wheel', 'points', 'redemption']);
      if (isLeft) toast(messageOf(error), { variant: 'error' });
    },
  });
  const turn = turning && turning === left ? { ...turning, isStill: true } : turning;
  return {
    ...once,
    turn,
    /** A prize may be drawn that is not told yet: nothing that would tell it is read. */
    isHeld: turn !== null || once.isBusy || once.state.stage === 'unknown',
    prize,
    spin: (pay: WheelPay) => void once.submit({ memberId, token: newIdempotencyKey(), version, pay }),
    stop: () => {
      endTurn();
      refresh(['wallet', 'points', 'wheel', 'redemption']);
    },
  };
}

export type WheelPlay = ReturnType<typeof useWheel>;
