import { sheetCopy } from '#components/games/sheet/copy.ts';
import { SymbolPicture } from '#components/games/sheet/symbol-picture.tsx';
import type { MachineDescription, SymbolPays } from '#rules/slots/describe-machine.ts';
import type { PayChance } from '#rules/slots/pay-chances.ts';
import styles from './sheet.module.css';

interface PaytableProps {
  readonly gameId: string;
  readonly machine: MachineDescription;
  /** How often each pay comes; null where that is not computed. */
  readonly chances: readonly PayChance[] | null;
}

/** Hundredths of the stake as times of it, without needless zeros. */
const timesOf = (hundredths: number) => (hundredths / 100).toLocaleString('en-US');

/** In how many rounds something comes once; of few rounds with a digit behind the point. */
function oneIn(perRound: number): string {
  const rounds = 1 / perRound;
  return rounds < 10 ? rounds.toFixed(1) : Math.round(rounds).toLocaleString('en-US');
}

/** What every symbol pays, by how many there are, and the free spins that scatters bring. */
export function Paytable({ gameId, machine, chances }: PaytableProps) {
  const often = new Map(
    chances?.map(({ symbol, count, perRound }) => [`${symbol} ${count}`, oneIn(perRound)]),
  );
  const { unit, lines, paytable, scatters, awards } = machine;
  const isOpenEnd = unit === 'anywhere' || unit === 'cluster';
  return (
    <section className={styles.card} aria-labelledby="paytable">
      <h2 id="paytable">{sheetCopy.paytable}</h2>
      <p>{sheetCopy.units[unit](lines ?? 0)}</p>
      {chances && <p>{sheetCopy.oftenText}</p>}
      <ul className={styles.pays}>
        {paytable.map((row) => (
          <PayRow key={row.symbol} gameId={gameId} row={row} isOpenEnd={isOpenEnd} often={often} />
        ))}
        {scatters && <PayRow gameId={gameId} row={scatters} isOpenEnd={false} often={often} />}
      </ul>
      {awards.length > 0 && (
        <ul className={styles.awards}>
          {awards.map(({ count, spins }) => (
            <li key={count}>{sheetCopy.spins(count, spins)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface PayRowProps {
  readonly gameId: string;
  readonly row: SymbolPays;
  /** The last number stands for more too. */
  readonly isOpenEnd: boolean;
  readonly often: ReadonlyMap<string, string>;
}

function PayRow({ gameId, row: { symbol, pays }, isOpenEnd, often }: PayRowProps) {
  return (
    <li className={styles.pay}>
      <SymbolPicture gameId={gameId} symbol={symbol} size={48} />
      <dl>
        {pays.map(({ count, payHundredths }, at) => (
          <div key={count}>
            <dt>{sheetCopy.count(count, isOpenEnd && at === pays.length - 1)}</dt>
            <dd>{sheetCopy.pay(timesOf(payHundredths))}</dd>
            <Often rounds={often.get(`${symbol} ${count}`)} />
          </div>
        ))}
      </dl>
    </li>
  );
}

function Often({ rounds }: { readonly rounds: string | undefined }) {
  return rounds === undefined ? null : <dd className={styles.often}>{sheetCopy.often(rounds)}</dd>;
}
