import { member } from '#backend/areas/account/tables.ts';
import type { Sealing } from '#backend/core/evidence/sealing.ts';

/** English names of members, which say whose a payment may be: given once, then changed by operators alone. */
export const sealedNames: Sealing = {
  name: 'english_name',
  table: member,
  key: [member.id],
  columns: [member.englishName],
  where: 'english_name IS NOT NULL',
};

/** Who was kept out by an operator: nobody is let in again, and nobody else is kept out, without a command. */
export const sealedLocks: Sealing = {
  name: 'member_lock',
  table: member,
  key: [member.id],
  columns: [member.status],
  where: `status NOT IN ('active', 'closed')`,
};
