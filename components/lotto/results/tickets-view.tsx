import { resultCopy } from '#components/lotto/copy.ts';
import { ticketsCopy } from '#components/lotto/results/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { CheckedTickets } from '#lib/api/lotto/queries.ts';
import { paths } from '#lib/paths.ts';
import type { TicketList } from '#rules/lotto/kinds/glo/ticket-list.ts';
import { shortBaht } from '#rules/money/baht.ts';
import { formatThaiDate } from '#rules/time/bangkok-time.ts';
import styles from './tickets-view.module.css';

interface TicketsViewProps {
  /** As it was typed, line by line. */
  readonly typed: string;
  readonly list: TicketList;
  /** Null while there is no ticket to look up. */
  readonly checked: CheckedTickets | null;
  /** Why nothing was looked up now; null where nothing was refused. */
  readonly refused: string | null;
}

type Ticket = CheckedTickets['numbers'][number];

function TicketForm({ typed }: Pick<TicketsViewProps, 'typed'>) {
  return (
    <form className={styles.form} action={paths.lottoResults} method="get">
      <label htmlFor="tickets">{ticketsCopy.label}</label>
      <textarea
        key={typed}
        id="tickets"
        name="check"
        rows={6}
        maxLength={2_000}
        defaultValue={typed}
        className={styles.typed}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        aria-describedby="tickets-note"
      />
      <p id="tickets-note">{ticketsCopy.hint}</p>
      <Button type="submit">{ticketsCopy.check}</Button>
    </form>
  );
}

function Problems({ problems }: Pick<TicketList, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <section className={styles.problems} aria-labelledby="ticket-problems">
      <h2 id="ticket-problems">{ticketsCopy.problems(problems.length)}</h2>
      <ul>
        {problems.map(({ line, column, text, reason }) => (
          <li key={`${line}:${column}`}>
            <span>{`${ticketsCopy.place(line, column)} `}</span>
            <b>{text}</b>
            <span>{` ${ticketsCopy.reason[reason]}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WinningTicket({ number, wins }: Ticket) {
  return (
    <li className={styles.winner}>
      <strong>{resultCopy.checkWon(number)}</strong>
      <ul>
        {wins.map(({ round_id, draw_date, tiers, total }) => (
          <li key={round_id}>
            <a href={paths.result(round_id)}>{formatThaiDate(draw_date)}</a>
            <span>{tiers.map(({ name, times }) => resultCopy.prizeTimes(name, times)).join(' · ')}</span>
            <b>{shortBaht(total)}</b>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Answers({ checked }: { checked: CheckedTickets }) {
  const { draws, from, to, numbers } = checked;
  const won = numbers.filter(({ wins }) => wins.length > 0);
  const lost = numbers.filter(({ wins }) => wins.length === 0);
  return (
    <section className={styles.answers} aria-labelledby="ticket-answers">
      <h2 id="ticket-answers">{ticketsCopy.won(won.length, numbers.length)}</h2>
      {from && to && <p>{ticketsCopy.over(draws, formatThaiDate(from), formatThaiDate(to))}</p>}
      {won.length > 0 && (
        <ul>
          {won.map((ticket) => (
            <WinningTicket key={ticket.number} {...ticket} />
          ))}
        </ul>
      )}
      {lost.length > 0 && (
        <p className={styles.lost}>
          <span>{`${ticketsCopy.lost(lost.length)} `}</span>
          <span>{lost.map(({ number }) => number).join(' ')}</span>
        </p>
      )}
      <p>{ticketsCopy.note}</p>
    </section>
  );
}

/** Up to a hundred government tickets over all stored draws, as an ordinary form: what was typed stays in the address. */
export function TicketsView({ typed, list, checked, refused }: TicketsViewProps) {
  return (
    <>
      <PageHead
        title={ticketsCopy.title}
        lead={ticketsCopy.lead}
        back={{ href: paths.lottoResults, label: resultCopy.all }}
      />
      <div className={styles.columns}>
        <TicketForm typed={typed} />
        <div className={styles.told}>
          <Problems problems={list.problems} />
          {refused && <p role="alert">{refused}</p>}
          {checked && <Answers checked={checked} />}
        </div>
      </div>
    </>
  );
}
