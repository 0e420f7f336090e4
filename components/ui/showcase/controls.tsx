'use client';

import { useState } from 'react';
import { Button } from '#components/ui/form/button.tsx';
import { Field } from '#components/ui/form/field.tsx';
import { PasswordField } from '#components/ui/form/password-field.tsx';
import { Segmented } from '#components/ui/form/segmented.tsx';
import { LinkTabs } from '#components/ui/link-tabs.tsx';
import { showcaseCopy as copy } from '#components/ui/showcase/copy.ts';
import { Part } from '#components/ui/showcase/part.tsx';
import styles from './showcase.module.css';

const days = (['day', 'week', 'month'] as const).map((value) => ({ value, label: copy.days[value] }));
const tabs = days.map(({ label }, place) => ({ label, href: `#${place}`, isCurrent: place === 0 }));

/** What is pressed, typed into and chosen from. `name` tells the fields of two schemes apart. */
export function Controls({ name }: { readonly name: string }) {
  const [chosen, setChosen] = useState<keyof typeof copy.days>('day');
  return (
    <>
      <Part title={copy.buttons}>
        <div className={styles.row}>
          <Button>{copy.main}</Button>
          <Button variant="secondary">{copy.quiet}</Button>
          <Button variant="ghost">{copy.outlined}</Button>
          <Button variant="danger">{copy.danger}</Button>
        </div>
        <div className={styles.row}>
          <Button size="small">{copy.main}</Button>
          <Button size="small" variant="secondary">
            {copy.quiet}
          </Button>
          <Button busy={copy.busy}>{copy.main}</Button>
          <Button disabled>{copy.off}</Button>
        </div>
      </Part>
      <Part title={copy.fields}>
        <Field id={`${name}-amount`} label={copy.amount} suffix={copy.baht} hint={copy.amountHint} />
        <Field id={`${name}-wrong`} label={copy.amount} error={copy.amountError} defaultValue="99" />
        <PasswordField id={`${name}-password`} label={copy.password} />
        <label className={styles.row}>
          <input type="checkbox" defaultChecked />
          <span>{copy.agree}</span>
        </label>
      </Part>
      <Part title={copy.choices}>
        <LinkTabs label={copy.choices} tabs={tabs} />
        <Segmented
          name={`${name}-days`}
          label={copy.choices}
          options={days}
          value={chosen}
          onChange={setChosen}
        />
      </Part>
    </>
  );
}
