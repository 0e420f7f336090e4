import { gamesCopy } from '#components/games/copy.ts';
import { sheetCopy } from '#components/games/sheet/copy.ts';
import { Fact } from '#components/games/sheet/fact.tsx';
import { Paytable } from '#components/games/sheet/paytable.tsx';
import { ReelFacts } from '#components/games/sheet/reel-facts.tsx';
import { VerifyFold } from '#components/games/sheet/verify-fold.tsx';
import { VersionFold } from '#components/games/sheet/version-fold.tsx';
import type { GameSheetFacts } from '#lib/loaders/games/sheet.ts';
import { formatBaht } from '#rules/money/baht.ts';
import styles from './sheet.module.css';

const percentOf = (part: number) => (part * 100).toFixed(2);

/** How a game is played, what it pays and how often, computed from what it is played by; with what it has really paid. */
export function GameSheet({ sheet }: { readonly sheet: GameSheetFacts }) {
  const { gameId, machineId, facts, machine, mostStakes, stakes, version } = sheet;
  const kept = 1 - facts.rtp;
  return (
    <div className={styles.sheet}>
      <section className={styles.card} aria-labelledby="how">
        <h2 id="how">{sheetCopy.how}</h2>
        <p>{sheetCopy.machines[machineId]}</p>
        <dl className={styles.facts}>
          <Fact
            name={sheetCopy.back}
            value={`${percentOf(facts.rtp)}%`}
            text={sheetCopy.backText(percentOf(facts.rtp), percentOf(kept))}
          />
          <RealReturn real={sheet.real} />
          <Fact
            name={sheetCopy.hit}
            value={sheetCopy.hitOf((1 / facts.hitRate).toFixed(1))}
            text={sheetCopy.hitText}
          />
          <Fact
            name={sheetCopy.volatility}
            value={gamesCopy.volatility[facts.volatility]}
            text={sheetCopy.deviation(facts.standardDeviation.toFixed(2))}
          />
          <Fact
            name={sheetCopy.most}
            value={sheetCopy.times(mostStakes.toLocaleString('en-US'))}
            text={sheetCopy.mostText(sheet.mostOdds.toLocaleString('en-US'))}
          />
          <ReturnParts sheet={sheet} />
          <Fact
            name={sheetCopy.stake}
            value={sheetCopy.stakeOf(formatBaht(stakes.least), formatBaht(stakes.most))}
          />
        </dl>
      </section>
      <Paytable gameId={gameId} machine={machine} chances={sheet.chances} />
      <ReelFacts gameId={gameId} machine={machine} />
      <VerifyFold />
      <VersionFold version={version} />
    </div>
  );
}

function ReturnParts({ sheet: { machineId, parts } }: { readonly sheet: GameSheetFacts }) {
  if (!parts) return null;
  const first = percentOf(parts.first);
  const name = sheetCopy.afterNames[machineId];
  return (
    <Fact
      name={sheetCopy.parts}
      value={name ? sheetCopy.partsOf(first, name, percentOf(parts.after)) : sheetCopy.partsWhole(first)}
      text={sheetCopy.partsText}
    />
  );
}

function RealReturn({ real }: Pick<GameSheetFacts, 'real'>) {
  if (!real) return <Fact name={sheetCopy.real} value={sheetCopy.tooFew} text={sheetCopy.tooFewText} />;
  return (
    <Fact
      name={sheetCopy.real}
      value={sheetCopy.realOf(real.percent.toFixed(2), real.rounds.toLocaleString('en-US'))}
      text={sheetCopy.realText(percentOf(real.range.low), percentOf(real.range.high))}
    />
  );
}
