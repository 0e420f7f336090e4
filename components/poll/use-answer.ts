'use client';

import { pollCopy as copy } from '#components/poll/copy.ts';
import { useSendOnce } from '#components/ui/form/use-send-once.ts';
import { messageOf } from '#lib/api/errors.ts';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';
import { findAnswers, type PollAnswer, submitAnswer } from '#lib/api/poll/queries.ts';
import { useRefresh } from '#lib/api/use-refresh.ts';
import { toast } from '#lib/feedback/toast.ts';
import { plainHashing } from '#rules/draw/plain-hashing.ts';
import { markOf } from '#rules/poll/draw-tickets.ts';
import type { AnswerIntent } from '#stores/poll.ts';
import { useArea } from '#stores/provider.tsx';

/** An answer from the press until it is known what became of it: sent again only with its key, so it is never given twice. */
export function useAnswer(pollId: number) {
  const memberId = useArea('user', ({ authUser }) => authUser?.memberId ?? '');
  const kept = useArea('poll', ({ intent }) => intent);
  const keep = useArea('poll', ({ setIntent }) => setIntent);
  const refresh = useRefresh();
  const once = useSendOnce<AnswerIntent, PollAnswer>({
    intent: kept?.memberId === memberId && kept.pollId === pollId ? kept : null,
    keep,
    send: async ({ choiceId, key }) => {
      const order = { poll_id: pollId, choice_id: choiceId, idempotency_key: key };
      return (await submitAnswer(order)).answer;
    },
    find: async ({ key }) => {
      const own = await markOf(plainHashing, pollId, key);
      return (await findAnswers(pollId)).find(({ mark }) => mark === own) ?? null;
    },
    onDone: ({ ticket }, { isLeft }) => {
      refresh(['poll']);
      if (isLeft) toast(copy.sent(ticket), { variant: 'success' });
    },
    onRefused: (error, { isLeft }) => {
      refresh(['poll']);
      if (isLeft) toast(messageOf(error), { variant: 'error' });
    },
  });
  return {
    ...once,
    answer: (choiceId: number) => void once.submit({ memberId, pollId, choiceId, key: newIdempotencyKey() }),
  };
}
