'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { couponCopy as copy } from '#components/coupon/copy.ts';
import { Field } from '#components/ui/form/field.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { SubmitButton } from '#components/ui/form/submit-button.tsx';
import { useEarly } from '#components/ui/form/use-early.ts';
import { useIntentKey } from '#components/ui/form/use-intent-key.ts';
import { type Coupon, couponHistoryQuery } from '#lib/api/coupon/queries.ts';
import { isUnknown, messageOf } from '#lib/api/errors.ts';
import { useCall } from '#lib/api/use-call.ts';
import {
  type CouponCodeProblem,
  couponCodeProblem,
  endsWithTail,
  plainCouponCode,
} from '#rules/coupon/coupon-code.ts';
import { FormDraftPart } from '#stores/form-draft-part.tsx';
import styles from './coupon.module.css';

const MOST_TYPED = 80;

/** One code and what it brought. What was typed stays until it worked; the same code goes with the same key after a lost answer. */
export function CouponForm() {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<CouponCodeProblem>();
  const [got, setGot] = useState<Coupon>();
  const [used, setUsed] = useState<Coupon>();
  const queryClient = useQueryClient();
  const withKey = useIntentKey();
  const input = useEarly<HTMLInputElement>(code, setCode);
  const { mutateAsync, isPending, error, reset } = useCall('POST /api/member/coupon/redeem', {
    changes: ['coupon', 'wallet', 'points', 'wheel', 'redemption'],
  });
  const handleChange = (typed: string) => {
    setCode(typed);
    setProblem(undefined);
    setGot(undefined);
    setUsed(undefined);
    if (error) reset();
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = couponCodeProblem(code);
    setProblem(found);
    setGot(undefined);
    if (found) return input.current?.focus();
    const plain = plainCouponCode(code) ?? '';
    const done = await withKey(plain, (key) => mutateAsync({ code: plain, idempotency_key: key })).catch(
      () => undefined,
    );
    if (!done) {
      // The answer is the same for every code that does not work: only the own history, which is on the page, knows this one.
      const rows = queryClient.getQueryData(couponHistoryQuery().queryKey)?.rows;
      setUsed(rows?.find(({ tail }) => endsWithTail(plain, tail)));
      return;
    }
    // What was typed meanwhile is another code, and stays.
    setCode((now) => (now === code ? '' : now));
    setGot(done);
  };
  return (
    <form method="post" className={styles.card} onSubmit={handleSubmit} noValidate>
      <FormDraftPart name="coupon" text={code} onTake={setCode} />
      <Field
        ref={input}
        label={copy.code}
        hint={copy.codeHint}
        name="code"
        className={styles.code}
        value={code}
        error={problem && copy.problem(problem)}
        onChange={({ target }) => handleChange(target.value)}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={MOST_TYPED}
      />
      {error && <FormAlert>{isUnknown(error) ? copy.lost : messageOf(error)}</FormAlert>}
      {error && !isUnknown(error) && used && <p className={styles.muted}>{copy.used(used)}</p>}
      <p className={styles.got} role="status">
        {got && copy.got(got)}
      </p>
      <SubmitButton fullWidth busy={isPending && copy.redeeming}>
        {copy.redeem}
      </SubmitButton>
    </form>
  );
}
