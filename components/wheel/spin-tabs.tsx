'use client';

import { Button } from '#components/ui/form/button.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { LinkTabs } from '#components/ui/link-tabs.tsx';
import { wheelCopy as copy } from '#components/wheel/copy.ts';
import { SpinRows } from '#components/wheel/spin-rows.tsx';
import type { WheelPlay } from '#components/wheel/use-wheel.ts';
import type { OwnSpins, WheelConfig } from '#lib/api/wheel/queries.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import { useArea } from '#stores/provider.tsx';
import styles from './wheel.module.css';

interface SpinTabsProps {
  readonly config: WheelConfig;
  readonly play: WheelPlay;
  readonly spins: OwnSpins;
  readonly before: string | undefined;
  /** Of the address. */
  readonly tab: number;
}

/** Where spins and the points for them come from. */
const QuestsLink = () => (
  <ButtonLink variant="secondary" href={loyaltyPaths.quests}>
    {copy.quests}
  </ButtonLink>
);

function FreeSpins({ config, play }: Pick<SpinTabsProps, 'config' | 'play'>) {
  const { free_spins: count, free_until: until } = config;
  const isBusy = play.isBusy || play.turn !== null;
  return (
    <>
      <p className={styles.count}>{copy.freeSpins(count)}</p>
      {until && <p className={styles.muted}>{copy.freeUntil(until)}</p>}
      {count === 0 && <p className={styles.muted}>{copy.howFree}</p>}
      {count > 0 || isBusy ? (
        <Button fullWidth busy={isBusy && copy.spinning} onClick={() => play.spin('free')}>
          {copy.spinFree}
        </Button>
      ) : (
        <QuestsLink />
      )}
    </>
  );
}

function PointSpins({ config, play }: Pick<SpinTabsProps, 'config' | 'play'>) {
  const { point, setting } = config;
  const short = setting.spin_points - point;
  const isBusy = play.isBusy || play.turn !== null;
  return (
    <>
      <p className={styles.count}>{copy.points(point)}</p>
      <p className={styles.muted}>{short > 0 ? copy.pointsShort(short) : copy.cost(setting.spin_points)}</p>
      <Button fullWidth waits={short > 0} busy={isBusy && copy.spinning} onClick={() => play.spin('points')}>
        {copy.spinPoints(setting.spin_points)}
      </Button>
      {short > 0 && !isBusy && <QuestsLink />}
    </>
  );
}

/** Free spins, own spins, and spins for points; without scripts each is an address. */
export function SpinTabs({ config, play, spins, before, tab }: SpinTabsProps) {
  const chosen = useArea('wheel', (state) => state.tab) ?? tab;
  const setTab = useArea('wheel', (state) => state.setTab);
  const tabs = copy.tabNames.map((label, at) => ({
    ...{ label, href: loyaltyPaths.wheelTab(at), isCurrent: chosen === at },
  }));
  return (
    <div className={styles.spins}>
      <LinkTabs label={copy.tabs} tabs={tabs} onChoose={setTab} />
      {chosen === 0 && <FreeSpins config={config} play={play} />}
      {chosen === 1 && <SpinRows spins={spins} before={before} />}
      {chosen === 2 && <PointSpins config={config} play={play} />}
    </div>
  );
}
