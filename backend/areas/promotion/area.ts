import { area } from '#backend/area.ts';
import { cancelPromotion } from '#backend/areas/promotion/cancel-promotion.ts';
import { claimPromotion } from '#backend/areas/promotion/claim-promotion.ts';
import { depositPromotion } from '#backend/areas/promotion/deposits/deposit-promotion.ts';
import { listForDeposit } from '#backend/areas/promotion/deposits/list-for-deposit.ts';
import { largestStake } from '#backend/areas/promotion/largest-stake.ts';
import { listPromotions } from '#backend/areas/promotion/list-promotions.ts';
import { nextOfferChange } from '#backend/areas/promotion/next-offer-change.ts';
import { importPromotions } from '#backend/areas/promotion/ops/import-promotions.ts';
import { switchPromotion } from '#backend/areas/promotion/ops/switch-promotion.ts';
import { ownTables } from '#backend/areas/promotion/own-tables.ts';
import { promotionGifts } from '#backend/areas/promotion/promotion-gifts.ts';
import { promotionTransfers } from '#backend/areas/promotion/promotion-transfers.ts';
import { sealedOffers } from '#backend/areas/promotion/sealings.ts';
import { seedPromotions } from '#backend/areas/promotion/seed/seed-promotions.ts';
import { settlePromotions } from '#backend/areas/promotion/settle-promotions.ts';
import { showOwnPromotions } from '#backend/areas/promotion/show-own-promotions.ts';
import { showProgress } from '#backend/areas/promotion/show-progress.ts';
import { promotionOffer } from '#backend/areas/promotion/tables.ts';
import { bonusLimit } from '#backend/areas/promotion/withdrawals/bonus-limit.ts';
import { implement } from '#backend/core/http/implement.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import { promotion as contract } from '#contract/promotion.ts';

export const promotion = area({
  name: 'promotion',
  calls: implement(contract, {
    list: listPromotions,
    mine: showOwnPromotions,
    progress: showProgress,
    forDeposit: listForDeposit,
    claim: claimPromotion,
    cancel: cancelPromotion,
  }),
  jobs: [{ name: 'settle-promotions', cron: '* * * * *', run: settlePromotions }],
  seed: seedPromotions,
  ops: [importPromotions, switchPromotion],
  units: [{ name: BAHT, house: ['house.promotion'] }],
  transfers: Object.values(promotionTransfers),
  policies: [largestStake],
  provides: { depositPromotion, bonusLimit },
  gifts: promotionGifts,
  audit: { scripts: ['backend/areas/promotion/audit.sql'] },
  sealings: [sealedOffers],
  ownTables,
  events: [
    { audience: 'public', table: promotionOffer, voidsPages: true },
    { audience: 'public', scheduled: { next: nextOfferChange } },
  ],
});
