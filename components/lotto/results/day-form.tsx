'use client';

import { dayCopy } from '#components/lotto/results/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { DayField } from '#components/ui/form/day-field.tsx';
import styles from '#components/ui/form/query-form.module.css';
import { usePage } from '#components/ui/page-context.tsx';
import { paths } from '#lib/paths.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

/** As far back as published draws of the government lottery go in one form. */
const YEARS = 20;

/** Asks for the results of one day of a kind, at first of today, as an ordinary form: what is shown stands in the address. */
export function DayForm({ kind, day }: { kind: string; day: string | undefined }) {
  const today = bangkokDate(usePage().nowMs);
  return (
    <form className={styles.form} action={paths.lottoResults} method="get">
      <input type="hidden" name="kind" value={kind} />
      <DayField label={dayCopy.day} day={day ?? today} today={today} years={YEARS} isRequired />
      <Button type="submit" variant="secondary">
        {dayCopy.show}
      </Button>
    </form>
  );
}
