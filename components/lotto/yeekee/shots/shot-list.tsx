'use client';

import { useState } from 'react';
import { shotsCopy } from '#components/lotto/yeekee/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import type { RowOrder } from '#rules/lotto/yeekee/terms.ts';
import styles from './shots.module.css';

/** Rows at first, and more each time somebody asks: a phone lays out a thousand only when they are wanted. */
const FIRST = 30;
const MORE = 200;

export interface ShotRow {
  readonly position: number;
  readonly member: string;
  readonly number: string;
  readonly mine: boolean;
}

interface ShotListProps {
  /** Newest first. */
  readonly shots: readonly ShotRow[];
  /** Row 1 is the last shot, or the first where the agent says so. */
  readonly rowOrder: RowOrder;
}

/** The row whose shot is taken off the sum, and the one that ends the round: both have prizes. */
const MARKED = [1, 16];

/** Shots of a round, newest first, by row. */
export function ShotList({ shots, rowOrder }: ShotListProps) {
  const [shown, setShown] = useState(FIRST);
  const rowOf = (at: number) => (rowOrder === 'newest_first' ? at + 1 : shots.length - at);
  const left = shots.length - shown;
  return (
    <>
      <table className={styles.table} aria-label={shotsCopy.all}>
        <thead>
          <tr>
            <th scope="col">{shotsCopy.row[rowOrder]}</th>
            <th scope="col">{shotsCopy.number}</th>
            <th scope="col">{shotsCopy.member}</th>
            <th scope="col">{shotsCopy.order}</th>
          </tr>
        </thead>
        <tbody>
          {shots.slice(0, shown).map(({ position, member, number, mine }, at) => (
            <tr
              key={position}
              data-mine={mine || undefined}
              data-marked={MARKED.includes(rowOf(at)) || undefined}
            >
              <td>{rowOf(at)}</td>
              <td>
                <b>{number}</b>
              </td>
              <td>
                <span>{member}</span>
                {mine && <small className={styles.you}> {shotsCopy.you}</small>}
              </td>
              <td>{position}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <Button variant="ghost" size="small" fullWidth onClick={() => setShown(shown + MORE)}>
          {shotsCopy.more(Math.min(left, MORE))}
        </Button>
      )}
    </>
  );
}
