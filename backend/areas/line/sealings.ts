import { lineLink } from '#backend/areas/line/tables.ts';
import type { Sealing } from '#backend/core/evidence/sealing.ts';

/** Which LINE account opens whose account: nobody gets in by a link that was put in, or moved. */
export const sealedLinks: Sealing = {
  name: 'line_link',
  table: lineLink,
  key: [lineLink.memberId],
  columns: [lineLink.subHash, lineLink.at],
};
