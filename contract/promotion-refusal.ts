import { formatBaht } from '#rules/money/baht.ts';
import type { ChoiceOutcome, Offer, OfferProblem } from '#rules/promotion/offer.ts';

/** Why a promotion that was chosen with a deposit did not begin when it was paid, as backend and mocks tell the member. */
export const notBegunWords: Readonly<Record<Exclude<ChoiceOutcome, 'taken'>, string>> = {
  running: 'มีโปรโมชันอื่นใช้อยู่ตอนที่เงินเข้า',
  already_taken: 'รับโปรโมชันนี้ไปแล้วก่อนที่เงินเข้า',
  not_first: 'มียอดฝากอื่นเข้ามาก่อน จึงไม่ใช่การฝากครั้งแรก',
  no_deposit: 'ยอดฝากนี้ใช้รับโปรโมชันไม่ได้แล้ว',
  below_min: 'ยอดที่เข้าไม่ถึงขั้นต่ำของโปรโมชัน',
  not_in_hours: 'เงินเข้านอกช่วงเวลาของโปรโมชัน',
  changed: 'โปรโมชันเปลี่ยนไปหรือปิดไปก่อนที่เงินเข้า',
};

/** Why a promotion cannot be taken, as backend and mocks tell the member. */
export function offerMessage(problem: OfferProblem | 'running', offer: Offer): string {
  const messages: Readonly<Record<OfferProblem | 'running', string>> = {
    running: 'มีโปรโมชันที่ใช้อยู่แล้ว รับได้ครั้งละ 1 โปรโมชัน',
    taken: offer.kind === 'first_deposit' ? 'รับโปรโมชันนี้ไปแล้ว' : 'วันนี้รับโปรโมชันนี้ไปแล้ว รับใหม่ได้พรุ่งนี้',
    not_first: 'โปรโมชันนี้สำหรับการฝากครั้งแรกเท่านั้น',
    no_deposit: 'ฝากเงินก่อน แล้วกลับมารับได้ภายในวันเดียวกัน',
    below_min: `ต้องฝากอย่างน้อย ${formatBaht(offer.minSatang)} บาท`,
    not_in_hours: 'ยอดฝากล่าสุดไม่อยู่ในช่วงเวลาของโปรโมชันนี้',
  };
  return messages[problem];
}
