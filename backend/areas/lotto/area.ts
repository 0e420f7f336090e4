import { area } from '#backend/area.ts';
import { findDamagedDraws } from '#backend/areas/lotto/audit/recheck-draws.ts';
import { findChangedKinds } from '#backend/areas/lotto/audit/recheck-kinds.ts';
import { findWrongLines } from '#backend/areas/lotto/audit/recheck-lines.ts';
import { findStrangeDraws, findWrongSiteDraws } from '#backend/areas/lotto/audit/recheck-site-draws.ts';
import { findWrongTurnover } from '#backend/areas/lotto/audit/recheck-turnover.ts';
import { WAGER_AREA } from '#backend/areas/lotto/bills/bill-scope.ts';
import { cancelBill } from '#backend/areas/lotto/bills/cancel-bill.ts';
import { checkBill } from '#backend/areas/lotto/bills/check-bill.ts';
import { listBillPage } from '#backend/areas/lotto/bills/list-bill-page.ts';
import { listBills } from '#backend/areas/lotto/bills/list-bills.ts';
import { openBills } from '#backend/areas/lotto/bills/open-bills.ts';
import { placeBill } from '#backend/areas/lotto/bills/place-bill.ts';
import { showBill } from '#backend/areas/lotto/bills/show-bill.ts';
import { lottoEvents } from '#backend/areas/lotto/events.ts';
import { lottoTransfers } from '#backend/areas/lotto/lotto-transfers.ts';
import { correctDraw, listDebts } from '#backend/areas/lotto/ops/correct.ts';
import { showExposure } from '#backend/areas/lotto/ops/exposure.ts';
import { changeFairness } from '#backend/areas/lotto/ops/fairness.ts';
import { changeDay } from '#backend/areas/lotto/ops/holiday.ts';
import { importResults } from '#backend/areas/lotto/ops/import.ts';
import { publishDraw } from '#backend/areas/lotto/ops/publish.ts';
import { changeRate, controlNumber, planKindRate } from '#backend/areas/lotto/ops/terms.ts';
import { voidDraw } from '#backend/areas/lotto/ops/void.ts';
import { ownTables } from '#backend/areas/lotto/own-tables.ts';
import { reconcileBills } from '#backend/areas/lotto/reconcile/reconcile-bills.ts';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { checkTickets } from '#backend/areas/lotto/rounds/check-tickets.ts';
import { listResults } from '#backend/areas/lotto/rounds/list-results.ts';
import { listRounds } from '#backend/areas/lotto/rounds/list-rounds.ts';
import { showLobby } from '#backend/areas/lotto/rounds/show-lobby.ts';
import { showResult } from '#backend/areas/lotto/rounds/show-result.ts';
import { showRound } from '#backend/areas/lotto/rounds/show-round.ts';
import { showRule } from '#backend/areas/lotto/rounds/show-rule.ts';
import {
  sealedDays,
  sealedKinds,
  sealedPrices,
  sealedRounds,
  sealedShooting,
} from '#backend/areas/lotto/sealings.ts';
import { seedLotto } from '#backend/areas/lotto/seed/seed-lotto.ts';
import { listPaid } from '#backend/areas/lotto/settlement/list-paid.ts';
import { resumeSettlements } from '#backend/areas/lotto/settlement/resume-settlements.ts';
import { listRateChanges } from '#backend/areas/lotto/terms/list-rate-changes.ts';
import { listKindRates, listRoundRates } from '#backend/areas/lotto/terms/list-rates.ts';
import { listTermsChanges } from '#backend/areas/lotto/terms/list-terms-changes.ts';
import { showLimit } from '#backend/areas/lotto/terms/show-limit.ts';
import { showNumber } from '#backend/areas/lotto/terms/show-number.ts';
import { endRounds } from '#backend/areas/lotto/yeekee/end-rounds.ts';
import { listShots } from '#backend/areas/lotto/yeekee/list-shots.ts';
import { prizeGifts } from '#backend/areas/lotto/yeekee/prize-gifts.ts';
import { shootNumber } from '#backend/areas/lotto/yeekee/shoot-number.ts';
import { showYeekee } from '#backend/areas/lotto/yeekee/show-yeekee.ts';
import { implement } from '#backend/core/http/implement.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import { lotto as contract } from '#contract/lotto.ts';
import { kindNames } from '#rules/lotto/kinds/kind-names.ts';

export const lotto = area({
  name: 'lotto',
  reconciles: [reconcileBills],
  gifts: prizeGifts,
  calls: implement(contract, {
    lobby: showLobby,
    rounds: listRounds,
    round: showRound,
    rule: showRule,
    rate: listRoundRates,
    limit: showLimit,
    numberLimit: showNumber,
    termsChanges: listTermsChanges,
    rates: listKindRates,
    rateChanges: listRateChanges,
    result: showResult,
    results: listResults,
    checkTickets,
    validateBill: checkBill,
    createBill: placeBill,
    cancelBill,
    billList: listBills,
    billPage: listBillPage,
    openBills,
    billDetail: showBill,
    paid: listPaid,
    shootNumber,
    yeekeeList: listShots,
    yeekeeLists: showYeekee,
  }),
  jobs: [
    { name: 'advance-rounds', cron: '* * * * *', run: advanceRounds },
    { name: 'draw-rounds', cron: '* * * * *', run: endRounds },
    { name: 'resume-settlements', cron: '* * * * *', run: resumeSettlements },
  ],
  seed: seedLotto,
  sealings: [sealedKinds, sealedPrices, sealedDays, sealedShooting, sealedRounds],
  events: lottoEvents,
  ops: [
    publishDraw,
    importResults,
    correctDraw,
    listDebts,
    voidDraw,
    changeDay,
    controlNumber,
    changeRate,
    planKindRate,
    changeFairness,
    showExposure,
  ],
  units: [{ name: BAHT, house: ['house.lotto', 'house.yeekee'] }],
  transfers: Object.values(lottoTransfers),
  wagerNames: { area: WAGER_AREA, label: 'หวย', kindLabels: new Map(Object.entries(kindNames)) },
  audit: {
    scripts: [
      'backend/areas/lotto/audit/bills.sql',
      'backend/areas/lotto/audit/audit-log.sql',
      'backend/areas/lotto/audit/yeekee.sql',
    ],
    checks: [
      { name: 'draw', find: findDamagedDraws },
      { name: 'kind_terms', find: findChangedKinds },
      { name: 'line_outcome', find: findWrongLines },
      { name: 'turnover_of_bills', find: findWrongTurnover },
      { name: 'draw_by', find: findStrangeDraws },
      { name: 'site_draw', find: findWrongSiteDraws },
    ],
  },
  ownTables,
});
