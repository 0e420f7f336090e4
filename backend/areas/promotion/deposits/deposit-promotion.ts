import { findChoosable } from '#backend/areas/promotion/deposits/find-choosable.ts';
import { findFacts } from '#backend/areas/promotion/facts/find-facts.ts';
import { findOffers } from '#backend/areas/promotion/find-offers.ts';
import { findStanding } from '#backend/areas/promotion/find-standing.ts';
import { promotionChoice } from '#backend/areas/promotion/tables.ts';
import { writeClaim } from '#backend/areas/promotion/write-claim.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { DepositPromotion, PaidDeposit } from '#backend/core/policies/deposit-promotion.ts';
import { findAway } from '#backend/core/turnover/goal-state.ts';
import { Refusal } from '#backend/refusal.ts';
import { offerMessage } from '#contract/promotion-refusal.ts';
import { type ChoiceOutcome, offerProblem } from '#rules/promotion/offer.ts';

interface Chosen {
  readonly offerId: string;
  readonly version: number;
  readonly askedAt: Date;
}

const find: Statement = {
  name: 'promotion_choice_of_deposit',
  text: `
    SELECT offer_id AS "offerId", offer_version AS version, at AS "askedAt" FROM promotion_choice
    WHERE deposit_ref = $1::text AND outcome IS NULL FOR UPDATE`,
};
const end: Statement = {
  name: 'promotion_choice_end',
  text: 'UPDATE promotion_choice SET outcome = $2::text, ended_at = $3::timestamptz WHERE deposit_ref = $1::text',
};
const findNumber: Statement = {
  name: 'promotion_choice_number',
  text: `
    SELECT offer.number FROM promotion_choice choice
    JOIN promotion_offer offer ON offer.id = choice.offer_id AND offer.version = choice.offer_version
    WHERE deposit_ref = $1::text`,
};

const choose: DepositPromotion['choose'] = async ({ ports }, tx, choice) => {
  const { agentId, memberId, depositRef, satang, promotion, version, at } = choice;
  const offers = await findOffers(tx);
  const offer = offers.find((one) => one.number === promotion && (version ?? one.version) === one.version);
  if (!offer) throw new Refusal('PROMOTION_UNKNOWN', 'โปรโมชันนี้เปลี่ยนไปหรือไม่มีแล้ว กรุณาเลือกใหม่');
  const { problemOf, facts } = await findChoosable(tx, ports, { memberId, now: at, offers: [offer] });
  const problem = problemOf(offer, satang);
  if (problem)
    throw new Refusal('PROMOTION_NOT_MET', offerMessage(problem, offer, facts, 1n), { why: problem });
  const chosen = { offerId: offer.id, offerVersion: offer.version, outcome: null, endedAt: null };
  await tx.orm.insert(promotionChoice).values({ depositRef, memberId, agentId, at, ...chosen });
};

async function isChosen(tx: Tx, depositRef: string, promotion: number | undefined): Promise<boolean> {
  const [row] = await tx.query<{ number: number }>(findNumber, [depositRef]);
  return row?.number === promotion;
}

/** What became of a choice when its money arrived; where nothing stands against it the promotion begins. */
async function outcomeOf(
  services: Parameters<DepositPromotion['begin']>[0],
  tx: Tx,
  { agentId, memberId, depositRef, at }: PaidDeposit,
  chosen: Chosen,
): Promise<ChoiceOutcome> {
  // A claim would end at once, and its period with it: who is excluded has it left for later.
  if (await findAway(tx, memberId, at)) return 'excluded';
  const offers = await findOffers(tx);
  const offer = offers.find(({ id, version }) => id === chosen.offerId && version === chosen.version);
  if (!offer) return 'changed';
  const { running, deposit, takenOf } = await findStanding(tx, memberId, at);
  if (running) return 'running';
  const facts = await findFacts(tx, services.ports, { memberId, now: at, offers: [offer] });
  const problem = offerProblem(offer, {
    ...{ now: at, askedAt: chosen.askedAt },
    ...{ taken: takenOf(offer.id), deposit, facts },
  });
  if (problem === 'taken') return 'already_taken';
  if (problem || !deposit) return problem ?? 'no_deposit';
  const idempotencyKey = `deposit:${depositRef}`;
  await writeClaim(tx, services, { agentId, memberId, offer, deposit, idempotencyKey, at });
  return 'taken';
}

/** A promotion that is chosen with a deposit and begins when its money arrives, by the terms that were shown. */
export const depositPromotion: DepositPromotion = {
  choose,
  isChosen,
  begin: async (services, tx, paid) => {
    const [chosen] = await tx.query<Chosen>(find, [paid.depositRef]);
    if (!chosen) return;
    const outcome = await outcomeOf(services, tx, paid, chosen);
    await tx.query(end, [paid.depositRef, outcome, paid.at]);
  },
};
