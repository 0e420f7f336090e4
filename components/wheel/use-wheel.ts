'use client';

import { useSendOnce } from '#components/ui/form/use-send-once.ts';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';
import { useRefresh } from '#lib/api/use-refresh.ts';
import { commitToSeed, findSpin, spinWheel, type WheelConfig } from '#lib/api/wheel/queries.ts';
import type { WheelPay } from '#rules/wheel/prize.ts';
import { useArea } from '#stores/provider.tsx';
import type { SpinIntent, WheelTurn } from '#stores/wheel.ts';

/** A spin from the press to the wheel that stands. Its token is kept until then: after a reload the same prize is shown again. */
export function useWheel({ version, seed }: Pick<WheelConfig, 'version' | 'seed'>) {
  const memberId = useArea('user', ({ authUser }) => authUser?.memberId ?? '');
  const kept = useArea('wheel', ({ intent }) => intent);
  const turn = useArea('wheel', (state) => state.turn);
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
      return { intent, spin: await spinWheel({ spin_token: token, version: intent.version, pay }) };
    },
    find: async (intent) => {
      const spin = await findSpin(intent.token);
      return spin && { intent, spin };
    },
    onDone: startTurn,
    onRefused: () => refresh(['wheel', 'points']),
  });
  return {
    ...once,
    turn,
    prize,
    spin: (pay: WheelPay) => void once.submit({ memberId, token: newIdempotencyKey(), version, pay }),
    stand: () => {
      endTurn();
      refresh(['wallet', 'points', 'wheel']);
    },
  };
}

export type WheelPlay = ReturnType<typeof useWheel>;
