'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/form/button.tsx';
import { LazyPart } from '#components/ui/lazy-part.tsx';
import { Fold } from '#components/ui/show/fold.tsx';
import { BoardList } from '#components/wheel/board-list.tsx';
import { ChanceList } from '#components/wheel/chance-list.tsx';
import { wheelCopy as copy } from '#components/wheel/copy.ts';
import { SpinState } from '#components/wheel/spin-state.tsx';
import { SpinTabs } from '#components/wheel/spin-tabs.tsx';
import { useTurnSound } from '#components/wheel/use-turn-sound.ts';
import { useWheel } from '#components/wheel/use-wheel.ts';
import { WheelCanvas } from '#components/wheel/wheel-canvas.tsx';
import { boardQuery, ownSpinsQuery, wheelConfigQuery } from '#lib/api/wheel/queries.ts';
import type { OwnWheel } from '#lib/loaders/wheel.ts';
import styles from './wheel.module.css';

const loadFair = () => import('#components/wheel/fair-part.tsx').then(({ FairPart }) => FairPart);

/** The wheel and all about it. From the press until it stands nothing is read that would tell the prize. */
export function WheelView({ config, spins, board, before, tab }: OwnWheel) {
  const [isHeld, setHeld] = useState(false);
  const enabled = !isHeld;
  const { data: wheel } = useQuery({ ...wheelConfigQuery(), initialData: config, enabled });
  const play = useWheel(wheel);
  if (play.isHeld !== isHeld) setHeld(play.isHeld);
  const { data: own } = useQuery({ ...ownSpinsQuery(before), initialData: spins, enabled });
  const { data: winners } = useQuery({ ...boardQuery(), initialData: board, enabled });
  const sound = useTurnSound();
  const [isFairOpen, setFairOpen] = useState(false);
  return (
    <div className={styles.columns}>
      <section className={styles.card} aria-label={copy.wheel}>
        <WheelCanvas
          prizes={wheel.prizes}
          version={wheel.version}
          turn={play.turn}
          onStart={sound.play}
          onStop={play.stop}
        />
        <SpinState play={play} />
        <SpinTabs config={wheel} play={play} spins={own} before={before} tab={tab} />
        <Button
          variant="ghost"
          size="small"
          className={styles.sound}
          aria-pressed={sound.isOn}
          onClick={sound.toggle}
        >
          {sound.isOn ? copy.soundOff : copy.soundOn}
        </Button>
      </section>
      <div className={styles.column}>
        <ChanceList prizes={wheel.prizes} />
        <BoardList board={winners} />
        <Fold title={copy.fair} onToggle={setFairOpen}>
          {isFairOpen && (
            <LazyPart load={loadFair} props={{ seed: wheel.seed, nextCommit: wheel.next_commit, own }} />
          )}
        </Fold>
      </div>
    </div>
  );
}
