'use client';

import { Button } from '#components/ui/form/button.tsx';
import form from '#components/ui/form/query-form.module.css';
import { Fold } from '#components/ui/show/fold.tsx';
import { periodCopy } from '#components/wallet/period/copy.ts';
import styles from '#components/wallet/period/period.module.css';
import { PeriodPicker } from '#components/wallet/period/period-picker.tsx';
import { statementCopy } from '#components/wallet/statement/copy.ts';
import type { ShownFilter } from '#lib/loaders/statement.ts';
import { paths } from '#lib/paths.ts';
import { entryTypes } from '#rules/money/statement.ts';

/** Type as an ordinary form, so that what is shown stands in the address. */
function Type({ from, to, type, wallet }: ShownFilter) {
  return (
    <form className={form.form} action={paths.statement} method="get">
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="to" value={to} />
      {wallet !== 'main' && <input type="hidden" name="wallet" value={wallet} />}
      <label>
        {statementCopy.types}
        <select key={type} name="type" defaultValue={type ?? ''} className={form.field}>
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

/** The period and the type of movements: what is shown now in one line, and by a tap the ways to change it. */
export function StatementFilter({ filter, today }: { filter: ShownFilter; today: string }) {
  const { from, to, type, wallet } = filter;
  const shown = [periodCopy.shown(from, to), type && statementCopy.type[type]];
  return (
    <div className={styles.fold} data-screen-only>
      <Fold title={<h2>{shown.filter(Boolean).join(' · ')}</h2>}>
        <div className={styles.filter}>
          <PeriodPicker
            shown={filter}
            today={today}
            hrefOf={(period) => paths.statementOf({ ...period, type, wallet })}
          />
          <Type {...filter} />
        </div>
      </Fold>
    </div>
  );
}
