import { CHAIN_START, chainLink } from '#rules/draw/chain.ts';
import { isCommitted } from '#rules/draw/commit.ts';
import { type Draw, drawsOf } from '#rules/draw/draw.ts';
import type { Hashing } from '#rules/draw/hashing.ts';

/** One answer as everybody may see it: its ticket, counted from 1 in the order of answering, and the mark of who sent it. */
export interface TicketFacts {
  readonly ticket: number;
  readonly choiceId: number;
  readonly mark: string;
}

/** What nobody but its member can make: the hash of the key under which the member's own browser sent the answer. */
export function markOf(hashing: Hashing, pollId: number, key: string): Promise<string> | string {
  return hashing.sha256(`poll ${pollId} ${key}`);
}

/** Link of an answer in the chain of its poll: it holds all answers before it. */
export function ticketLink(
  hashing: Hashing,
  before: string | null,
  { ticket, choiceId, mark }: TicketFacts,
): Promise<string> | string {
  return chainLink(hashing, before ?? CHAIN_START, [ticket, choiceId, mark]);
}

/** What members add to chance: all their answers, which the last link holds. */
export function clientSeedOf(pollId: number, head: string | null): string {
  return `poll-${pollId}-${head ?? CHAIN_START}`;
}

/** Draws so many of the tickets 1 to `tickets`, each as likely as any other and none twice, in the order of places. */
async function drawDistinct(draw: Draw, tickets: number, count: number): Promise<number[]> {
  const moved = new Map<number, number>();
  const at = (index: number) => moved.get(index) ?? index + 1;
  const drawn: number[] = [];
  for (let place = 0; place < Math.min(count, tickets); place += 1) {
    const index = place + (await draw(tickets - place));
    const [ticket, other] = [at(index), at(place)];
    moved.set(index, other);
    moved.set(place, ticket);
    drawn.push(ticket);
  }
  return drawn;
}

export interface DrawFacts {
  readonly pollId: number;
  readonly seed: string;
  readonly head: string | null;
  readonly tickets: number;
  /** How many prizes are given. */
  readonly count: number;
}

/** The tickets that win, by their places. */
export function drawTickets(hashing: Hashing, facts: DrawFacts): Promise<number[]> {
  const { pollId, seed, head, tickets, count } = facts;
  const draw = drawsOf(hashing, { seed, clientSeed: clientSeedOf(pollId, head), nonce: 0 });
  return drawDistinct(draw, tickets, count);
}

export interface DrawRecord extends DrawFacts {
  /** Shown before the close. */
  readonly commit: string;
  /** Tickets that won as they were published, by their places. */
  readonly winners: readonly number[];
  /** All answers in their order. */
  readonly answers: readonly TicketFacts[];
}

/** What is not as it was published: the seed, the list of all answers, or the tickets that follow from both. */
export type DrawFault = 'seed' | 'answers' | 'winners';

/** Draws again from the seed that was shown; null when all of it is true. */
export async function verifyDraw(hashing: Hashing, published: DrawRecord): Promise<DrawFault | null> {
  if (!(await isCommitted(hashing, published.commit, published.seed))) return 'seed';
  let head: string | null = null;
  for (const [index, answer] of published.answers.entries()) {
    if (answer.ticket !== index + 1) return 'answers';
    head = await ticketLink(hashing, head, answer);
  }
  if (published.answers.length !== published.tickets || head !== published.head) return 'answers';
  const drawn = await drawTickets(hashing, published);
  const isSame =
    drawn.length === published.winners.length && drawn.every((one, at) => one === published.winners[at]);
  return isSame ? null : 'winners';
}
