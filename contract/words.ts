import { type BetType, isBetType } from './constants.ts';

/** Thai words that backend, browser and mocks all say: each stands here and nowhere else. */
export const sharedWords = {
  otherMember: 'มีการเข้าสู่ระบบด้วยบัญชีอื่นในเบราว์เซอร์นี้ รายการนี้จึงไม่ถูกส่ง กรุณาโหลดหน้าใหม่',
  sessionOver: 'หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบใหม่',
} as const;

/** Names of the lottery kinds by kind. */
export const kindNames = { glo: 'หวยรัฐบาล' } as const;

const betNames: Readonly<Record<BetType, string>> = {
  top_3: '3 ตัวบน',
  tod_3: '3 ตัวโต๊ด',
  front_3: '3 ตัวหน้า',
  bottom_3: '3 ตัวล่าง',
  top_2: '2 ตัวบน',
  bottom_2: '2 ตัวล่าง',
  run_top: 'วิ่งบน',
  run_bottom: 'วิ่งล่าง',
  top_4: '4 ตัวบน',
  tod_4: '4 ตัวโต๊ด',
};

/** Name of a bet type; a type that this build does not know keeps its code. */
export function betName(type: string): string {
  return isBetType(type) ? betNames[type] : type;
}
