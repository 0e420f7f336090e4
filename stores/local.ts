import type { Area } from '#stores/area.ts';
import {
  type BetBuilderSettings,
  type NumberSet,
  type NumberSets,
  readBetBuilder,
  readSets,
  usualBetBuilder,
  withSets,
} from '#stores/bet-builder.ts';
import { type NoticeKind, readMuted } from '#stores/notices.ts';
import { createStored, fieldOf, LOCAL_DATA } from '#stores/stored.ts';

/** Facts that outlive a visit on this device. */
export interface LocalState extends Area {
  /** Server time in epoch ms when announcements were last shown; null when never. */
  readonly lastNotificationShownAt: number | null;
  readonly betBuilder: BetBuilderSettings;
  readonly numberSets: NumberSets;
  /** What this device does not tell by itself. */
  readonly muted: readonly NoticeKind[];
  /** Prints of the announcements that were read to their end on this device, as they were worded then. */
  readonly readAnnouncements: readonly string[];
  setNotificationShownAt(serverMs: number): void;
  /** Of those that there are, which were read by now; what there is no more is forgotten. */
  setReadAnnouncements(prints: readonly string[]): void;
  changeBetBuilder(change: Partial<BetBuilderSettings>): void;
  /** What `muted` says at the moment, for who asks later than a render. */
  tells(kind: NoticeKind): boolean;
  mute(kinds: readonly NoticeKind[]): void;
  changeNumberSets(memberId: string, change: (sets: readonly NumberSet[]) => readonly NumberSet[]): void;
}

function readPrints(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((print) => typeof print === 'string') : [];
}

export function createLocalArea() {
  return createStored<LocalState>({
    place: LOCAL_DATA,
    name: 'local',
    create: (set, get) => ({
      lastNotificationShownAt: null,
      betBuilder: usualBetBuilder,
      numberSets: {},
      muted: [],
      readAnnouncements: [],
      setReadAnnouncements: (readAnnouncements) => set({ readAnnouncements }),
      tells: (kind) => !get().muted.includes(kind),
      mute: (muted) => set({ muted }),
      setNotificationShownAt: (serverMs) => set({ lastNotificationShownAt: serverMs }),
      changeBetBuilder: (change) => set(({ betBuilder }) => ({ betBuilder: { ...betBuilder, ...change } })),
      changeNumberSets: (memberId, change) =>
        set(({ numberSets }) => ({
          numberSets: withSets(numberSets, memberId, change(numberSets[memberId] ?? [])),
        })),
      // The device's, whoever uses it; sets of numbers lie under the id of their member (docs/decisions/bet-builder.md).
      forget: () => undefined,
    }),
    keep: ({ lastNotificationShownAt, readAnnouncements, betBuilder, numberSets, muted }) => ({
      lastNotificationShownAt,
      readAnnouncements,
      // Devices of members hold it under this name.
      desk: betBuilder,
      numberSets,
      muted,
    }),
    read: (stored) => {
      const shownAt = fieldOf(stored, 'lastNotificationShownAt');
      return {
        ...(typeof shownAt === 'number' && { lastNotificationShownAt: shownAt }),
        betBuilder: readBetBuilder(fieldOf(stored, 'desk')),
        numberSets: readSets(fieldOf(stored, 'numberSets')),
        muted: readMuted(fieldOf(stored, 'muted')),
        readAnnouncements: readPrints(fieldOf(stored, 'readAnnouncements')),
      };
    },
  });
}
