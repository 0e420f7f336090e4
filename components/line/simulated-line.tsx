'use client';

import { type FormEvent, useState } from 'react';
import { lineCopy as copy } from '#components/line/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { Field } from '#components/ui/form/field.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { messageOf } from '#lib/api/errors.ts';
import { useCall } from '#lib/api/use-call.ts';
import styles from './line.module.css';

/** A sandbox without LINE: a person picks or types a pretended account. */
export function SimulatedLine({ onToken }: { readonly onToken: (token: string) => void }) {
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const simulate = useCall('POST /api/line/simulate', { handleErrors: false });
  const choose = (chosen: string) =>
    simulate.mutate({ name: chosen }, { onSuccess: ({ id_token }) => onToken(id_token) });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (simulate.isPending) return;
    setMissing(name.trim() === '');
    if (name.trim() !== '') choose(name);
  };
  return (
    <form method="post" className={styles.column} onSubmit={handleSubmit} noValidate>
      <p className={styles.note}>{copy.simulatedText}</p>
      {copy.simulatedNames.map((one) => (
        <Button key={one} variant="secondary" fullWidth onClick={() => choose(one)}>
          {one}
        </Button>
      ))}
      <Field
        label={copy.simulatedName}
        name="line_name"
        maxLength={40}
        autoComplete="off"
        value={name}
        error={isMissing ? copy.simulatedMissing : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      {simulate.error && <FormAlert>{messageOf(simulate.error)}</FormAlert>}
      <Button type="submit" fullWidth busy={simulate.isPending && copy.asking}>
        {copy.simulated}
      </Button>
    </form>
  );
}
