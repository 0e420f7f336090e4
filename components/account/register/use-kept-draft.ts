'use client';

import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepDraft, type RegisterDraft, readKeptDraft } from '#components/account/register/kept-draft.ts';
import {
  type RegisterField,
  type RegisterFields,
  registerSteps,
} from '#components/account/register/register-steps.ts';

/** Neither the password nor the consent: both are given anew. */
const KEPT = registerSteps.flat().filter((field) => field !== 'password' && field !== 'accept_terms');

function draftOf(form: UseFormReturn<RegisterFields>, step: number): RegisterDraft {
  const fields = KEPT.map((name) => [name, form.getValues(name)] as const);
  return {
    step,
    fields: Object.fromEntries(
      fields.flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])),
    ),
  };
}

interface KeptForm {
  /** How far the form is. */
  readonly step: number;
  /** True once it was sent: nothing of it is kept any more. */
  readonly isOver: () => boolean;
  readonly onFound: (step: number) => void;
}

/**
 * What was typed is there again after a reload of the tab, but for the password; `onFound` is told how far the form was. Answers the
 * function that keeps it.
 */
export function useKeptDraft(
  form: UseFormReturn<RegisterFields>,
  { step, isOver, onFound }: KeptForm,
): (step: number) => void {
  const keep = (at: number) => {
    const draft = draftOf(form, at);
    if (Object.keys(draft.fields).length > 0) keepDraft(draft);
  };
  const found = useEffectEvent((draft: RegisterDraft) => {
    const isTyped = (name: RegisterField) => Boolean(form.getValues(name));
    for (const name of KEPT) {
      const value = draft.fields[name];
      if (value && !isTyped(name)) form.setValue(name, value);
    }
    onFound(draft.step);
  });
  const leave = useEffectEvent(() => isOver() || keep(step));
  useEffect(() => {
    let isCurrent = true;
    void readKeptDraft().then((draft) => draft && isCurrent && found(draft));
    const handleLeave = () => leave();
    window.addEventListener('pagehide', handleLeave);
    return () => {
      isCurrent = false;
      window.removeEventListener('pagehide', handleLeave);
    };
  }, []);
  return keep;
}
