import { createIntentArea } from '#stores/intent-area.ts';
import { fieldOf } from '#stores/stored.ts';

/** An answer that was sent, until it is known what became of it. */
export interface AnswerIntent {
  readonly memberId: string;
  readonly pollId: number;
  readonly choiceId: number;
  readonly key: string;
}

function readIntent(stored: unknown): AnswerIntent | null {
  const [memberId, pollId, choiceId, key] = ['memberId', 'pollId', 'choiceId', 'key'].map((name) =>
    fieldOf(stored, name),
  );
  const isNamed = typeof memberId === 'string' && typeof key === 'string';
  const isWhole = isNamed && typeof pollId === 'number' && typeof choiceId === 'number';
  return isWhole ? { memberId, pollId, choiceId, key } : null;
}

export function createPollArea() {
  return createIntentArea('poll', readIntent);
}
