import { outcomeCopy } from '#components/lotto/yeekee/copy.ts';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { NumberPlate } from '#components/ui/show/number-plate.tsx';
import { NumberReel } from '#components/ui/show/number-reel.tsx';
import type { RoomFacts } from '#lib/lotto/yeekee/yeekee-room.ts';
import { paths } from '#lib/paths.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import styles from './outcome.module.css';

interface FigureProps {
  readonly name: string;
  readonly number: string;
  readonly tone?: 'gold';
  readonly isNew: boolean;
}

function Figure({ name, number, tone, isNew }: FigureProps) {
  const Board = isNew ? NumberReel : NumberPlate;
  return (
    <p>
      <span>{name}</span>
      <Board number={number} {...(tone && { tone })} />
    </p>
  );
}

interface OutcomeProps {
  readonly room: RoomFacts;
  /** Baht that the member won by shooting. */
  readonly won: number;
  /** True where it ended while somebody watched. */
  readonly isNew: boolean;
}

/** What a round ended with: its figures and how they came about, or why its stakes went back. */
export function Outcome({ room, won, isNew }: OutcomeProps) {
  const { proof, round_no } = room;
  if (room.status === 'voided')
    return (
      <section className={styles.outcome} aria-labelledby="outcome">
        <h2 id="outcome">{outcomeCopy.refundedTitle}</h2>
        <p>{room.refund_reason ? outcomeCopy.why[room.refund_reason] : outcomeCopy.why.called_off}</p>
        <p>{outcomeCopy.refundedWhy(room.count, room.shooters)}</p>
        <p>{outcomeCopy.refundedText}</p>
        <ButtonLink href={paths.lottoBills} variant="ghost">
          {outcomeCopy.bills}
        </ButtonLink>
      </section>
    );
  if (!proof?.digits || !proof.top_3 || !proof.top_2 || !proof.bottom_2) return null;
  return (
    <section className={styles.outcome} aria-labelledby="outcome">
      <h2 id="outcome">{outcomeCopy.title(round_no)}</h2>
      {won > 0 && <p className={styles.won}>{outcomeCopy.prizeTitle(won)}</p>}
      <div className={styles.figures}>
        <Figure name={betName('top_3')} number={proof.top_3} tone="gold" isNew={isNew} />
        <Figure name={betName('top_2')} number={proof.top_2} isNew={isNew} />
        <Figure name={betName('bottom_2')} number={proof.bottom_2} isNew={isNew} />
      </div>
      <p className={styles.ways}>
        <ButtonLink href={paths.lottoBills} variant="ghost">
          {outcomeCopy.bills}
        </ButtonLink>
        <ButtonLink href="#proof" variant="ghost">
          {outcomeCopy.proof}
        </ButtonLink>
      </p>
    </section>
  );
}
