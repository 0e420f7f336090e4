import { outcomeCopy } from '#components/lotto/yeekee/copy.ts';
import type { RoomFacts } from '#lib/lotto/yeekee/yeekee-room.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import styles from './outcome.module.css';

const OUTCOMES = 100_000;
const whole = (number: number) => number.toLocaleString('en-US');

/** A text with its last digits marked. */
function Marked({ text, from, to = text.length }: { text: string; from: number; to?: number }) {
  return (
    <b>
      <span>{text.slice(0, from)}</span>
      <mark>{text.slice(from, to)}</mark>
      <span>{text.slice(to)}</span>
    </b>
  );
}

/** How the five digits of a round came out of its shots, step by step; nothing of a round without a result. */
export function DrawnSteps({ room: { count, proof } }: { room: RoomFacts }) {
  const digits = proof?.digits;
  if (!proof || !digits) return null;
  const rest = proof.sum - Number(proof.row_16 ?? 0);
  // What the committed seed added is the difference; the verifier computes it from the seed itself.
  const mix = (((Number(digits) - rest) % OUTCOMES) + OUTCOMES) % OUTCOMES;
  const isSealed = proof.fairness === 'sealed';
  return (
    <section className={styles.steps} aria-labelledby="drawn-steps">
      <h2 id="drawn-steps">{outcomeCopy.steps}</h2>
      <ol>
        <li>
          <span>{outcomeCopy.sum(count)}</span>
          <b>{whole(proof.sum)}</b>
        </li>
        <li>
          <span>{outcomeCopy.row16[proof.row_order]}</span>
          <b>{`− ${proof.row_16}`}</b>
        </li>
        <li>
          <span>{isSealed ? outcomeCopy.restSealed : outcomeCopy.rest}</span>
          {isSealed ? <b>{whole(rest)}</b> : <Marked text={String(rest)} from={-5} />}
        </li>
        {isSealed && (
          <li>
            <span>{outcomeCopy.mix}</span>
            <b>{`+ ${String(mix).padStart(5, '0')}`}</b>
          </li>
        )}
        <li>
          <span>{outcomeCopy.digits}</span>
          <b>{digits}</b>
        </li>
        <li>
          <span>{betName('top_3')}</span>
          <Marked text={digits} from={2} />
        </li>
        <li>
          <span>{betName('top_2')}</span>
          <Marked text={digits} from={3} />
        </li>
        <li>
          <span>{betName('bottom_2')}</span>
          <Marked text={digits} from={0} to={2} />
        </li>
      </ol>
    </section>
  );
}
