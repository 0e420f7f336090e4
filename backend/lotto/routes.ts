import { implement } from '#backend/http/implement.ts';
import { cancelBill } from '#backend/lotto/bills/cancel-bill.ts';
import { createBill } from '#backend/lotto/bills/create-bill.ts';
import { listBills } from '#backend/lotto/bills/list-bills.ts';
import { showBill } from '#backend/lotto/bills/show-bill.ts';
import { validateBill } from '#backend/lotto/bills/validate-bill.ts';
import { listResults } from '#backend/lotto/rounds/list-results.ts';
import { listRounds } from '#backend/lotto/rounds/list-rounds.ts';
import { showLobby } from '#backend/lotto/rounds/show-lobby.ts';
import { showResult } from '#backend/lotto/rounds/show-result.ts';
import { showRound } from '#backend/lotto/rounds/show-round.ts';
import { showRule } from '#backend/lotto/rounds/show-rule.ts';
import { listKindRates, listRoundRates } from '#backend/lotto/terms/list-rates.ts';
import { showLimit } from '#backend/lotto/terms/show-limit.ts';
import { lotto } from '#contract/lotto.ts';

export const lottoRoutes = implement(lotto, {
  lobby: showLobby,
  rounds: listRounds,
  round: showRound,
  rule: showRule,
  rate: listRoundRates,
  limit: showLimit,
  rates: listKindRates,
  result: showResult,
  results: listResults,
  validateBill,
  createBill,
  cancelBill,
  billList: listBills,
  billDetail: showBill,
});
