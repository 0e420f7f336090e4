import type { Won } from '#lib/lotto/won-of.ts';
import { formatBaht } from '#rules/money/baht.ts';

/** Words of what was won, always with what it cost beside it. */
export const winCopy = {
  title: (payout: bigint) => `ยินดีด้วย! ได้รับ ${formatBaht(payout)} บาท`,
  /** No more came back than was staked: not celebrated. */
  back: ({ payout, net }: Won) => `ได้รับ ${formatBaht(payout)} บาท ${net === 0n ? 'เท่ากับ' : 'น้อยกว่า'}ยอดแทง`,
  net: ({ stake, net }: Won) =>
    net >= 0n
      ? `จ่ายค่าแทง ${formatBaht(stake)} กำไรสุทธิ ${net > 0n ? '+' : ''}${formatBaht(net)} บาท`
      : `จ่ายค่าแทง ${formatBaht(stake)} ขาดทุนสุทธิ −${formatBaht(-net)} บาท`,
  round: 'โพยของคุณในรอบนี้',
  bill: 'ดูโพย',
  bills: 'ดูโพยที่ถูกรางวัล',
  picture: 'แชร์เป็นรูป',
} as const;
