import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Asker } from '#backend/areas/account/codes/find-asker.ts';
import type { Ctx } from '#backend/ctx.ts';
import { badField } from '#backend/refusal.ts';
import { anyAccountNoError, normaliseAccountNo } from '#rules/person/bank-account.ts';

/** A bank account that was given with a number, to show whose the number is. */
export interface GivenAccount {
  /** Keyed hash of number and account: what codes asked for with it are counted by, right or wrong. */
  readonly key: string;
  /** True for the member's main or second account. Nothing that the asker sees may depend on it. */
  readonly isRight: boolean;
}

/** Compares a given bank account with those of the member, in a time that tells neither; 422 for what is no account number. */
export function readGivenAccount(
  ctx: Pick<Ctx, 'accountKey'>,
  { account, member }: Pick<Asker, 'account' | 'member'>,
  typed: string,
): GivenAccount {
  const error = anyAccountNoError(typed);
  if (error) throw badField('bank_account_no', error);
  const hash = (accountNo: string) =>
    createHmac('sha256', ctx.accountKey).update(`given-account|${account}|${accountNo}`).digest();
  const given = hash(normaliseAccountNo(typed));
  const isMain = timingSafeEqual(given, hash(member?.bankAccountNo ?? ''));
  const isSecond = timingSafeEqual(given, hash(member?.subBankAccountNo ?? ''));
  return { key: given.toString('base64url'), isRight: isMain || isSecond };
}
