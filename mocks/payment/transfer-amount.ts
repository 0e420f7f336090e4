import { transferWords } from '#contract/protection-refusal.ts';
import type { CoreWorld, MockMember } from '#mocks/core.ts';
import {
  depositHeadroom,
  type ProtectionState,
  requireDepositHeadroom,
} from '#mocks/protection/protection.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';
import { transferAmounts, transferSpan } from '#rules/payment/transfer-amount.ts';

type World = CoreWorld & ProtectionState & { readonly deposits: readonly unknown[] };

/** An amount (baht) with the satang by which a transfer is known; refuses 4401 where none fits the limits of the member. */
export function transferAmount(
  world: World,
  member: MockMember,
  amount: number,
  limits: { min: number; max: number },
) {
  const headroom = depositHeadroom(world, member);
  const [least, asked, max] = [toSatang(limits.min), toSatang(amount), toSatang(limits.max)];
  const amounts = transferAmounts(
    asked,
    { least, most: headroom !== null && headroom < max ? headroom : max },
    new Set(),
  );
  const picked = amounts[(world.deposits.length + 35) % Math.max(1, amounts.length)];
  if (picked !== undefined) return toBaht(picked);
  requireDepositHeadroom(world, member, transferSpan(asked).most, transferWords);
  throw new Error('The limits of the channel leave no amount with satang');
}
