import type { Area } from '#stores/area.ts';
import { createStored, fieldOf } from '#stores/stored.ts';

/** The room of baccarat tips that was looked at last, for the way back to it; it survives a reload of the tab. */
export interface SoothState extends Area {
  readonly roomId: number | null;
  setRoom(roomId: number | null): void;
}

export function createSoothArea() {
  return createStored<SoothState>({
    place: 'session_data',
    name: 'sooth',
    create: (set) => ({
      roomId: null,
      setRoom: (roomId) => set({ roomId }),
      forget: () => set({ roomId: null }),
    }),
    keep: ({ roomId }) => ({ roomId }),
    read: (stored) => {
      const roomId = fieldOf(stored, 'roomId');
      return { roomId: typeof roomId === 'number' ? roomId : null };
    },
  });
}
