import { normaliseText } from '#rules/text/normalise-text.ts';
import { BUDDHIST_ERA, bangkokDate } from '#rules/time/bangkok-time.ts';

/** How far a complaint is; it only goes on. */
export const complaintStates = ['received', 'reviewing', 'answered', 'closed'] as const;
export type ComplaintState = (typeof complaintStates)[number];

/** States in which the member waits for an answer. */
export const waitingStates = ['received', 'reviewing'] as const satisfies readonly ComplaintState[];

/** Letters of a complaint and of its answer. */
export const LEAST_LETTERS = 10;
export const MOST_LETTERS = 2_000;
/** Letters of the number of a bill, deposit or withdrawal that it is about. */
export const MOST_REFERENCE = 80;

/** So many of one member wait for an answer at once, and so many are sent in a day of Bangkok. */
export const MOST_WAITING = 5;
export const MOST_A_DAY = 10;

/** Days until an answer is due, unless the operator's setting says another number. */
export const ANSWER_DAYS = 7;
const DAY_MS = 86_400_000;

export function answerDue(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}

/** A text as it is stored: lines end in one way, and what is not seen is not there. */
export function tidyComplaint(typed: string): string {
  const plain = typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '');
  return normaliseText(plain)
    .replace(/(?<! ) +\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A reference as it is stored: one line; null where nothing was typed. */
export function tidyReference(typed: string): string | null {
  return tidyComplaint(typed).replace(/\s+/g, ' ') || null;
}

/** How many letters of a text are stored; one outside of the first plane is one. */
export function countLetters(typed: string): number {
  return [...tidyComplaint(typed)].length;
}

/** What is wrong with a text; undefined where it can be sent. */
export function complaintProblem(typed: string): 'short' | 'long' | undefined {
  const length = countLetters(typed);
  if (length < LEAST_LETTERS) return 'short';
  return length > MOST_LETTERS ? 'long' : undefined;
}

/** Without digits and letters that are taken for each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const TAIL = 5;

/** The number that a member is told: the day in the Buddhist era and letters by chance, so it does not say how many others complain. */
export function complaintNumber(at: Date, int: (bound: number) => number): string {
  const [year = '', ...rest] = bangkokDate(at).split('-');
  const tail = Array.from({ length: TAIL }, () => LETTERS.charAt(int(LETTERS.length))).join('');
  return `R-${Number(year) + BUDDHIST_ERA}${rest.join('')}-${tail}`;
}

/** How such a number is written. */
export const COMPLAINT_NUMBER = /^R-\d{8}-[A-Z2-9]{5}$/;
