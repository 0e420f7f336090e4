import { z } from 'zod';
import { COMPLAINT_PAGE, Complaint, complaint as contract } from '#contract/complaint.ts';
import { complaintRefusals } from '#contract/complaint-refusal.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld } from '#mocks/core.ts';
import { MockRefusal, mockArea, mocksOf } from '#mocks/mock.ts';
import {
  ANSWER_DAYS,
  answerDue,
  complaintNumber,
  MOST_A_DAY,
  MOST_WAITING,
  tidyComplaint,
  tidyReference,
  waitingStates,
} from '#rules/complaint/complaint.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

interface ComplaintsState {
  /** Newest first. */
  complaints: MockComplaint[];
}

interface MockComplaint {
  readonly memberId: string;
  readonly key: string;
  row: Complaint;
}

const OWNER = 'mock-member';
type World = CoreWorld & ComplaintsState;
const mock = mocksOf<World>();

const isWaiting = ({ state }: Complaint) => waitingStates.some((one) => one === state);

function checkCounts(own: readonly MockComplaint[], now: string): void {
  const today = own.filter(({ row }) => bangkokDate(row.at) === bangkokDate(now));
  if (own.filter(({ row }) => isWaiting(row)).length >= MOST_WAITING)
    throw new MockRefusal(errorCodes.COMPLAINTS_WAITING, complaintRefusals.waiting, { limit: MOST_WAITING });
  if (today.length >= MOST_A_DAY)
    throw new MockRefusal(errorCodes.COMPLAINTS_TODAY, complaintRefusals.today, { limit: MOST_A_DAY });
}

const handlers = [
  mock(contract.list, ({ world, member, input: { before, idempotency_key: key } }) => {
    const own = world.complaints.filter(({ memberId }) => memberId === member.memberId);
    const answer_days = ANSWER_DAYS;
    if (key !== undefined)
      return { rows: own.filter((one) => one.key === key).map(({ row }) => row), before: null, answer_days };
    const place = own.findIndex(({ row }) => row.number === before);
    if (before !== undefined && place < 0) return { rows: [], before: null, answer_days };
    const rows = own.slice(place + 1, place + 1 + COMPLAINT_PAGE).map(({ row }) => row);
    const isMore = own.length > place + 1 + COMPLAINT_PAGE;
    return { rows, before: isMore ? (rows.at(-1)?.number ?? null) : null, answer_days };
  }),
  mock(contract.send, ({ world, member, input }) => {
    const { memberId } = member;
    const { idempotency_key: key, subject } = input;
    const sent = {
      subject,
      reference: tidyReference(input.reference ?? ''),
      text: tidyComplaint(input.text),
    };
    const own = world.complaints.filter((one) => one.memberId === memberId);
    const first = own.find((one) => one.key === key)?.row;
    if (first) {
      if (first.subject !== subject || first.reference !== sent.reference || first.text !== sent.text)
        throw new MockRefusal(errorCodes.DUPLICATE_REQUEST, complaintRefusals.otherUnderKey);
      return first;
    }
    const at = nowOf(world);
    checkCounts(own, at);
    const count = world.complaints.length;
    const number = complaintNumber(new Date(at), (bound) => count % bound);
    const row: Complaint = {
      ...{ number, ...sent, at, due_at: answerDue(new Date(at), ANSWER_DAYS).toISOString() },
      ...{ state: 'received', answers: [], closed_at: null },
    };
    world.complaints.unshift({ memberId, key, row });
    return row;
  }),
];

export const complaint = mockArea({
  state: (): ComplaintsState => ({ complaints: [] }),
  handlers,
  change: {
    shape: {
      /** Complaints of the member of the demo, newest first. */
      complaints: z.array(Complaint).optional(),
      /** What becomes of those that the member has, of all of them. */
      complaintsNow: Complaint.pick({ state: true, answers: true, closed_at: true }).partial().optional(),
    },
    apply: (world: World, { complaints, complaintsNow }) => {
      if (complaints)
        world.complaints = complaints.map((row) => ({ memberId: OWNER, key: `key-${row.number}`, row }));
      for (const one of complaintsNow ? world.complaints : [])
        one.row = Complaint.parse({ ...one.row, ...complaintsNow });
    },
  },
});
