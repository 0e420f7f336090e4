'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shotsCopy } from '#components/lotto/yeekee/copy.ts';
import { ShotList, type ShotRow } from '#components/lotto/yeekee/shots/shot-list.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { Fold } from '#components/ui/show/fold.tsx';
import { messageOf } from '#lib/api/errors.ts';
import { type YeekeeShot, yeekeeRoundQuery } from '#lib/api/lotto/queries.ts';
import type { RoomFacts } from '#lib/lotto/yeekee/yeekee-room.ts';
import styles from './shots.module.css';

interface RoomShotsProps {
  readonly room: RoomFacts;
  /** The shots as this member sees them. */
  readonly seen: { readonly shots: readonly YeekeeShot[]; readonly isLoading: boolean };
  readonly isMember: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Those of the proof, newest first, for who has no session. */
function useProvenShots(room: RoomFacts, isOn: boolean) {
  const { data, error } = useQuery({
    ...yeekeeRoundQuery(room.round_id),
    enabled: isOn && room.proof !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const rows: ShotRow[] | undefined = data?.proof?.shots.map((shot) => ({ ...shot, mine: false })).reverse();
  return { rows, error };
}

/** Every shot of the room: how many there are for all to see, the list when it is opened. */
export function RoomShots({ room, seen, isMember, onOpen }: RoomShotsProps) {
  const [isOpen, setOpen] = useState(false);
  const proven = useProvenShots(room, isOpen && !isMember);
  const rows = isMember ? seen.shots : proven.rows;
  const rowOrder = room.proof?.row_order ?? 'newest_first';
  const text =
    room.count === 0
      ? room.proof
        ? shotsCopy.emptyOver
        : shotsCopy.empty
      : !isMember && !room.proof
        ? shotsCopy.forMembers
        : shotsCopy.newestFirst[rowOrder];
  return (
    <Fold
      title={
        <h2>
          {shotsCopy.all} <small>{shotsCopy.times(room.count)}</small>
        </h2>
      }
      onToggle={(isNowOpen) => {
        setOpen(isNowOpen);
        onOpen(isNowOpen);
      }}
    >
      <div className={styles.all}>
        <p className={styles.lead}>{text}</p>
        {proven.error && <FormAlert>{messageOf(proven.error)}</FormAlert>}
        {isOpen && rows && rows.length > 0 && <ShotList shots={rows} rowOrder={rowOrder} />}
      </div>
    </Fold>
  );
}
