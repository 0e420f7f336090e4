import { formatBaht } from '#rules/money/baht.ts';

/** What a member is told while it happens. */
export const liveCopy = {
  won: (count: number, payout: bigint, stake: bigint) => {
    const told =
      count === 1
        ? `โพยของคุณถูกรางวัล ได้รับ ${formatBaht(payout)} บาท`
        : `ถูกรางวัล ${count} โพย ได้รับรวม ${formatBaht(payout)} บาท`;
    return payout > stake
      ? `ยินดีด้วย ${told} กำไรสุทธิ ${formatBaht(payout - stake)} บาท`
      : `${told} จากยอดแทง ${formatBaht(stake)} บาท`;
  },
  bill: 'ดูโพย',
  picture: 'แชร์เป็นรูป',
  withdrawal: {
    paid: 'ถอนเงินสำเร็จ โอนเข้าบัญชีของคุณแล้ว',
    refused: 'ทีมงานไม่อนุมัติรายการถอน คืนเงินเข้ากระเป๋าแล้ว ดูเหตุผลได้ที่หน้าถอนเงิน',
  },
} as const;
