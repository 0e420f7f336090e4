import { formatBaht } from '#rules/money/baht.ts';

/** What a member is told while it happens. */
export const liveCopy = {
  won: (count: number, satang: bigint) =>
    count === 1
      ? `ยินดีด้วย โพยของคุณถูกรางวัล ได้รับ ${formatBaht(satang)} บาท`
      : `ยินดีด้วย ถูกรางวัล ${count} โพย ได้รับรวม ${formatBaht(satang)} บาท`,
  withdrawal: {
    paid: 'ถอนเงินสำเร็จ โอนเข้าบัญชีของคุณแล้ว',
    refused: 'ทีมงานไม่อนุมัติรายการถอน คืนเงินเข้ากระเป๋าแล้ว ดูเหตุผลได้ที่หน้าถอนเงิน',
  },
} as const;
