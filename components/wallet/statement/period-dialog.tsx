'use client';

import { useState } from 'react';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import { statementCopy } from '#components/wallet/statement/copy.ts';
import { DayCalendar } from '#components/wallet/statement/day-calendar.tsx';
import type { ShownFilter } from '#lib/loaders/statement.ts';
import { paths } from '#lib/paths.ts';
import { MOST_STATEMENT_DAYS } from '#rules/money/statement.ts';
import { addDays, daysBetween } from '#rules/time/bangkok-time.ts';
import styles from './statement-filter.module.css';

interface PeriodDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly filter: ShownFilter;
  /** The last day that can be picked. */
  readonly today: string;
}

type End = 'from' | 'to';
const MAX_WIDTH_PX = 400;
const YEARS_BACK = 5;

/** Picks the first and the last day of a period, one after the other; a period never ends before it begins. */
export function PeriodDialog({ open, onClose, filter, today }: PeriodDialogProps) {
  const [days, setDays] = useState({ from: filter.from, to: filter.to > today ? today : filter.to });
  const [end, setEnd] = useState<End>('from');
  const handlePick = (day: string) => {
    if (end === 'to') return setDays({ from: days.from > day ? day : days.from, to: day });
    const to = days.to < day ? day : days.to;
    const isTooLong = daysBetween(day, to) >= MOST_STATEMENT_DAYS;
    setDays({ from: day, to: isTooLong ? addDays(day, MOST_STATEMENT_DAYS - 1) : to });
    setEnd('to');
  };
  const shown = paths.statementOf({ ...days, type: filter.type, wallet: filter.wallet });
  return (
    <MuiProvider>
      <DialogFrame
        open={open}
        onClose={onClose}
        title={statementCopy.pickTitle}
        maxWidth={MAX_WIDTH_PX}
        footer={
          <div className={styles.keys}>
            <Button variant="ghost" onClick={onClose}>
              {statementCopy.cancel}
            </Button>
            <ButtonLink href={shown} onClick={onClose}>
              {statementCopy.useDays}
            </ButtonLink>
          </div>
        }
      >
        <div className={styles.ends}>
          {(['from', 'to'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={end === one} onClick={() => setEnd(one)}>
              <small>{statementCopy[one]}</small>
              <b>{statementCopy.chosen(days[one])}</b>
            </button>
          ))}
        </div>
        <DayCalendar
          key={end}
          label={statementCopy[end]}
          value={days[end]}
          first={end === 'to' ? days.from : addDays(today, -YEARS_BACK * MOST_STATEMENT_DAYS)}
          last={today}
          onPick={handlePick}
        />
      </DialogFrame>
    </MuiProvider>
  );
}
