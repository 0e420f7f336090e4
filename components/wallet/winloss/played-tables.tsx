import { winLossCopy } from '#components/wallet/winloss/copy.ts';
import { PlayedTable } from '#components/wallet/winloss/played-table.tsx';
import type { WinLoss } from '#lib/api/wallet/queries.ts';
import { paths } from '#lib/paths.ts';
import { shortBaht } from '#rules/money/baht.ts';

interface PlayedTablesProps {
  readonly winLoss: WinLoss;
  readonly area: string | undefined;
  readonly kind: string | undefined;
}

const detailOf = ({ bets, staked }: WinLoss['total']) => winLossCopy.detail(bets, shortBaht(staked));

/** Day by day or month by month, and by what was played. A day leads to its movements, a month to its days. */
export function PlayedTables({ winLoss, area, kind }: PlayedTablesProps) {
  const { from, to, step, steps, games } = winLoss;
  const moreOf = (days: { from: string; to: string }) =>
    step === 'day' ? paths.statementOf(days) : paths.winLossOf({ ...days, area, kind });
  return (
    <>
      {steps.length > 0 && (
        <PlayedTable
          title={winLossCopy.steps[step]}
          name={winLossCopy.stepName[step]}
          rows={steps.map((one) => ({
            ...one,
            label: winLossCopy.stepOf(step, one.from),
            detail: detailOf(one),
            href: moreOf({ from: one.from, to: one.to }),
            isCurrent: false,
          }))}
        />
      )}
      {games.length > 0 && (
        <PlayedTable
          title={winLossCopy.games}
          name={winLossCopy.game}
          rows={games.map((one) => ({
            ...one,
            detail: winLossCopy.gameDetail(one.area_label, detailOf(one)),
            href: paths.winLossOf({ from, to, area: one.area, kind: one.kind }),
            isCurrent: one.area === area && one.kind === kind,
          }))}
        />
      )}
    </>
  );
}
