import { useMemo } from 'react';
import { pasteCopy } from '#components/lotto/paste/paste-copy.ts';
import { MoreRows, useMoreRows } from '#components/ui/show/use-more-rows.tsx';
import { betName } from '#rules/lotto/bet-name.ts';
import type { Slip, SlipEntry } from '#rules/lotto/slip/slip.ts';
import { formatBaht, shortBaht } from '#rules/money/baht.ts';
import styles from './paste-form.module.css';

interface SlipPreviewProps {
  readonly text: string;
  readonly slip: Slip;
  readonly isReading: boolean;
}

const sumOf = (entries: readonly SlipEntry[]) => entries.reduce((sum, { satang }) => sum + satang, 0n);

function groups(entries: readonly SlipEntry[]): [string, SlipEntry[]][] {
  const byType = new Map<string, SlipEntry[]>();
  for (const entry of entries) {
    const some = byType.get(entry.type);
    if (some) some.push(entry);
    else byType.set(entry.type, [entry]);
  }
  return [...byType];
}

function Everything({ entries }: { entries: readonly SlipEntry[] }) {
  const { shown, more } = useMoreRows(entries.length);
  return (
    <>
      <ul>
        {entries.slice(0, shown).map(({ line, type, number, satang }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same bet may stand there twice
          <li key={at}>
            <small className={styles.at}>{pasteCopy.line(line)}</small>
            <span>{` ${betName(type)} `}</span>
            <b className={styles.bet}>{number}</b>
            <span>{` ${pasteCopy.baht(satang)}`}</span>
          </li>
        ))}
      </ul>
      <MoreRows {...more} />
    </>
  );
}

/** What was understood of a slip, by type and bet by bet. */
export function SlipPreview({ text, slip, isReading }: SlipPreviewProps) {
  const { entries } = slip;
  const byType = useMemo(() => groups(entries), [entries]);
  if (text === '') return null;
  return (
    <div className={styles.preview} aria-busy={isReading}>
      <div role="status">
        <p className={styles.read}>
          {isReading
            ? pasteCopy.reading
            : entries.length > 0
              ? pasteCopy.read(entries.length, formatBaht(sumOf(entries)))
              : pasteCopy.nothing}
        </p>
      </div>
      {byType.length > 0 && (
        <dl className={styles.sums}>
          {byType.map(([type, some]) => (
            <div key={type}>
              <dt>{betName(type)}</dt>
              <dd>{pasteCopy.byType(some.length, shortBaht(sumOf(some)))}</dd>
            </div>
          ))}
        </dl>
      )}
      {entries.length > 0 && (
        <details className={styles.more}>
          <summary>{pasteCopy.all}</summary>
          <Everything entries={entries} />
        </details>
      )}
    </div>
  );
}
