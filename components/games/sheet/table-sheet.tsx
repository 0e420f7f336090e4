import { sheetCopy } from '#components/games/sheet/copy.ts';
import { Fact } from '#components/games/sheet/fact.tsx';
import { tableCopy } from '#components/games/sheet/table-copy.ts';
import { VerifyFold } from '#components/games/sheet/verify-fold.tsx';
import { VersionFold } from '#components/games/sheet/version-fold.tsx';
import type { TableSheetFacts } from '#lib/loaders/games/table-sheet.ts';
import { formatBaht } from '#rules/money/baht.ts';
import styles from './sheet.module.css';

const percentOf = (part: number) => (part * 100).toFixed(2);

/** How a table is played, what each option pays, how often it wins and what it returns, computed over all results. */
export function TableSheet({ sheet }: { readonly sheet: TableSheetFacts }) {
  const returns = sheet.groups.flatMap(({ options }) => options.map(({ rtp }) => rtp));
  const [least, most] = [Math.min(...returns), Math.max(...returns)].map(percentOf);
  const { real, stakes } = sheet;
  return (
    <div className={styles.sheet}>
      <section className={styles.card} aria-labelledby="how">
        <h2 id="how">{sheetCopy.how}</h2>
        <p>{tableCopy.tables[sheet.tableId]}</p>
        <dl className={styles.facts}>
          <Fact
            name={tableCopy.back}
            value={tableCopy.backOf(least ?? '', most ?? '')}
            text={tableCopy.backText}
          />
          <Fact
            name={sheetCopy.real}
            value={
              real
                ? tableCopy.realOf(real.percent.toFixed(2), real.rounds.toLocaleString('en-US'))
                : sheetCopy.tooFew
            }
          />
          <Fact
            name={sheetCopy.stake}
            value={sheetCopy.stakeOf(formatBaht(stakes.least), formatBaht(stakes.most))}
          />
          <Fact
            name={tableCopy.most}
            value={tableCopy.mostOf(sheet.mostBackBaht.toLocaleString('en-US'))}
            text={tableCopy.mostText}
          />
          <Fact name={tableCopy.money} value={tableCopy.moneyOf} text={tableCopy.moneyText} />
        </dl>
      </section>
      <section className={styles.card} aria-labelledby="options">
        <h2 id="options">{tableCopy.options}</h2>
        {sheet.groups.map((group) => (
          <OptionTable key={group.key} group={group} />
        ))}
      </section>
      <VerifyFold />
      <VersionFold version={sheet.version} />
    </div>
  );
}

function OptionTable({ group }: { readonly group: TableSheetFacts['groups'][number] }) {
  return (
    <table className={styles.options}>
      <caption>{group.title}</caption>
      <thead>
        <tr>
          {[tableCopy.option, tableCopy.pays, tableCopy.chance, tableCopy.rtp, tableCopy.limit].map(
            (title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {group.options.map(({ id, words, pays, wins, ties, rtp, mostBaht }) => (
          <tr key={id}>
            <th scope="row">{words}</th>
            <td data-column={tableCopy.pays}>{pays}</td>
            <td data-column={tableCopy.chance}>
              <span>{tableCopy.chanceOf(percentOf(wins))}</span>
              {ties > 0 && <small>{tableCopy.tieOf(percentOf(ties))}</small>}
            </td>
            <td data-column={tableCopy.rtp}>{tableCopy.chanceOf(percentOf(rtp))}</td>
            <td data-column={tableCopy.limit}>{mostBaht.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
