export const prizeTypes = ['cash', 'point', 'none'] as const;
export type WheelPrizeType = (typeof prizeTypes)[number];

/** What a spin is paid with. */
export const wheelPays = ['free', 'points'] as const;
export type WheelPay = (typeof wheelPays)[number];

/** Of slices, by name; the page knows what each looks like. */
export const sliceColors = ['grey', 'red', 'orange', 'gold', 'green', 'blue', 'violet', 'pink'] as const;
export type SliceColor = (typeof sliceColors)[number];

/** One slice of the wheel. Prizes lie in their order; the sum of weights is the number of tickets. */
export interface Prize {
  readonly id: string;
  readonly name: string;
  readonly type: WheelPrizeType;
  /** Satang of cash, whole points, and 0 of none. */
  readonly amount: number;
  readonly color: SliceColor;
  readonly weight: number;
}

/** The first prizes, which all the wheels of the site begin with: 5 baht on average. */
export const firstPrizes: readonly Prize[] = [
  { id: 'none', name: 'ขอบคุณ', type: 'none', amount: 0, color: 'grey', weight: 70_000 },
  { id: 'baht-5', name: '5 บาท', type: 'cash', amount: 500, color: 'green', weight: 20_000 },
  { id: 'baht-20', name: '20 บาท', type: 'cash', amount: 2_000, color: 'blue', weight: 8_000 },
  { id: 'baht-100', name: '100 บาท', type: 'cash', amount: 10_000, color: 'violet', weight: 1_900 },
  { id: 'baht-500', name: '500 บาท', type: 'cash', amount: 50_000, color: 'gold', weight: 100 },
];
