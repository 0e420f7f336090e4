'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { complaintCopy as copy } from '#components/complaint/copy.ts';
import { useSendOnce } from '#components/ui/form/use-send-once.ts';
import { type Complaint, complaintByKeyQuery } from '#lib/api/complaint/queries.ts';
import { messageOf } from '#lib/api/errors.ts';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';
import { useCall } from '#lib/api/use-call.ts';
import { useRefresh } from '#lib/api/use-refresh.ts';
import { toast } from '#lib/feedback/toast.ts';
import { tidyComplaint } from '#rules/complaint/complaint.ts';
import type { ComplaintSubject } from '#rules/complaint/subjects.ts';
import {
  type ComplaintDraft,
  type ComplaintIntent,
  createComplaintArea,
  emptyComplaint,
} from '#stores/complaint.ts';
import { useArea } from '#stores/provider.tsx';

const SEND = 'POST /api/complaint/send';
const CHANGES = ['own'] as const;

/** What this tab keeps, read right after the mount as everything that is stored. */
function useStoredComplaint() {
  const [area] = useState(createComplaintArea);
  useEffect(() => area.stored.readAgain(), [area]);
  return useStore(area);
}

/** What this page sent last, and not a copy out of the tab's storage: a form that is opened meanwhile waits for its answer. */
let lastSent: ComplaintIntent | null = null;

/** A complaint from the first letter to its number. What is typed is kept by the tab until it is known to have arrived. */
export function useComplaint() {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const memberId = useArea('user', ({ authUser }) => authUser?.memberId ?? '');
  const kept = useStoredComplaint();
  const isOwn = kept.memberId === memberId;
  const stored = isOwn ? kept.intent : null;
  const intent = stored && stored.key === lastSent?.key ? lastSent : stored;
  const draft = isOwn ? kept.draft : emptyComplaint;
  const { mutateAsync } = useCall(SEND, { changes: CHANGES });
  const once = useSendOnce<ComplaintIntent, Complaint>({
    intent,
    keep: (next) => kept.setIntent(memberId, next),
    send: (sent) => {
      lastSent = sent;
      const { key, subject, reference, text } = sent;
      return mutateAsync({
        idempotency_key: key,
        subject,
        text: tidyComplaint(text),
        ...(reference === '' ? {} : { reference }),
      });
    },
    find: async ({ key }) => {
      const found = await queryClient.fetchQuery({ ...complaintByKeyQuery(key), staleTime: 0 });
      return found.rows[0] ?? null;
    },
    onDone: ({ number }, { isFound, isLeft }) => {
      kept.type(memberId, emptyComplaint);
      if (isFound) refresh(CHANGES, SEND);
      if (isLeft) toast(copy.done(number), { variant: 'success' });
    },
    onRefused: (error, { isLeft }) => {
      if (isLeft) toast(messageOf(error), { variant: 'error' });
    },
  });
  return {
    ...once,
    draft,
    /** While it is on its way, or nobody knows whether it arrived, it is not written on. */
    isHeld: once.isBusy || once.state.stage === 'unknown',
    type: (change: Partial<ComplaintDraft>) => {
      kept.type(memberId, change);
      if (once.state.stage === 'refused') once.clear();
    },
    send: (subject: ComplaintSubject) => {
      const { reference, text } = draft;
      const isSame = intent?.subject === subject && intent.reference === reference && intent.text === text;
      void once.submit(isSame ? intent : { subject, reference, text, key: newIdempotencyKey() });
    },
  };
}

export type ComplaintForm = ReturnType<typeof useComplaint>;
