'use client';

import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  type RegisterField,
  type RegisterFields,
  registerSteps,
} from '#components/account/register/register-steps.ts';
import { keepDraft, type RegisterDraft, readStoredDraft } from '#components/account/register/stored-draft.ts';

/** Neither the password nor the consent: both are given anew. */
const STORED_FIELDS = registerSteps
  .flat()
  .filter((field) => field !== 'password' && field !== 'accept_terms');

function draftOf(form: UseFormReturn<RegisterFields>, step: number): RegisterDraft {
  const fields = STORED_FIELDS.map((name) => [name, form.getValues(name)] as const);
  return {
    step,
    fields: Object.fromEntries(
      fields.flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])),
    ),
  };
}

interface StoredForm {
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
export function useStoredDraft(
  form: UseFormReturn<RegisterFields>,
  { step, isOver, onFound }: StoredForm,
): (step: number) => void {
  const keep = (at: number) => {
    const draft = draftOf(form, at);
    if (Object.keys(draft.fields).length > 0) keepDraft(draft);
  };
  const found = useEffectEvent((draft: RegisterDraft) => {
    const isTyped = (name: RegisterField) => Boolean(form.getValues(name));
    for (const name of STORED_FIELDS) {
      const value = draft.fields[name];
      if (value && !isTyped(name)) form.setValue(name, value);
    }
    onFound(draft.step);
  });
  const leave = useEffectEvent(() => isOver() || keep(step));
  useEffect(() => {
    let isCurrent = true;
    void readStoredDraft().then((draft) => draft && isCurrent && found(draft));
    const handleLeave = () => leave();
    window.addEventListener('pagehide', handleLeave);
    return () => {
      isCurrent = false;
      window.removeEventListener('pagehide', handleLeave);
    };
  }, []);
  return keep;
}
