'use client';

import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { copy } from '#components/account/copy.ts';
import { formFailure } from '#components/account/failures.ts';
import {
  firstField,
  formFieldOf,
  type RegisterField,
  type RegisterFields,
  registerSteps,
  requestOf,
  stepOf,
  wireFields,
} from '#components/account/register/register-steps.ts';
import { dropDraft } from '#components/account/register/stored-draft.ts';
import { isOutdated, useHeldTexts } from '#components/account/register/use-held-texts.ts';
import { useStoredDraft } from '#components/account/register/use-stored-draft.ts';
import { useStartSession } from '#components/account/session/use-start-session.ts';
import { useBackSteps } from '#components/ui/dialog/use-back.ts';
import { useNavigate } from '#components/ui/navigation.tsx';
import { isUnknown } from '#lib/api/errors.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import type { Registration } from '#lib/loaders/account.ts';
import { paths } from '#lib/paths.ts';
import { useArea } from '#stores/provider.tsx';

const LAST_STEP = registerSteps.length - 1;

/** Steps, checks and sending of the registration form, which logs in at its end; Back goes one step back. What is typed lives in this form's memory, and sealed over a reload (`useStoredDraft`). */
export function useRegisterForm(
  { referral: ref, texts: first }: Pick<Registration, 'referral' | 'texts'>,
  next: string,
) {
  const navigate = useNavigate();
  const form = useForm<RegisterFields>({ shouldFocusError: false });
  const register = useCall('POST /api/register');
  const startSession = useStartSession(next);
  const { texts, readAgain } = useHeldTexts(first);
  const setNewUsername = useArea('user', (state) => state.setNewUsername);
  const [place, setPlace] = useState<{ step: number; field?: RegisterField }>();
  const [message, setMessage] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const underWay = useRef(false);
  /** True after a registration whose answer did not come: it may have gone through. */
  const outcomeUnknown = useRef(false);
  const { setFocus } = form;
  const step = place?.step ?? 0;
  useBackSteps(step, (before) => setPlace({ step: before }));
  /** How far the form was before the tab was loaded again; it leads on to there once the password is typed. */
  const reached = useRef(0);
  const isDone = useRef(false);
  const keep = useStoredDraft(form, {
    step: Math.max(step, reached.current),
    isOver: () => isDone.current,
    onFound: (at) => {
      reached.current = at;
      setMessage(copy.register.kept);
      setPlace({ step: 0, field: 'password' });
    },
  });

  useEffect(() => {
    if (place?.field) setFocus(place.field);
    else if (place) heading.current?.focus();
  }, [place, setFocus]);

  const showErrors = (errors: Partial<Record<RegisterField, string>>) => {
    const fields = registerSteps.flat().filter((field) => errors[field] !== undefined);
    for (const field of fields) form.setError(field, { type: 'server', message: errors[field] });
    const first = firstField(fields);
    if (first) setPlace({ step: stepOf(first), field: first });
  };
  const showFailure = (error: unknown) => {
    const failure = formFailure(error, wireFields);
    const known = Object.entries(failure.fields).map(([name, text]) => [formFieldOf(name), text] as const);
    const errors = Object.fromEntries(known.filter(([field]) => field !== undefined));
    if (outcomeUnknown.current && failure.fields.username) errors.username = copy.register.perhapsDone;
    outcomeUnknown.current ||= isUnknown(error);
    if (isOutdated(error)) {
      form.setValue('accept_terms', false);
      void readAgain();
    }
    setMessage(failure.message);
    showErrors(errors);
  };
  const showInvalid = () => {
    const first = registerSteps.flat().find((field) => form.getFieldState(field).invalid);
    if (first) setPlace({ step: stepOf(first), field: first });
  };
  const once = async (act: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setIsBusy(true);
    setMessage(undefined);
    await act().catch(showFailure);
    underWay.current = false;
    setIsBusy(false);
  };

  const goOn = async () => {
    const to = Math.min(Math.max(step + 1, reached.current), LAST_STEP);
    reached.current = 0;
    // What lies between was filled before, and may be another number's by now.
    if (!(await form.trigger(registerSteps.slice(step, to).flat()))) return showInvalid();
    setPlace({ step: to });
    keep(to);
  };
  const send = form.handleSubmit(async (values) => {
    const { username } = await register.mutateAsync(requestOf(values, { texts, ref }));
    isDone.current = true;
    dropDraft();
    toast(copy.register.done, { variant: 'success' });
    // The registration stands, whatever becomes of the login: the form for it is there for a second try.
    await startSession({ username, password: values.password }).catch(() => {
      setNewUsername(username);
      navigate(paths.loginFor(next), { replace: true });
    });
  }, showInvalid);

  return {
    form,
    step,
    heading,
    message,
    texts,
    isBusy,
    isLast: step === LAST_STEP,
    goTo: (to: number) => setPlace({ step: to }),
    submit: () => once(step === LAST_STEP ? send : goOn),
  };
}
