import { COUPON_LETTERS, plainCouponCode } from '#rules/coupon/coupon-code.ts';

const LENGTH = 8;

/** A new code of a member who invites others: eight letters that are not mistaken for one another. */
export function newAffiliateCode(random: { int(bound: number): number }): string {
  return Array.from({ length: LENGTH }, () => COUPON_LETTERS[random.int(COUPON_LETTERS.length)] ?? '').join(
    '',
  );
}

/** A code as it is stored, however it was typed or passed on; null for what is none. */
export function plainAffiliateCode(typed: string): string | null {
  const plain = plainCouponCode(typed);
  return plain?.length === LENGTH ? plain : null;
}
