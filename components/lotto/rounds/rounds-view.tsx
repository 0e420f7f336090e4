import { roundsCopy } from '#components/lotto/rounds/copy.ts';
import { DayRefresh } from '#components/lotto/rounds/day-refresh.tsx';
import { RoundCell } from '#components/lotto/rounds/round-cell.tsx';
import { RoundNow } from '#components/lotto/rounds/round-now.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { LinkTabs } from '#components/ui/link-tabs.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { DayRound, RoundDay } from '#lib/loaders/lotto/round-day.ts';
import { paths } from '#lib/paths.ts';
import { bangkokTime, formatThaiDate } from '#rules/time/bangkok-time.ts';
import styles from './rounds.module.css';

type Part = keyof typeof roundsCopy.part;

/** Part of the day in which a round closes. */
function partOf({ closesAt }: DayRound): Part {
  const hour = Number(bangkokTime(closesAt).slice(0, 2));
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

/** The round that is played now: the next to close, or the last one of the day. */
function currentOf(rounds: readonly DayRound[]): DayRound | undefined {
  return rounds.find(({ stage }) => stage === 'soon' || stage === 'open') ?? rounds.at(-1);
}

/** All rounds of a day of a kind that has many: plain rows with how each stands, the present one on top. */
export function RoundsView({ kind, name, drawDate, rounds, changesAtMs }: RoundDay) {
  const current = currentOf(rounds);
  const parts = [...Map.groupBy(rounds, partOf)];
  return (
    <>
      <PageHead
        title={roundsCopy.title(name, formatThaiDate(drawDate))}
        lead={roundsCopy.count(rounds.length, rounds[0]?.number ?? 1)}
        back={{ href: paths.lottoLobby, label: roundsCopy.back }}
      />
      {current && <RoundNow round={current} />}
      <LinkTabs
        label={roundsCopy.parts}
        tabs={[
          ...(current ? [{ label: roundsCopy.jump, href: '#now', isCurrent: false }] : []),
          ...parts.map(([part]) => ({ label: roundsCopy.part[part], href: `#${part}`, isCurrent: false })),
        ]}
      />
      {parts.map(([part, own]) => (
        <section key={part} className={styles.part} aria-labelledby={part}>
          <h2 id={part}>{roundsCopy.part[part]}</h2>
          <ul className={styles.list}>
            {own.map((round) => (
              <RoundCell key={round.roundId} round={round} isCurrent={round === current} />
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.links}>
        <ButtonLink href={paths.results(kind)} variant="ghost">
          {roundsCopy.results}
        </ButtonLink>
        <ButtonLink href={paths.rates(kind)} variant="ghost">
          {roundsCopy.rules}
        </ButtonLink>
      </p>
      <DayRefresh changesAtMs={changesAtMs} isAwaited={rounds.some(({ stage }) => stage === 'awaiting')} />
    </>
  );
}
