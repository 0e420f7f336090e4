'use client';

import { type FormEvent, useState } from 'react';
import { protectionCopy as copy } from '#components/protection/copy.ts';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { Segmented } from '#components/ui/form/segmented.tsx';
import { SubmitButton } from '#components/ui/form/submit-button.tsx';
import { messageOf } from '#lib/api/errors.ts';
import type { Protection } from '#lib/api/protection/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import { tellDue } from '#lib/live/session-due.ts';
import { realityMinutes } from '#rules/protection/reality.ts';
import styles from './protection.module.css';

const options = realityMinutes.map((minutes) => ({
  value: String(minutes),
  label: copy.everyMinutes(minutes),
}));

/** Choosing how often the site says how long the session lasts and what it brought. Sent again it says the same. */
export function RealityForm({ minutes: kept }: { readonly minutes: Protection['reality_minutes'] }) {
  const [chosen, setChosen] = useState(String(kept));
  const { mutateAsync, isPending, error } = useCall('POST /api/member/protection/reality', {
    changes: ['protection'],
  });
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const minutes = realityMinutes.find((one) => String(one) === chosen);
    if (minutes === undefined || isPending) return;
    const next = await mutateAsync({ minutes }).catch(() => undefined);
    if (!next) return;
    tellDue(next.due_at);
    toast(copy.realitySaved(minutes), { variant: 'success' });
  };
  return (
    <section className={styles.card} aria-labelledby="protection-reality">
      <h2 id="protection-reality">{copy.reality}</h2>
      <p className={styles.muted}>{copy.realityText}</p>
      <form method="post" className={styles.form} onSubmit={handleSubmit}>
        <Segmented
          name="reality"
          label={copy.reality}
          options={options}
          value={chosen}
          onChange={setChosen}
        />
        {error && <FormAlert>{messageOf(error)}</FormAlert>}
        <SubmitButton variant="secondary" busy={isPending && copy.saving}>
          {copy.realitySave}
        </SubmitButton>
      </form>
    </section>
  );
}
