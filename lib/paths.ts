import { HOME } from '#lib/home-path.ts';
import type { LobbyKey } from '#rules/games/lobbies.ts';

/** Request header in which the server tells its pages the address that was asked for. */
export const PAGE_HEADER = 'x-page-path';

function withNext(path: string, next: string | undefined): string {
  return next && next !== '/' ? `${path}?next=${encodeURIComponent(next)}` : path;
}

interface BillsAddress {
  readonly status?: string | undefined;
  readonly kind?: string | undefined;
  readonly day?: string | undefined;
  /** The bill to go on after. */
  readonly before?: string | undefined;
}

interface StatementAddress {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly type?: string | undefined;
  readonly wallet?: string | undefined;
  /** The row to go on before. */
  readonly before?: string | undefined;
}

interface WinLossAddress {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly area?: string | undefined;
  readonly kind?: string | undefined;
}

/** A path with the values that are asked for as its query, of these names or of all; a plain path where nothing is. */
export function at(path: string, asked: object, names = Object.keys(asked).join(' ')): string {
  const given = names.split(' ').map((name) => [name, Reflect.get(asked, name)]);
  const query = new URLSearchParams(given.filter(([, value]) => value)).toString();
  return query ? `${path}?${query}` : path;
}
const RESULTS = '/lotto/results';
const RATES = '/lotto/rates';
const BILLS = '/lotto/bills';
const STATEMENT = '/member/statement';
const OF_STATEMENT = 'from to type before wallet';

/** The only place that spells a URL of the site. */
export const paths = {
  home: HOME,
  login: '/login',
  register: '/register',
  forgot: '/forgot',
  lottoLobby: '/lotto/lobby',
  lottoBills: BILLS,
  lottoResults: RESULTS,
  lottoRates: RATES,
  lottoRules: '/lotto/rates#rules',
  deposit: '/member/deposit',
  payment: '/member/payment',
  withdraw: '/member/withdraw',
  profile: '/member/profile',
  /** All that is kept of the member, as a file. */
  ownDataFile: '/member/profile/data',
  protection: '/member/protection',
  statement: STATEMENT,
  inbox: '/member/inbox',
  winLoss: '/winloss',
  /** One poll, as its event or a link to it names it. */
  pollOf: (id: number) => `/poll/${id}`,
  /** The games of one kind; as a search or a provider narrows them, the form says itself. */
  lobby: (name: LobbyKey) => `/lobby/${name}`,
  /** Movements of one wallet of the member, as a filter lets them through, and the same as a file. */
  statementOf: (asked: StatementAddress) => at(STATEMENT, asked, OF_STATEMENT),
  statementFile: (asked: StatementAddress) => at(`${STATEMENT}/file`, asked, OF_STATEMENT),
  /** What the member's bets brought and took in a period, all of them or those of one kind. */
  winLossOf: (asked: WinLossAddress) => at('/winloss', asked, 'from to area kind'),
  /** The login page, coming back to a page of the site afterwards. */
  loginFor: (next?: string) => withNext('/login', next),
  /** Registration and password reset, coming back through the login to where they were asked for. */
  registerFor: (next?: string) => withNext('/register', next),
  forgotFor: (next?: string) => withNext('/forgot', next),
  /** Limits, offered to a newcomer on the way to where the login leads. */
  offerFor: (next: string) => withNext('/member/protection', next),
  /** The home page, telling a visitor which page is for members. */
  homeFor: (next?: string) => withNext('/', next),
  /** The login page, saying that the session is over, and by what where that is told, and coming back to where it was noticed. */
  sessionOver: (next: string, ended?: unknown) =>
    `/login?over=${typeof ended === 'string' ? ended : 1}${next === '/' ? '' : `&next=${encodeURIComponent(next)}`}`,
  /** The rounds of a day of a kind that has many. */
  rounds: (kind: string) => at('/lotto/lobby', { kind }),
  round: (roundId: string) => `/lotto/${encodeURIComponent(roundId)}`,
  /** The member's bills, as a filter lets them through. */
  bills: (asked: BillsAddress) => at(BILLS, asked, 'status kind day before'),
  bill: (billId: string) => at(BILLS, { bill_id: billId }),
  result: (roundId: string) => at(RESULTS, { round_id: roundId }),
  /** Results of one kind, the newest or those before a draw date. */
  results: (kind: string, before?: string) => at(RESULTS, { kind, before }),
  rates: (kind: string) => at(RATES, { kind }),
} as const;
