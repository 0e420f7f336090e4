import { sheetCopy } from '#components/games/sheet/copy.ts';
import { SymbolPicture } from '#components/games/sheet/symbol-picture.tsx';
import { Fold } from '#components/ui/show/fold.tsx';
import type { MachineDescription } from '#rules/slots/describe-machine.ts';
import styles from './sheet.module.css';

interface ReelFactsProps {
  readonly gameId: string;
  readonly machine: MachineDescription;
}

/** What stands on each reel in its order, or how often a cell shows what: all that the chances follow from. */
export function ReelFacts({ gameId, machine: { strips, weights } }: ReelFactsProps) {
  if (strips)
    return (
      <Fold title={<h2>{sheetCopy.strips}</h2>}>
        <div className={styles.strips}>
          <p>{sheetCopy.stripsText}</p>
          {strips.map((strip, reel) => (
            // Reels have no name but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: reels never change their order
            <div key={reel}>
              <h3>{sheetCopy.reel(reel + 1)}</h3>
              <div className={styles.strip}>
                {strip.map((symbol, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: stops never change their order
                  <SymbolPicture key={at} gameId={gameId} symbol={symbol} size={28} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </Fold>
    );
  if (!weights) return null;
  return (
    <Fold title={<h2>{sheetCopy.weights}</h2>}>
      <ul className={styles.awards}>
        {weights.map(({ symbol, percent }) => (
          <li key={symbol} className={styles.weight}>
            <SymbolPicture gameId={gameId} symbol={symbol} size={32} />
            <span>{`${percent.toFixed(1)}%`}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
