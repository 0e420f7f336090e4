import { dayCopy } from '#components/lotto/results/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import styles from '#components/ui/form/query-form.module.css';
import { paths } from '#lib/paths.ts';

/** Asks for the results of one day of a kind, as an ordinary form: what is shown stands in the address. */
export function DayForm({ kind, day }: { kind: string; day: string | undefined }) {
  return (
    <form className={styles.form} action={paths.lottoResults} method="get">
      <input type="hidden" name="kind" value={kind} />
      <label>
        {dayCopy.day}
        <input key={day} type="date" name="day" defaultValue={day} required className={styles.field} />
      </label>
      <Button type="submit" variant="secondary">
        {dayCopy.show}
      </Button>
    </form>
  );
}
