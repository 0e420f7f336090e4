'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BarForm } from '#components/protection/bar-form.tsx';
import { protectionCopy as copy } from '#components/protection/copy.ts';
import { LimitForm } from '#components/protection/limit-form.tsx';
import { LimitRow } from '#components/protection/limit-row.tsx';
import { RealityForm } from '#components/protection/reality-form.tsx';
import { buttonClass } from '#components/ui/form/button.tsx';
import { useEarly } from '#components/ui/form/use-early.ts';
import { type Limit, type Protection, protectionQuery } from '#lib/api/protection/queries.ts';
import { paths } from '#lib/paths.ts';
import styles from './protection.module.css';

const isShown = ({ amount, operator_amount, pending }: Limit) =>
  amount !== null || operator_amount !== null || pending !== null;

/** The bar that lasts, the limits that are set, the form for another one, and the way to a rest. */
export function ProtectionView({ protection: first }: { protection: Protection }) {
  const { data } = useQuery({ ...protectionQuery(), initialData: first });
  const [chosen, setChosen] = useState<Pick<Limit, 'kind' | 'window'>>({ kind: 'deposit', window: 'day' });
  const [typed, setTyped] = useState('');
  const input = useEarly<HTMLInputElement>(typed, setTyped);
  const set = data.limits.filter(isShown);
  /** An amount of one limit is none of another. */
  const handleChoose = (which: Partial<typeof chosen>) => {
    setChosen((now) => ({ ...now, ...which }));
    setTyped('');
  };
  const handleChange = ({ kind, window }: Limit) => {
    handleChoose({ kind, window });
    input.current?.focus();
  };
  return (
    <>
      {data.barred && (
        <section className={styles.barred} role="status">
          <h2>{copy.barred[data.barred.kind]}</h2>
          <p>{copy.barredText(data.barred.kind, data.barred.until)}</p>
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
        <LimitForm
          chosen={chosen}
          limits={data.limits}
          input={input}
          typed={typed}
          onTyped={setTyped}
          onChoose={handleChoose}
        />
      </section>
      <RealityForm minutes={data.reality_minutes} />
      <BarForm />
    </>
  );
}
