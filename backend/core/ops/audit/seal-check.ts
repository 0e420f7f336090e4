import { brokenSeals } from '#backend/core/evidence/broken-seals.ts';
import type { Sealing } from '#backend/core/evidence/sealing.ts';
import { type CodeCheck, MOST_PER_CHECK } from '#backend/core/ops/audit/audit-part.ts';

/** Holds rows against what the chained log says that they are. */
export function sealCheck(sealings: readonly Sealing[]): CodeCheck {
  return {
    name: 'sealed',
    find: async function* (db) {
      for (const sealing of sealings) {
        for (const { key, hash, said } of await brokenSeals(db, sealing, MOST_PER_CHECK + 1)) {
          const what = said === null ? 'was put in' : hash === null ? 'was taken out' : 'was changed';
          yield `${sealing.name} ${key} ${what} without the audit log`;
        }
      }
    },
  };
}
