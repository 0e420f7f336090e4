import { commitOf } from '#rules/draw/commit.ts';
import type { Hashing } from '#rules/draw/hashing.ts';
import { linksOf } from './chain.ts';
import { digitsOf, headOf, sumOf, yeekeeFigures } from './result.ts';
import type { ResultTerms } from './terms.ts';

/** What a site says of a round: the commitment from before, and the proof from after. */
export interface ClaimedProof extends ResultTerms {
  readonly commit: string;
  readonly count: number;
  readonly seed: string;
  /** Oldest first. */
  readonly shots: readonly { readonly position: number; readonly number: string }[];
  readonly chainHead: string;
  readonly sum: number;
  readonly row1: string | null;
  readonly row16: string | null;
  /** The round gave all stakes back, so it must have no digits; else it must. */
  readonly isRefunded: boolean;
  readonly digits: string | null;
  readonly top3: string | null;
  readonly top2: string | null;
  readonly bottom2: string | null;
}

/** Link that a member was given for an own shot. */
export interface Receipt {
  readonly position: number;
  readonly receipt: string;
}

const checkNames = [
  'commit',
  'shots',
  'receipts',
  'chain_head',
  'sum',
  'row_1',
  'row_16',
  'digits',
  'top_3',
  'top_2',
  'bottom_2',
] as const;

/** One step of a verification: what the site says, what follows from the rest, and whether they are the same. */
export interface ProofCheck {
  readonly name: (typeof checkNames)[number];
  readonly claimed: string;
  readonly computed: string;
  readonly holds: boolean;
}

function checkOf(name: ProofCheck['name'], claimed: string, computed: string): ProofCheck {
  return { name, claimed, computed, holds: claimed === computed };
}

const NONE = '-';

/** Shots that are in their place and of their form; the others count for nothing. */
function soundShots(shots: ClaimedProof['shots']): string[] {
  const sound = shots.filter(({ position, number }, at) => position === at + 1 && /^[0-9]{5}$/.test(number));
  return sound.map(({ number }) => number);
}

/**
 * Computes a round's result again from its shots and its seed, step by step in the order in which a page tells it; a proof is
 * true when every step holds. With the receipts of own shots it also holds those against the chain.
 */
export async function verifyProof(
  hashing: Hashing,
  proof: ClaimedProof,
  receipts: readonly Receipt[] = [],
): Promise<ProofCheck[]> {
  const numbers = soundShots(proof.shots);
  const links = await linksOf(hashing, numbers);
  const head = headOf(links);
  const { sum, row1 = NONE, row16 = NONE } = sumOf(numbers, proof.rowOrder);
  const { seed, fairness, rowOrder } = proof;
  const hasDigits = !proof.isRefunded && row16 !== NONE;
  const digits = hasDigits
    ? await digitsOf(hashing, { numbers, seed, chainHead: head, fairness, rowOrder })
    : NONE;
  const figures = hasDigits ? yeekeeFigures(digits) : { top3: NONE, top2: NONE, bottom2: NONE };
  const own = receipts.map(({ position }) => links[position - 1] ?? NONE);
  return [
    checkOf('commit', proof.commit, await commitOf(hashing, seed)),
    checkOf('shots', `${proof.count} ${proof.shots.length}`, `${numbers.length} ${numbers.length}`),
    checkOf('receipts', receipts.map(({ receipt }) => receipt).join(' '), own.join(' ')),
    checkOf('chain_head', proof.chainHead, head),
    checkOf('sum', String(proof.sum), String(sum)),
    checkOf('row_1', proof.row1 ?? NONE, row1),
    checkOf('row_16', proof.row16 ?? NONE, row16),
    checkOf('digits', proof.digits ?? NONE, digits),
    checkOf('top_3', proof.top3 ?? NONE, figures.top3),
    checkOf('top_2', proof.top2 ?? NONE, figures.top2),
    checkOf('bottom_2', proof.bottom2 ?? NONE, figures.bottom2),
  ];
}
