import type { Area } from '#stores/area.ts';
import { createKept, fieldOf } from '#stores/kept.ts';

/** An answer that was sent, until it is known what became of it. */
export interface AnswerIntent {
  readonly memberId: string;
  readonly pollId: number;
  readonly choiceId: number;
  readonly key: string;
}

/** An answer that was sent survives a reload of the tab; all else of polls is read from the site. */
export interface PollState extends Area {
  readonly intent: AnswerIntent | null;
  setIntent(intent: AnswerIntent | null): void;
}

function readIntent(stored: unknown): AnswerIntent | null {
  const kept = fieldOf(stored, 'intent');
  const [memberId, pollId, choiceId, key] = ['memberId', 'pollId', 'choiceId', 'key'].map((name) =>
    fieldOf(kept, name),
  );
  const isNamed = typeof memberId === 'string' && typeof key === 'string';
  const isWhole = isNamed && typeof pollId === 'number' && typeof choiceId === 'number';
  return isWhole ? { memberId, pollId, choiceId, key } : null;
}

export function createPollArea() {
  return createKept<PollState>({
    place: 'session_data',
    name: 'poll',
    create: (set) => ({
      intent: null,
      setIntent: (intent) => set({ intent }),
      forget: () => set({ intent: null }),
    }),
    keep: ({ intent }) => ({ intent }),
    read: (kept) => ({ intent: readIntent(kept) }),
  });
}
