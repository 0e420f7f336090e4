/** The only place that spells a URL of the site. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgot: '/forgot',
  lottoLobby: '/lotto/lobby',
  lottoBills: '/lotto/bills',
  lottoResults: '/lotto/results',
  lottoRates: '/lotto/rates',
  deposit: '/member/deposit',
  poll: '/poll/1',
  round: (roundId: string) => `/lotto/${encodeURIComponent(roundId)}`,
  bill: (billId: string) => `/lotto/bills?bill_id=${encodeURIComponent(billId)}`,
  result: (roundId: string) => `/lotto/results?round_id=${encodeURIComponent(roundId)}`,
} as const;
