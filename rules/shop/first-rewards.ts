import type { RewardArt, RewardKind, ShopCategory } from '#rules/shop/reward.ts';

interface FirstReward {
  readonly id: string;
  readonly category: ShopCategory;
  readonly art: RewardArt;
  readonly kind: RewardKind;
  readonly title: string;
  readonly detail: string;
  readonly points: number;
  /** Satang of money, what a thing is worth in satang, else how many spins. */
  readonly amount: bigint;
  readonly validDays: number | null;
  /** Satang that are to be played for a bonus; null for anything else. */
  readonly targetSatang: bigint | null;
  readonly limitTimes: number | null;
  readonly limitDays: number | null;
  /** Null for as many as are wanted. */
  readonly stock: number | null;
}

const limit = (limitTimes: number, limitDays: number) => ({ limitTimes, limitDays });

function money(baht: number, art: RewardArt): FirstReward {
  return {
    ...{ id: `credit-${baht}`, category: 'credit', art, kind: 'credit', title: `เงิน ${baht} บาท` },
    ...{ detail: 'เข้ากระเป๋าหลักทันที', points: baht * 20, amount: BigInt(baht) * 100n },
    ...{ validDays: null, targetSatang: null, stock: null, ...limit(5, 7) },
  };
}

/** Ten times of it is to be played in games within a week. */
function bonus(baht: number): FirstReward {
  return {
    ...{ id: `bonus-${baht}`, category: 'bonus', art: 'bonus', kind: 'bonus', title: `โบนัส ${baht} บาท` },
    ...{ detail: 'พักในกระเป๋าโบนัสจนเล่นครบ แล้วเข้ากระเป๋าหลัก' },
    ...{ points: baht * 20, amount: BigInt(baht) * 100n, targetSatang: BigInt(baht) * 1_000n },
    ...{ validDays: 7, stock: null, ...limit(2, 7) },
  };
}

function spins(count: number, art: RewardArt): FirstReward {
  return {
    ...{ id: `spin-${count}`, category: 'spin', art, kind: 'spin', title: `หมุนกงล้อฟรี ${count} ครั้ง` },
    ...{ detail: 'หมุนได้ภายใน 30 วัน', points: count * 100, amount: BigInt(count) },
    ...{ validDays: 30, targetSatang: null, stock: null, ...limit(5, 7) },
  };
}

function thing(
  id: string,
  art: RewardArt,
  facts: Pick<FirstReward, 'title' | 'detail' | 'stock'>,
  baht: number,
): FirstReward {
  return {
    ...{ id, category: 'goods', art, kind: 'goods', points: baht * 20, amount: BigInt(baht) * 100n },
    ...{ validDays: null, targetSatang: null, ...facts, ...limit(1, 30) },
  };
}

/** Every one is sold for what it is worth at least (rules/shop/reward-worth.ts). */
export const firstRewards: readonly FirstReward[] = [
  money(5, 'coin'),
  money(20, 'coins'),
  bonus(20),
  bonus(50),
  spins(1, 'token'),
  spins(5, 'tokens'),
  thing(
    'cup',
    'cup',
    { title: 'แก้วเก็บความเย็น', detail: 'แก้วสเตนเลสสีทอง ขนาด 500 มล. จัดส่งฟรีทั่วไทย', stock: 40 },
    120,
  ),
  thing('umbrella', 'umbrella', { title: 'ร่มพับ', detail: 'ร่มพับกันยูวีสีม่วงขอบทอง จัดส่งฟรีทั่วไทย', stock: 30 }, 150),
  thing(
    'bag',
    'bag',
    { title: 'กระเป๋าผ้า', detail: 'กระเป๋าผ้าแคนวาส ใส่ของได้ 8 กก. จัดส่งฟรีทั่วไทย', stock: 60 },
    80,
  ),
  thing(
    'fan',
    'fan',
    { title: 'พัดลมพกพา', detail: 'ชาร์จด้วย USB-C ใช้ได้นาน 6 ชั่วโมง จัดส่งฟรีทั่วไทย', stock: 20 },
    200,
  ),
];
