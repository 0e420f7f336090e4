'use client';

import { StatusChip } from '#components/lotto/bills/status-chip.tsx';
import { billCopy } from '#components/lotto/copy.ts';
import { rateOf } from '#components/lotto/rate-of.ts';
import { rowBlocks } from '#components/ui/show/row-blocks.ts';
import type { Bill } from '#lib/api/lotto/queries.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { isBetType } from '#rules/lotto/bet-type.ts';
import { drawnFor, type Figures } from '#rules/lotto/matching.ts';
import { formatBaht } from '#rules/money/baht.ts';
import styles from './bill-lines.module.css';

type Line = Bill['lines'][number];

/** With more lines than this, those that won can be shown alone. */
const MANY = 12;

function BillLine({ line, figures }: { line: Line; figures: Figures | null }) {
  const drawn = figures && isBetType(line.type) ? drawnFor(line.type, figures) : [];
  return (
    <li className={styles.line} data-status={line.status}>
      <span className={styles.bet}>
        <small>{betName(line.type)}</small>
        <b>{line.number}</b>
      </span>
      <span className={styles.money}>
        <span>{`${formatBaht(line.amount)} `}</span>
        <span>{rateOf(line.rate)}</span>
        {line.charged !== line.amount && <small>{`${billCopy.charged} ${formatBaht(line.charged)}`}</small>}
        {drawn.length > 0 && <small>{`${billCopy.drawn} ${drawn.join(' ')}`}</small>}
      </span>
      <span className={styles.end}>
        <StatusChip status={line.status}>{billCopy.lineStatus[line.status]}</StatusChip>
        {line.status === 'win' && <strong>{`+${formatBaht(line.payout)}`}</strong>}
      </span>
    </li>
  );
}

/**
 * Each line of a bill as it was accepted, and what became of it; `figures` is what was drawn, once it is known. A client
 * component, so that a thousand lines reach the browser as their fields; those out of sight are not laid out.
 */
export function BillLines({ lines, figures }: { lines: readonly Line[]; figures: Figures | null }) {
  const won = lines.filter(({ status }) => status === 'win').length;
  return (
    <section className={styles.section} aria-labelledby="bill-lines">
      <h2 id="bill-lines">{billCopy.linesTitle}</h2>
      {won > 0 && lines.length > MANY && (
        <label className={styles.onlyWon}>
          <input type="checkbox" />
          <span>{billCopy.onlyWon(won)}</span>
        </label>
      )}
      {rowBlocks(lines).map((block) => (
        <ul key={block.key} className={styles.lines}>
          {block.rows.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a placed bill never changes, and a bet may stand in it twice
            <BillLine key={index} line={line} figures={figures} />
          ))}
        </ul>
      ))}
    </section>
  );
}
