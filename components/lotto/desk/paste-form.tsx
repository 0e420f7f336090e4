'use client';

import { useId } from 'react';
import { pasteCopy } from '#components/lotto/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import type { DraftLine } from '#lib/lotto/bill-draft.ts';
import { type PasteProblem, readSlipText } from '#rules/lotto/entry/paste.ts';
import { formatBaht, typedAmount } from '#rules/money/baht.ts';
import styles from './paste-form.module.css';

interface PasteFormProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Answers whether they were added; if not, the text stays. */
  readonly onAdd: (bets: readonly DraftLine[]) => boolean;
}

/** The lines of a text in which something could not be read. */
function linesWith(problems: readonly PasteProblem[], text: string): string {
  const bad = new Set(problems.map(({ line }) => line));
  return text
    .split(/\r\n|\r|\n/)
    .filter((_, index) => bad.has(index + 1))
    .join('\n');
}

function HowTo() {
  return (
    <details className={styles.howTo}>
      <summary>{pasteCopy.howTo}</summary>
      <dl>
        {pasteCopy.examples.map(([text, meaning]) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** A slip that was written elsewhere: what was read of it, and every place that could not be read. */
export function PasteForm({ text, onText, onAdd }: PasteFormProps) {
  const id = useId();
  const { lines, problems } = readSlipText(text);
  const satang = lines.reduce((sum, line) => sum + line.satang, 0n);
  const handleAdd = () => {
    const bets = lines.map(({ type, number, satang: face }) => ({
      type,
      number,
      amount: typedAmount(face),
    }));
    if (onAdd(bets)) onText(linesWith(problems, text));
  };
  return (
    <div className={styles.paste}>
      <label htmlFor={id}>{pasteCopy.label}</label>
      <textarea
        id={id}
        rows={7}
        value={text}
        spellCheck={false}
        autoComplete="off"
        placeholder={'12=100x50\n863=20'}
        aria-describedby={`${id}-hint`}
        aria-invalid={problems.length > 0 || undefined}
        onChange={(event) => onText(event.target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {pasteCopy.hint}
      </p>
      <HowTo />
      <div role="status">
        {problems.length > 0 && (
          <div className={styles.problems}>
            <strong>{pasteCopy.problems(problems.length)}</strong>
            <ul>
              {problems.map(({ line, col, problem }) => (
                <li key={`${line}:${col}`}>
                  <b>{pasteCopy.at(line, col)}</b> {pasteCopy.problem[problem]}
                </li>
              ))}
            </ul>
          </div>
        )}
        {text !== '' && (
          <p className={styles.read}>
            {lines.length > 0 ? pasteCopy.read(lines.length, formatBaht(satang)) : pasteCopy.nothing}
          </p>
        )}
      </div>
      <Button fullWidth variant="secondary" disabled={lines.length === 0} onClick={handleAdd}>
        {pasteCopy.add(lines.length)}
      </Button>
    </div>
  );
}
