'use client';

import { type ComponentProps, useState } from 'react';
import { Field } from '#components/ui/form/field.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import styles from './password-field.module.css';

/** A password that can be shown while it is typed. */
export function PasswordField(field: Omit<ComponentProps<typeof Field>, 'type' | 'suffix'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <button
          type="button"
          className={styles.show}
          aria-label={isShown ? 'ซ่อนรหัสผ่าน' : 'แสดงรหัสผ่าน'}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}
