import { implement } from '#backend/http/implement.ts';
import { cancelBill } from '#backend/lotto/cancel-bill.ts';
import { createBill } from '#backend/lotto/create-bill.ts';
import { listBills } from '#backend/lotto/list-bills.ts';
import { listKindRates, listRoundRates } from '#backend/lotto/list-rates.ts';
import { listResults } from '#backend/lotto/list-results.ts';
import { listRounds } from '#backend/lotto/list-rounds.ts';
import { showBill } from '#backend/lotto/show-bill.ts';
import { showLimit } from '#backend/lotto/show-limit.ts';
import { showLobby } from '#backend/lotto/show-lobby.ts';
import { showResult } from '#backend/lotto/show-result.ts';
import { showRound } from '#backend/lotto/show-round.ts';
import { showRule } from '#backend/lotto/show-rule.ts';
import { validateBill } from '#backend/lotto/validate-bill.ts';
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
