'use client';

import { type FormEvent, useState } from 'react';
import { resultCopy } from '#components/lotto/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { Field } from '#components/ui/form/field.tsx';
import { paths } from '#lib/paths.ts';
import {
  checkTicket,
  prizeTotal,
  type TicketTier,
  ticketNumber,
} from '#rules/lotto/kinds/glo/check-ticket.ts';
import { shortBaht } from '#rules/money/baht.ts';
import styles from './ticket-checker.module.css';

interface TicketCheckerProps {
  readonly roundId: string;
  readonly tiers: readonly TicketTier[];
  /** The number in the page's address, as it was typed. */
  readonly asked: string;
}

function Verdict({ ticket, tiers }: { ticket: string; tiers: readonly TicketTier[] }) {
  const won = checkTicket(ticket, tiers);
  if (won.length === 0) return <p className={styles.lost}>{resultCopy.checkLost(ticket)}</p>;
  return (
    <div className={styles.won}>
      <strong>{resultCopy.checkWon(ticket)}</strong>
      <ul>
        {won.map((tier) => (
          <li key={tier.id}>
            <span>{resultCopy.prizeTimes(tier.name, tier.times)}</span>
            <b>{shortBaht(tier.prize * tier.times)}</b>
          </li>
        ))}
      </ul>
      <small>{resultCopy.checkTotal(prizeTotal(won))}</small>
    </div>
  );
}

/** Checks a ticket against a draw as soon as six digits are typed. Without scripts the form loads the page with the answer. */
export function TicketChecker({ roundId, tiers, asked }: TicketCheckerProps) {
  const [typed, setTyped] = useState(asked);
  const [isTried, setTried] = useState(asked !== '');
  const ticket = ticketNumber(typed);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
  };
  return (
    <form
      id="check"
      className={styles.checker}
      action={paths.lottoResults}
      method="get"
      onSubmit={handleSubmit}
    >
      <h2>{resultCopy.checkTitle}</h2>
      <input type="hidden" name="round_id" value={roundId} />
      <Field
        label={resultCopy.checkLabel}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        placeholder="000000"
        hint={resultCopy.checkHint}
        error={isTried && ticket === null ? resultCopy.checkBad : undefined}
        defaultValue={asked}
        // Uncontrolled: what was typed before the page came alive stays, and is checked.
        ref={(input) => {
          if (input) setTyped(input.value);
        }}
        onChange={(event) => {
          setTyped(event.target.value);
          setTried(false);
        }}
      />
      <Button type="submit" fullWidth>
        {resultCopy.checkButton}
      </Button>
      <div role="status">{ticket && <Verdict ticket={ticket} tiers={tiers} />}</div>
    </form>
  );
}
