import type { GivePoints, RefundPoints, SpendPoints } from '#backend/core/entitlements/point-ports.ts';
import type { BonusLimit } from '#backend/core/policies/bonus-limit.ts';
import type { FindChannelFlows } from '#backend/core/policies/channel-flow.ts';
import type { Closing } from '#backend/core/policies/closing.ts';
import type { CommissionDue, PayLastCommission } from '#backend/core/policies/commission-due.ts';
import type { CreditByOperator } from '#backend/core/policies/credit-by-operator.ts';
import type { DepositCoupon } from '#backend/core/policies/deposit-coupon.ts';
import type { DepositPromotion } from '#backend/core/policies/deposit-promotion.ts';
import type { ExcludedAt, FindRankStake, IsInvited } from '#backend/core/policies/member-facts.ts';
import type { MoneyIn } from '#backend/core/policies/money-in.ts';
import type { NoteReferral } from '#backend/core/policies/note-referral.ts';
import type { CountUnsentOrders } from '#backend/core/policies/unsent-orders.ts';
import type { FindWithdrawable } from '#backend/core/policies/withdrawable.ts';
import type { AskPassword } from '#backend/core/session/ask-password.ts';
import type {
  BeginSession,
  EndOtherWays,
  EndSessionsBy,
  FindOtherWays,
  NoteSecurityEvent,
} from '#backend/core/session/begin-session.ts';
import type { FindRoundsSince } from '#backend/core/wagers/rounds-since.ts';
import type { BetWithoutCommission, FindBetsWithoutCashback } from '#backend/core/wagers/uncounted-bets.ts';

/** What exactly one area provides to all others, who do not know which. An area names its own in `provides`. */
export interface Ports {
  /** Asks a member for the password again. */
  readonly askPassword: AskPassword;
  /** Starts a session by another proof than the password. */
  readonly beginSession: BeginSession;
  /** Tells a member what happened to the account. */
  readonly noteSecurityEvent: NoteSecurityEvent;
  /** Ends the ways to log in beside the password. */
  readonly endOtherWays: EndOtherWays;
  /** Names the ways to log in beside the password. */
  readonly findOtherWays: FindOtherWays;
  /** Ends the sessions that began by one way. */
  readonly endSessionsBy: EndSessionsBy;
  /** What a member put in, as it counts towards a limit of deposits. */
  readonly moneyIn: MoneyIn;
  /** Puts money into a wallet that an operator received. */
  readonly creditByOperator: CreditByOperator;
  /** What the documents of payments say of a time, channel by channel. */
  readonly findChannelFlows: FindChannelFlows;
  /** What stands against closing an account, and its last payment. */
  readonly closing: Closing;
  /** A promotion that a deposit is made for. */
  readonly depositPromotion: DepositPromotion;
  /** What a withdrawal takes away of a bonus above its largest withdrawal. */
  readonly bonusLimit: BonusLimit;
  /** What a member can withdraw now. */
  readonly findWithdrawable: FindWithdrawable;
  /** A coupon that a deposit is made with. */
  readonly depositCoupon: DepositCoupon;
  /** Notes who invited somebody who registers. */
  readonly noteReferral: NoteReferral;
  /** Satang of commission that a member can be paid now. */
  readonly commissionDue: CommissionDue;
  /** The same with an account that is closed: what is too little to be asked for is not lost. */
  readonly payLastCommission: PayLastCommission;
  /** Points of members: given, spent for something, and given back. */
  readonly givePoints: GivePoints;
  readonly spendPoints: SpendPoints;
  readonly refundPoints: RefundPoints;
  /** Things that members paid for and that are still to be sent. */
  readonly countUnsentOrders: CountUnsentOrders;
  /** Bets that bring no cashback, because who takes them says so. */
  readonly findBetsWithoutCashback: FindBetsWithoutCashback;
  /** The same of commission, as SQL for statements over many wagers. */
  readonly betWithoutCommission: BetWithoutCommission;
  /** What stakes since an instant won, where wagers do not say it. */
  readonly findRoundsSince: FindRoundsSince;
  /** Who a member is to an offer: invited by another one, and of which rank. */
  readonly isInvited: IsInvited;
  readonly findRankStake: FindRankStake;
  /** Whether a member was excluded when something happened, for statements over many. */
  readonly excludedAt: ExcludedAt;
}

/** An area, as far as its ports go. */
export interface Provider {
  readonly name: string;
  readonly provides: Partial<Ports>;
}

/** The port of this name from the one area that provides it. Throws when none does, or more than one. */
function only<Name extends keyof Ports>(providers: readonly Provider[], name: Name): Ports[Name] {
  const found = providers.filter(({ provides }) => provides[name] !== undefined);
  const port = found[0]?.provides[name];
  if (port === undefined) throw new Error(`No area provides the port ${name}`);
  if (found.length > 1)
    throw new Error(`The port ${name} is provided by ${found.map((one) => one.name).join(' and ')}`);
  return port;
}

/** Every port from its area. Throws when one is missing or provided twice, so that no backend starts without it. */
export function collectPorts(providers: readonly Provider[]): Ports {
  return {
    askPassword: only(providers, 'askPassword'),
    beginSession: only(providers, 'beginSession'),
    noteSecurityEvent: only(providers, 'noteSecurityEvent'),
    endOtherWays: only(providers, 'endOtherWays'),
    findOtherWays: only(providers, 'findOtherWays'),
    endSessionsBy: only(providers, 'endSessionsBy'),
    moneyIn: only(providers, 'moneyIn'),
    creditByOperator: only(providers, 'creditByOperator'),
    findChannelFlows: only(providers, 'findChannelFlows'),
    closing: only(providers, 'closing'),
    depositPromotion: only(providers, 'depositPromotion'),
    bonusLimit: only(providers, 'bonusLimit'),
    findWithdrawable: only(providers, 'findWithdrawable'),
    depositCoupon: only(providers, 'depositCoupon'),
    noteReferral: only(providers, 'noteReferral'),
    commissionDue: only(providers, 'commissionDue'),
    payLastCommission: only(providers, 'payLastCommission'),
    givePoints: only(providers, 'givePoints'),
    spendPoints: only(providers, 'spendPoints'),
    refundPoints: only(providers, 'refundPoints'),
    countUnsentOrders: only(providers, 'countUnsentOrders'),
    findBetsWithoutCashback: only(providers, 'findBetsWithoutCashback'),
    betWithoutCommission: only(providers, 'betWithoutCommission'),
    findRoundsSince: only(providers, 'findRoundsSince'),
    isInvited: only(providers, 'isInvited'),
    findRankStake: only(providers, 'findRankStake'),
    excludedAt: only(providers, 'excludedAt'),
  };
}
