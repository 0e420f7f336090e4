'use client';

import { useState } from 'react';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import { periodCopy } from '#components/wallet/period/copy.ts';
import { DayCalendar } from '#components/wallet/period/day-calendar.tsx';
import type { Period } from '#rules/money/played.ts';
import { MOST_STATEMENT_DAYS } from '#rules/money/statement.ts';
import { addDays, daysBetween } from '#rules/time/bangkok-time.ts';
import styles from './period.module.css';

interface PeriodDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly shown: Period;
  /** The last day that can be picked. */
  readonly today: string;
  /** The address that shows a period. */
  readonly hrefOf: (period: Period) => string;
}

type End = 'from' | 'to';
const MAX_WIDTH_PX = 400;
const YEARS_BACK = 5;

/** Picks the first and the last day of a period, one after the other; it never ends before it begins, nor is it longer than a year. */
export function PeriodDialog({ open, onClose, shown, today, hrefOf }: PeriodDialogProps) {
  const [days, setDays] = useState({ from: shown.from, to: shown.to > today ? today : shown.to });
  const [end, setEnd] = useState<End>('from');
  const longest = addDays(days.from, MOST_STATEMENT_DAYS - 1);
  const handlePick = (day: string) => {
    if (end === 'to') return setDays({ from: days.from > day ? day : days.from, to: day });
    const to = days.to < day ? day : days.to;
    const isTooLong = daysBetween(day, to) >= MOST_STATEMENT_DAYS;
    setDays({ from: day, to: isTooLong ? addDays(day, MOST_STATEMENT_DAYS - 1) : to });
    setEnd('to');
  };
  return (
    <MuiProvider>
      <DialogFrame
        open={open}
        onClose={onClose}
        title={periodCopy.pickTitle}
        maxWidth={MAX_WIDTH_PX}
        footer={
          <div className={styles.keys}>
            <Button variant="ghost" onClick={onClose}>
              {periodCopy.cancel}
            </Button>
            <ButtonLink href={hrefOf(days)} onClick={onClose}>
              {periodCopy.useDays}
            </ButtonLink>
          </div>
        }
      >
        <div className={styles.ends}>
          {(['from', 'to'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={end === one} onClick={() => setEnd(one)}>
              <small>{periodCopy[one]}</small>
              <b>{periodCopy.chosen(days[one])}</b>
            </button>
          ))}
        </div>
        <DayCalendar
          key={end}
          label={periodCopy[end]}
          value={days[end]}
          period={days}
          first={end === 'to' ? days.from : addDays(today, -YEARS_BACK * MOST_STATEMENT_DAYS)}
          last={end === 'to' && longest < today ? longest : today}
          onPick={handlePick}
        />
      </DialogFrame>
    </MuiProvider>
  );
}
