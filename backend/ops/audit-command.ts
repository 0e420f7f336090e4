import { auditBooks } from '#backend/ops/audit/audit.ts';
import type { OpsAnswer, OpsCall } from '#backend/ops/ops-call.ts';

/** `audit` */
export async function audit({ services }: OpsCall): Promise<OpsAnswer> {
  const differences = await auditBooks(services.db);
  if (differences.length === 0) return { code: 0, lines: ['audit clean'] };
  return { code: 1, lines: differences.map(({ check, detail }) => `${check}: ${detail}`) };
}
