'use client';

import { useEffect, useRef, useState } from 'react';
import { couponCopy as copy } from '#components/payment/coupon/copy.ts';
import { Field } from '#components/ui/form/field.tsx';
import { couponCodeProblem } from '#rules/coupon/coupon-code.ts';

const MOST_TYPED = 80;

interface CouponFieldProps {
  readonly typed: string;
  readonly refusal: string | undefined;
  readonly onType: (typed: string) => void;
  /** The form was sent while what is typed is no code. */
  readonly onWrong: () => void;
}

/** One code. The form asks it by `checkValidity`, so that it need not know what a code is. */
export function CouponField({ typed, refusal, onType, onWrong }: CouponFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [judged, setJudged] = useState(0);
  const problem = typed.trim() === '' ? undefined : couponCodeProblem(typed);
  const words = problem && copy.problem(problem);
  useEffect(() => input.current?.setCustomValidity(words ?? ''), [words]);
  useEffect(() => {
    if (judged > 0 || refusal !== undefined) input.current?.focus();
  }, [judged, refusal]);
  return (
    <Field
      ref={input}
      label={copy.code}
      hint={copy.hint}
      name="coupon_code"
      value={typed}
      error={(judged > 0 && words) || refusal}
      onChange={({ target }) => {
        setJudged(0);
        onType(target.value);
      }}
      onInvalid={(event) => {
        event.preventDefault();
        onWrong();
        setJudged((times) => times + 1);
      }}
      autoCapitalize="characters"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={MOST_TYPED}
    />
  );
}
