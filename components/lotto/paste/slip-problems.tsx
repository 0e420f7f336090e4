import { pasteCopy } from '#components/lotto/paste/paste-copy.ts';
import { MoreRows, useMoreRows } from '#components/ui/show/use-more-rows.tsx';
import type { PasteProblem } from '#rules/lotto/entry/paste.ts';
import styles from './paste-form.module.css';

interface SlipProblemsProps {
  readonly text: string;
  readonly problems: readonly PasteProblem[];
}

/** Every place that could not be read: line, column, why, and the line with the place marked. */
export function SlipProblems({ text, problems }: SlipProblemsProps) {
  const { shown, more } = useMoreRows(problems.length);
  const lines = text.split(/\r\n|\r|\n/);
  return (
    <div className={styles.problems}>
      <strong>{pasteCopy.problems(problems.length)}</strong>
      <ul>
        {problems.slice(0, shown).map(({ line, col, problem }) => {
          const written = lines[line - 1] ?? '';
          return (
            <li key={`${line}:${col}`}>
              <b>{pasteCopy.at(line, col)}</b>
              <span>{` ${pasteCopy.problem[problem]}`}</span>
              <code>
                <span>{written.slice(0, col - 1)}</span>
                <mark>{written.slice(col - 1) || ' '}</mark>
              </code>
            </li>
          );
        })}
      </ul>
      <MoreRows {...more} />
    </div>
  );
}
