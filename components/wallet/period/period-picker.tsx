'use client';

import { useState } from 'react';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { periodCopy } from '#components/wallet/period/copy.ts';
import type { Period } from '#rules/money/played.ts';
import { MOST_STATEMENT_DAYS } from '#rules/money/statement.ts';
import { addDays } from '#rules/time/bangkok-time.ts';
import styles from './period.module.css';

interface PeriodPickerProps {
  readonly shown: Period;
  /** In Bangkok; the last day that can be picked. */
  readonly today: string;
  /** The address that shows a period. */
  readonly hrefOf: (period: Period) => string;
}

const loadDialog = async () => (await import('#components/wallet/period/period-dialog.tsx')).PeriodDialog;

/** Four periods are a tap away, any other is picked in a calendar that is loaded when it is opened. */
export function PeriodPicker({ shown, today, hrefOf }: PeriodPickerProps) {
  const [isOpen, setOpen] = useState<boolean>();
  const presets = [
    [periodCopy.today, today],
    [periodCopy.week, addDays(today, -6)],
    [periodCopy.month, `${today.slice(0, 8)}01`],
    [periodCopy.year, addDays(today, 1 - MOST_STATEMENT_DAYS)],
  ] as const;
  const current = presets.find(([, from]) => shown.to === today && shown.from === from)?.[0];
  return (
    <nav className={styles.presets} aria-label={periodCopy.period}>
      {presets.map(([name, from]) => (
        <a
          key={name}
          className={styles.pill}
          href={hrefOf({ from, to: today })}
          aria-current={name === current ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
      <button
        type="button"
        className={styles.pill}
        aria-pressed={current === undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {periodCopy.pick}
      </button>
      {isOpen !== undefined && (
        <LazyDialog
          load={loadDialog}
          props={{
            open: isOpen,
            onClose: () => setOpen(false),
            shown: { from: shown.from, to: shown.to },
            today,
            hrefOf,
          }}
        />
      )}
    </nav>
  );
}
