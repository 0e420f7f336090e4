import { questsCopy as copy } from '#components/quests/copy.ts';
import { checkInExtras } from '#rules/quests/check-in.ts';
import styles from './quests.module.css';

const LAST_EXTRA = Math.max(...checkInExtras.keys());

/** A mark for each check-in of a month up to the last that brings more: those taken, the next one, and what more some bring. */
export function CheckInMarks({ number, isDone }: { readonly number: number; readonly isDone: boolean }) {
  const all = Array.from({ length: Math.max(LAST_EXTRA, number) }, (_, at) => at + 1);
  const next = isDone ? number : number + 1;
  return (
    <>
      <ol className={styles.marks} aria-hidden="true">
        {all.map((mark) => {
          const extra = checkInExtras.get(mark);
          return (
            <li
              key={mark}
              data-reached={mark <= number || undefined}
              data-extra={extra !== undefined || undefined}
              data-next={mark === next || undefined}
            >
              {extra === undefined ? String(mark) : copy.change(extra)}
            </li>
          );
        })}
      </ol>
      <ul className="visually-hidden">
        {[...checkInExtras].map(([count, extra]) => (
          <li key={count}>{copy.extra(count, extra)}</li>
        ))}
      </ul>
    </>
  );
}
