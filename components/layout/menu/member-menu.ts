import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import { paths } from '#lib/paths.ts';

/**
 * The twelve entries of the member menu in their specified order, and before the last of them what protects members. An entry whose page is not there yet has no `path`
 * and is not shown.
 */
export const memberMenu: ReadonlyArray<{ key: string; label: string; path?: string; action?: 'logout' }> = [
  { key: 'profile', label: 'ข้อมูลส่วนตัว', path: paths.profile },
  { key: 'affiliate', label: 'แนะนำเพื่อน', path: loyaltyPaths.affiliate },
  { key: 'quests', label: 'ภารกิจ', path: loyaltyPaths.quests },
  { key: 'wheel', label: 'กงล้อนำโชค', path: loyaltyPaths.wheel },
  { key: 'shop', label: 'ร้านค้าแต้ม', path: loyaltyPaths.shop },
  { key: 'cashback', label: 'คืนยอดรายวัน', path: loyaltyPaths.cashback },
  { key: 'winloss', label: 'คืนยอดเสีย', path: loyaltyPaths.lossRebate },
  { key: 'promotions', label: 'โปรโมชัน', path: loyaltyPaths.promotions },
  { key: 'coupon', label: 'คูปอง', path: loyaltyPaths.coupon },
  { key: 'statement', label: 'ธุรกรรมการเงิน', path: paths.statement },
  // Spelled here: the file of its paths would be one more that every page names.
  { key: 'sooth', label: 'สูตรบาคาร่า', path: '/sooth' },
  { key: 'protection', label: 'เล่นอย่างปลอดภัย', path: paths.protection },
  { key: 'logout', label: 'ออกจากระบบ', action: 'logout' },
];
