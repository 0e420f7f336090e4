import { listCopy } from '#components/lotto/bills/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { DayField } from '#components/ui/form/day-field.tsx';
import { usePage } from '#components/ui/page-context.tsx';
import type { BillFilter as Filter } from '#lib/loaders/lotto/bills.ts';
import { paths } from '#lib/paths.ts';
import { kindNames } from '#rules/lotto/kinds/kind-names.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';
import styles from './bill-filter.module.css';

/** Bills of an older year are found by their number. */
const YEARS = 5;
const DAY_MS = 86_400_000;
const kinds = Object.entries(kindNames);

/** Kind and day as an ordinary form, so that what is shown stands in the address. */
function KindAndDay({ status, kind, day }: Filter) {
  return (
    <form className={styles.form} action={paths.lottoBills} method="get" aria-label={listCopy.filter}>
      {status && <input type="hidden" name="status" value={status} />}
      <label>
        {listCopy.kind}
        <select key={kind} name="kind" defaultValue={kind ?? ''} className={styles.field}>
          <option value="">{listCopy.everyKind}</option>
          {kinds.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <DayField label={listCopy.day} day={day} today={bangkokDate(usePage().nowMs)} years={YEARS} />
      <Button type="submit" variant="secondary">
        {listCopy.show}
      </Button>
    </form>
  );
}

/** Two days are a tap away and leave the view to their bills; kind and any other day open by one, and stay open while they filter. */
export function BillFilter({ filter }: { filter: Filter }) {
  const { nowMs } = usePage();
  const { status, kind, day } = filter;
  const days = [
    [listCopy.today, bangkokDate(nowMs)],
    [listCopy.yesterday, bangkokDate(nowMs - DAY_MS)],
  ] as const;
  const isOtherDay = day !== undefined && !days.some(([, date]) => date === day);
  return (
    <div className={styles.filter}>
      {days.map(([name, date]) => (
        <a
          key={date}
          className={styles.pill}
          href={paths.bills({ status, kind, day: day === date ? undefined : date })}
          aria-current={day === date ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
      <details className={styles.more} open={kind !== undefined || isOtherDay}>
        <summary className={styles.pill}>{listCopy.more}</summary>
        <KindAndDay {...filter} />
      </details>
      {(kind !== undefined || day !== undefined) && (
        <a className={styles.clear} href={paths.bills({ status })}>
          {listCopy.clear}
        </a>
      )}
    </div>
  );
}
