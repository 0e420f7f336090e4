import { expect } from 'vitest';
import { TEST_PASSWORD } from '#backend/testing/members.ts';
import { commissionLeft } from '#tests/loyalty-model/commission.ts';
import type { Player } from '#tests/loyalty-model/player.ts';
import { handleOrder } from '#tests/loyalty-model/shop.ts';

const LEAST_COMMISSION = 20_00;

const baht = (satang: number) =>
  (satang / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What stands against closing the account, in the words of the page. */
function obstaclesOf(player: Player): string[] {
  const { books } = player;
  const open = books.wagers.filter(({ endedAt, isVoided }) => endedAt === null && !isVoided).length;
  const unsent = books.orders.filter(({ state }) => state === 'new').length;
  const commission = commissionLeft(player);
  return [
    ...(open > 0 ? [`โพยที่ยังไม่ออกผล ${open} ใบ`] : []),
    ...(books.withdrawals.length > 0 ? ['รายการถอนที่กำลังดำเนินการ'] : []),
    ...(books.owed > 0 ? [`ยอดค้างชำระ ${baht(books.owed)} บาท`] : []),
    ...(commission >= LEAST_COMMISSION ? [`ค่าแนะนำที่ยังไม่ได้ถอน ${baht(commission)} บาท`] : []),
    ...(unsent > 0 ? [`ของรางวัลที่ยังไม่ได้จัดส่ง ${unsent} รายการ`] : []),
  ];
}

/** Ends the games that a member has open, and sends what is ordered. */
async function settleUp(player: Player): Promise<void> {
  const { wagers, orders } = player.books;
  while (
    wagers.some(({ endedAt, isVoided, number }) => endedAt === null && !isVoided && number === undefined)
  )
    await player.endOldest();
  while (orders.some(({ state }) => state === 'new')) await handleOrder(player);
}

/**
 * A member closes the account, which pays out the wallet and commission that is too little to be asked for. Answers how much
 * commission went with it, or null where the account stays open.
 */
export async function leave(player: Player): Promise<number | null> {
  const { world, token, books } = player;
  if (player.invited.length > 0) await settleUp(player);
  const open = obstaclesOf(player);
  const { body } = await world.call('POST /api/member/account/close', { password: TEST_PASSWORD }, token);
  if (open.length > 0) {
    expect(body).toMatchObject({ error: 4014, data: { open } });
    return null;
  }
  const commission = Math.max(0, commissionLeft(player));
  expect(body).toMatchObject({ error: 0, data: { paid_out: (books.balance() + commission) / 100 } });
  return commission;
}
