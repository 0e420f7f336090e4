import { pasteCopy } from '#components/lotto/paste/paste-copy.ts';
import { MoreRows, useMoreRows } from '#components/ui/show/use-more-rows.tsx';
import { type PasteProblem, unreadLines, writtenLines } from '#rules/lotto/slip/slip.ts';
import styles from './paste-form.module.css';

interface SlipProblemsProps {
  readonly text: string;
  readonly problems: readonly PasteProblem[];
}

/** Every place that could not be read and every line that is held back: line, column, why, and the line with the place marked. */
export function SlipProblems({ text, problems }: SlipProblemsProps) {
  const { shown, more } = useMoreRows(problems.length);
  const lines = writtenLines(text);
  return (
    <div className={styles.problems}>
      <strong>{pasteCopy.problems(unreadLines(problems))}</strong>
      <ul>
        {problems.slice(0, shown).map(({ line, col, problem, because }) => {
          const written = lines[line - 1] ?? '';
          return (
            <li key={`${line}:${col}`}>
              <b>{pasteCopy.at(line, col)}</b>
              <span>{` ${because === undefined ? pasteCopy.problem[problem] : pasteCopy.held(because)}`}</span>
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
