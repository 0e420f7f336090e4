import 'server-only';
import { AGENT_ID } from '#contract/constants.ts';
import { chosenOf, GLO, loadKinds } from '#lib/loaders/lotto/kinds.ts';
import { loadTerms } from '#lib/loaders/lotto/terms.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { read } from '#lib/loaders/read.ts';
import { answerBroken } from '#lib/render-context.ts';
import { normaliseTyped } from '#rules/text/normalise-text.ts';

/** Rates of one kind, the government lottery unless another is asked for, with the limits and rules of its current round. */
export async function loadRates(asked = GLO, typed = '') {
  const [kinds, lobby] = await Promise.all([
    loadKinds(),
    readPublic('GET /api/lotto/lobby', { agent_id: AGENT_ID }),
  ]);
  const chosen = chosenOf(kinds, asked) ?? kinds[0];
  if (!chosen) return { kinds, chosen: null, terms: null, rateChanges: [], typed, left: null };
  const round = lobby.find(({ kind }) => kind === chosen.kind)?.round;
  const readChanges = readPublic('GET /api/lotto/rates/changes', { kind: chosen.kind });
  if (!round) return { kinds, chosen, terms: null, rateChanges: await readChanges, typed, left: null };
  const [terms, changes, rateChanges, left] = await Promise.all([
    loadTerms(round.round_id),
    readPublic('GET /api/lotto/limit/changes', { round_id: round.round_id }),
    readChanges,
    loadLeft(round.round_id, typed),
  ]);
  return { kinds, chosen, terms: { ...terms, round, changes }, rateChanges, typed, left };
}

/** What the round still takes of a number; it changes with every bill, so a page that shows it is shown this once. */
async function loadLeft(roundId: string, typed: string) {
  const number = normaliseTyped(typed).trim();
  if (!/^[0-9]{1,4}$/.test(number)) return null;
  answerBroken();
  return read('GET /api/lotto/limit/number', { round_id: roundId, number });
}
