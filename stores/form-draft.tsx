'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readFormDraft, writeFormDraft } from '#stores/form-drafts.ts';
import { useArea } from '#stores/provider.tsx';

export interface FormDraftProps {
  /** Of the form, for all members. */
  readonly name: string;
  /** What is typed or chosen now; empty for nothing. */
  readonly text: string;
  readonly onTake: (before: string) => void;
}

/**
 * What a member typed or chose in a form stays for its next page in this tab: for a reload, a phone that took the tab away, or a
 * session that ended and the login after it. Shows nothing.
 */
export function FormDraft({ name, text, onTake }: FormDraftProps) {
  const memberId = useArea('user', ({ authUser }) => authUser?.memberId);
  // By the time that something is typed the session may be over, and right after a login its member not be there yet.
  const [owner, setOwner] = useState(memberId);
  if (memberId && memberId !== owner) setOwner(memberId);
  const shown = useRef('');
  const begin = useEffectEvent(() => {
    const before = owner && readFormDraft(owner, name);
    if (before && text === '') onTake(before);
  });
  const follow = useEffectEvent((now: string) => {
    if (owner && now !== shown.current) writeFormDraft(owner, name, now);
    shown.current = now;
  });
  useEffect(() => {
    if (owner) begin();
  }, [owner]);
  useEffect(() => follow(text), [text]);
  return null;
}
