import { type ComplaintSubject, complaintSubjects } from '#rules/complaint/subjects.ts';
import type { Area } from '#stores/area.ts';
import { createStored, fieldOf } from '#stores/stored.ts';

/** A complaint as it is typed. */
export interface ComplaintDraft {
  readonly subject: ComplaintSubject | '';
  readonly reference: string;
  readonly text: string;
}

/** A complaint that was sent and has no known outcome. */
export interface ComplaintIntent extends ComplaintDraft {
  readonly subject: ComplaintSubject;
  readonly key: string;
}

/**
 * What a member types and sent, kept by the tab until it is known to have arrived. It stands beside the areas, for only its form asks for
 * it; logging out empties it too (stores/provider.tsx).
 */
interface ComplaintState extends Area {
  /** Whose it is; another member begins anew. */
  readonly memberId: string;
  readonly draft: ComplaintDraft;
  readonly intent: ComplaintIntent | null;
  /** Fields that come alive at once each change their own. */
  type(memberId: string, change: Partial<ComplaintDraft>): void;
  setIntent(memberId: string, intent: ComplaintIntent | null): void;
}

export const emptyComplaint: ComplaintDraft = { subject: '', reference: '', text: '' };
type OwnComplaint = Pick<ComplaintState, 'memberId' | 'draft' | 'intent'>;
const nothing: OwnComplaint = { memberId: '', draft: emptyComplaint, intent: null };

/** What is there of a member; nothing of another one. */
function ownOf(
  { draft, intent, ...state }: OwnComplaint,
  memberId: string,
): Pick<OwnComplaint, 'draft' | 'intent'> {
  return state.memberId === memberId ? { draft, intent } : nothing;
}

function readDraft(stored: unknown): ComplaintDraft {
  const [subject, reference, text] = ['subject', 'reference', 'text'].map((name) => fieldOf(stored, name));
  return {
    subject: complaintSubjects.find((one) => one === subject) ?? '',
    reference: typeof reference === 'string' ? reference : '',
    text: typeof text === 'string' ? text : '',
  };
}

function readIntent(stored: unknown): ComplaintIntent | null {
  const key = fieldOf(stored, 'key');
  const { subject, ...typed } = readDraft(stored);
  return typeof key === 'string' && subject !== '' ? { ...typed, subject, key } : null;
}

export function createComplaintArea() {
  return createStored<ComplaintState>({
    place: 'session_data',
    name: 'complaint',
    create: (set) => ({
      ...nothing,
      type: (memberId, change) =>
        set((state) => {
          const own = ownOf(state, memberId);
          return { ...own, memberId, draft: { ...own.draft, ...change } };
        }),
      setIntent: (memberId, intent) => set((state) => ({ ...ownOf(state, memberId), memberId, intent })),
      forget: () => set(nothing),
    }),
    keep: ({ memberId, draft, intent }) => ({ memberId, draft, intent }),
    read: (stored) => {
      const memberId = fieldOf(stored, 'memberId');
      if (typeof memberId !== 'string') return nothing;
      return {
        memberId,
        draft: readDraft(fieldOf(stored, 'draft')),
        intent: readIntent(fieldOf(stored, 'intent')),
      };
    },
  });
}
