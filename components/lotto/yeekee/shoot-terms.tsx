import { termsCopy } from '#components/lotto/yeekee/copy.ts';
import { Fold } from '#components/ui/show/fold.tsx';
import type { RoomFacts } from '#lib/lotto/yeekee/yeekee-room.ts';
import styles from './terms.module.css';

type Row = RoomFacts['terms']['prizes'][number];

/** What a row wins at most, and after the result what it won, or why it won less or nothing. */
function Reward({ row, prize, room: { prizes, unpaid } }: Row & { room: RoomFacts }) {
  const won = prizes.find((one) => one.row === row);
  const reason = unpaid.find((one) => one.row === row)?.reason;
  const most = reason ? termsCopy.rewardNone : termsCopy.rewardMost(prize);
  return (
    <div>
      <dt>
        <span>{termsCopy.rewardRow(row)}</span>
        {won && <small>{termsCopy.wonBy(won.member, won.position)}</small>}
        {won?.limited_by && <small>{termsCopy.limitedBy[won.limited_by]}</small>}
        {reason && <small>{termsCopy.whyNone[reason]}</small>}
      </dt>
      <dd>
        <span className={styles.reward}>{won ? termsCopy.rewardBaht(won.prize) : most}</span>
        {won?.limited_by && <small>{termsCopy.rewardMost(prize)}</small>}
      </dd>
    </div>
  );
}

/** What shooters win and when a round gives its stakes back. */
export function ShootTerms({ room }: { room: RoomFacts }) {
  const { terms } = room;
  return (
    <>
      <section className={styles.card} aria-labelledby="shoot-prizes">
        <h2 id="shoot-prizes">{termsCopy.rewards}</h2>
        <dl className={styles.prizes}>
          {terms.prizes.map((one) => (
            <Reward key={one.row} {...one} room={room} />
          ))}
        </dl>
        <ul className={styles.lines}>
          {termsCopy.conditions(terms.min_stake, terms.prize_members).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <Fold title={<h2>{termsCopy.refunds}</h2>}>
        <ul className={styles.lines}>
          {termsCopy.refundLines(terms.min_shots, terms.min_shooters).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Fold>
    </>
  );
}
