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
