import { z } from 'zod';
import {
  COMPLAINT_NUMBER,
  complaintProblem,
  complaintStates,
  MOST_LETTERS,
  MOST_REFERENCE,
} from '#rules/complaint/complaint.ts';
import { complaintSubjects } from '#rules/complaint/subjects.ts';
import { endpoint } from './endpoint.ts';
import { IdempotencyKey, Instant } from './fields.ts';

/** The most complaints on one page. */
export const COMPLAINT_PAGE = 10;

/** What members name a complaint by. */
export const ComplaintNumber = z.string().regex(COMPLAINT_NUMBER);

const Subject = z.enum(complaintSubjects);

export const Complaint = z.object({
  number: ComplaintNumber,
  subject: Subject,
  /** Number of the bill, deposit or withdrawal, as the member wrote it. */
  reference: z.string().nullable(),
  text: z.string(),
  at: Instant,
  /** When an answer is due at the latest. */
  due_at: Instant,
  state: z.enum(complaintStates),
  /** What the operator answered, oldest first. */
  answers: z.array(z.object({ text: z.string(), at: Instant })),
  closed_at: Instant.nullable(),
});
export type Complaint = z.infer<typeof Complaint>;

/** As it was typed; it is stored tidied (rules/complaint/complaint.ts). */
const Text = z
  .string()
  .max(2 * MOST_LETTERS)
  .refine((typed) => complaintProblem(typed) === undefined);

/** Complaints of members, and what was answered. Text in both directions, never HTML. */
export const complaint = {
  list: endpoint({
    method: 'GET',
    path: '/api/complaint/list',
    auth: 'member',
    summary: 'Own complaints with their answers, newest first; `before` is the complaint to go on after',
    request: z.object({
      before: ComplaintNumber.optional(),
      /** The complaint of this key alone, if there is one. */
      idempotency_key: IdempotencyKey.optional(),
    }),
    data: z.object({
      rows: z.array(Complaint),
      before: ComplaintNumber.nullable(),
      /** Days within which one that is sent now is answered. */
      answer_days: z.int().min(1),
    }),
    extension: true,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/complaint/send',
    changes: ['own'],
    auth: 'member',
    namesMember: true,
    whileExcluded: true,
    summary: 'Send a complaint; asked for again with its key it answers the first',
    request: z.object({
      idempotency_key: IdempotencyKey,
      subject: Subject,
      reference: z.string().max(MOST_REFERENCE).optional(),
      text: Text,
    }),
    data: Complaint,
    extension: true,
  }),
};
