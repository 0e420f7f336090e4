'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { protectionCopy as copy } from '#components/protection/copy.ts';
import { ExclusionForm } from '#components/protection/exclusion-form.tsx';
import { LimitForm } from '#components/protection/limit-form.tsx';
import { LimitRow } from '#components/protection/limit-row.tsx';
import { RealityForm } from '#components/protection/reality-form.tsx';
import { buttonClass } from '#components/ui/form/button.tsx';
import { useEarly } from '#components/ui/form/use-early.ts';
import { type Limit, type Protection, protectionQuery } from '#lib/api/protection/queries.ts';
import { paths } from '#lib/paths.ts';
import { limitWindows } from '#rules/protection/limit-window.ts';
import { limitKinds } from '#rules/protection/member-limit.ts';
import { FormDraftPart } from '#stores/form-draft-part.tsx';
import styles from './protection.module.css';

type Which = Pick<Limit, 'kind' | 'window'>;

interface Form {
  readonly chosen: Which;
  /** What was typed for each limit: an amount of one is none of another. */
  readonly typedOf: Readonly<Record<string, string>>;
}
const nameOf = ({ kind, window }: Which) => `${kind} ${window}`;

const isShown = ({ amount, operator_amount, pending }: Limit) =>
  amount !== null || operator_amount !== null || pending !== null;

/** The exclusion that lasts, the limits that are set, the form for another one, and the way to a rest. */
export function ProtectionView({ protection: first }: { protection: Protection }) {
  const { data } = useQuery({ ...protectionQuery(), initialData: first });
  const [{ chosen, typedOf }, setForm] = useState<Form>({
    chosen: { kind: 'deposit', window: 'day' },
    typedOf: {},
  });
  const typed = typedOf[nameOf(chosen)] ?? '';
  const setTyped = (text: string) =>
    setForm((now) => ({ ...now, typedOf: { ...now.typedOf, [nameOf(now.chosen)]: text } }));
  const input = useEarly<HTMLInputElement>(typed, setTyped);
  const handleTake = (before: string) => {
    const [kind, window, ...text] = before.split(' ');
    const of = {
      kind: limitKinds.find((one) => one === kind),
      window: limitWindows.find((one) => one === window),
    };
    if (!of.kind || !of.window) return;
    const which = { kind: of.kind, window: of.window };
    setForm({ chosen: which, typedOf: { [nameOf(which)]: text.join(' ') } });
  };
  const set = data.limits.filter(isShown);
  const handleChoose = (which: Partial<Which>) =>
    setForm((now) => ({ ...now, chosen: { ...now.chosen, ...which } }));
  /** What was typed since stays. */
  const handleSaved = (which: Which, text: string) =>
    setForm(({ chosen: now, typedOf: texts }) => {
      const { [nameOf(which)]: left, ...others } = texts;
      return { chosen: now, typedOf: left === text ? others : texts };
    });
  const handleChange = ({ kind, window }: Limit) => {
    handleChoose({ kind, window });
    input.current?.focus();
  };
  return (
    <>
      {data.barred && (
        <section className={styles.excluded} role="status">
          <h2>{copy.excluded[data.barred.kind]}</h2>
          <p>{copy.excludedText(data.barred.kind, data.barred.until)}</p>
          <a className={buttonClass({ variant: 'secondary' })} href={paths.withdraw}>
            {copy.withdraw}
          </a>
        </section>
      )}
      <section className={styles.card} aria-labelledby="protection-limits">
        <h2 id="protection-limits">{copy.limits}</h2>
        {set.length === 0 ? (
          <p className={styles.muted}>
            <strong>{copy.none}</strong> {copy.noneText}
          </p>
        ) : (
          <ul className={styles.rows}>
            {set.map((limit) => (
              <LimitRow key={`${limit.kind} ${limit.window}`} limit={limit} onChange={handleChange} />
            ))}
          </ul>
        )}
        <FormDraftPart name="limit" text={typed && `${nameOf(chosen)} ${typed}`} onTake={handleTake} />
        <LimitForm
          chosen={chosen}
          limits={data.limits}
          input={input}
          typed={typed}
          onTyped={setTyped}
          onSaved={handleSaved}
          onChoose={handleChoose}
        />
      </section>
      <RealityForm minutes={data.reality_minutes} />
      <ExclusionForm />
    </>
  );
}
