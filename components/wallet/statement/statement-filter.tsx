'use client';

import { useState } from 'react';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { statementCopy } from '#components/wallet/statement/copy.ts';
import type { ShownFilter } from '#lib/loaders/statement.ts';
import { paths } from '#lib/paths.ts';
import { entryTypes, MOST_STATEMENT_DAYS } from '#rules/money/statement.ts';
import { addDays } from '#rules/time/bangkok-time.ts';
import styles from './statement-filter.module.css';

const loadDialog = async () => (await import('#components/wallet/statement/period-dialog.tsx')).PeriodDialog;

/** Type as an ordinary form, so that what is shown stands in the address. */
function Type({ from, to, type, wallet }: ShownFilter) {
  return (
    <form className={styles.form} action={paths.statement} method="get">
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="to" value={to} />
      {wallet !== 'main' && <input type="hidden" name="wallet" value={wallet} />}
      <label>
        {statementCopy.types}
        <select key={type} name="type" defaultValue={type ?? ''} className={styles.field}>
          <option value="">{statementCopy.everyType}</option>
          {entryTypes.map((one) => (
            <option key={one} value={one}>
              {statementCopy.type[one]}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="secondary">
        {statementCopy.show}
      </Button>
    </form>
  );
}

/** Four periods are a tap away, any other is picked in a calendar that is loaded when it is opened. */
export function StatementFilter({ filter, today }: { filter: ShownFilter; today: string }) {
  const [isOpen, setOpen] = useState<boolean>();
  const presets = [
    [statementCopy.today, today],
    [statementCopy.week, addDays(today, -6)],
    [statementCopy.month, `${today.slice(0, 8)}01`],
    [statementCopy.year, addDays(today, 1 - MOST_STATEMENT_DAYS)],
  ] as const;
  const current = presets.find(([, from]) => filter.to === today && filter.from === from)?.[0];
  return (
    <div className={styles.filter} data-screen-only>
      <nav className={styles.presets} aria-label={statementCopy.period}>
        {presets.map(([name, from]) => (
          <a
            key={name}
            className={styles.pill}
            href={paths.statementOf({ from, to: today, type: filter.type, wallet: filter.wallet })}
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
          {statementCopy.pick}
        </button>
      </nav>
      <Type {...filter} />
      {isOpen !== undefined && (
        <LazyDialog
          load={loadDialog}
          props={{ open: isOpen, onClose: () => setOpen(false), filter, today }}
        />
      )}
    </div>
  );
}
