'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSendOnce } from '#components/ui/form/use-send-once.ts';
import { AGENT_ID } from '#contract/constants.ts';
import { serverNowMs } from '#lib/api/caller.ts';
import { ApiRefusal } from '#lib/api/errors.ts';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';
import { type YeekeeShot, yeekeeShotsQuery } from '#lib/api/lotto/queries.ts';
import { useCall } from '#lib/api/use-call.ts';

/** A shot of this member that the site has. */
export interface OwnShot {
  readonly position: number;
  /** Null where it comes when shooting is over. */
  readonly receipt: string | null;
  /** As it was shot on this page; null where only the site knows it yet. */
  readonly number: string | null;
}

const SECOND_MS = 1_000;

interface Intent {
  readonly number: string;
  readonly key: string;
  /** The newest own shot that was known before this one. */
  readonly after: number;
}

interface Shoot {
  readonly roundId: string;
  readonly cooldownMs: number;
  /** Position of the newest own shot that is known, 0 without one. */
  readonly newest: number;
  readonly onShot: (shot: OwnShot) => void;
}

/** When the site takes the next shot, by what it says of a refusal; undefined where it says nothing of it. */
function nextAllowed({ next_allowed_at, retry_after }: ApiRefusal['facts']): number | undefined {
  if (typeof next_allowed_at === 'string') return Date.parse(next_allowed_at);
  return typeof retry_after === 'number' ? serverNowMs() + retry_after * SECOND_MS : undefined;
}

/** Own shots that came after a position, oldest first. */
function ownAfter(shots: readonly YeekeeShot[], position: number) {
  return shots
    .filter((shot) => shot.mine && shot.position > position)
    .sort((one, other) => one.position - other.position);
}

/**
 * Shoots a number, once each time the member asks. After a lost answer it looks among the own shots, and never shoots again
 * by itself. `nextAtMs` is when the site takes the next shot, by its own clock; 0 before it said anything.
 */
export function useShoot({ roundId, cooldownMs, newest, onShot }: Shoot) {
  const queryClient = useQueryClient();
  const shoot = useCall('POST /api/lotto/yeekee/shoot_number');
  const [intent, keep] = useState<Intent | null>(null);
  const [nextAtMs, setNextAtMs] = useState(0);
  const order = useSendOnce<Intent, OwnShot>({
    intent,
    keep,
    send: async ({ number, key }) => {
      const answer = await shoot.mutateAsync({
        round_id: roundId,
        number,
        idempotency_key: key,
        agent_id: AGENT_ID,
      });
      setNextAtMs(Date.parse(answer.next_allowed_at));
      return { position: answer.position, receipt: answer.receipt, number };
    },
    find: async ({ number, after }) => {
      const shots = await queryClient.fetchQuery({ ...yeekeeShotsQuery(roundId), staleTime: 0 });
      const [found] = ownAfter(shots, after);
      if (!found) return null;
      setNextAtMs(Date.parse(found.shot_at) + cooldownMs);
      return { position: found.position, receipt: found.receipt, number };
    },
    onDone: onShot,
    onRefused: (error) => {
      const at = error instanceof ApiRefusal ? nextAllowed(error.facts) : undefined;
      if (at !== undefined) setNextAtMs(at);
    },
  });
  return {
    ...order,
    nextAtMs,
    /** A number whose shot is known to be missing goes again with its key. */
    shootNow: (number: string) =>
      intent?.number === number
        ? order.submit(intent)
        : order.submit({ number, key: newIdempotencyKey(), after: newest }),
  };
}
