import type { Area } from '#backend/area.ts';
import { auditBooks } from '#backend/core/ops/audit/audit.ts';
import { findLostHead, logHead } from '#backend/core/ops/audit/log-head.ts';
import { inBangkok } from '#backend/core/ops/bangkok-moment.ts';
import type { OpsCommand } from '#backend/core/ops/command.ts';
import { may } from '#backend/core/ops/command.ts';

/** The command that holds the books of all areas against themselves. */
export function auditCommand(areas: readonly Area[]): OpsCommand {
  return {
    name: 'audit',
    summary:
      'Hold the books against themselves and every document, settling each line again; exit code 1 when they differ',
    changes: false,
    options: { head: may('NUMBER:HASH') },
    run: async ({ services, options }) => {
      const differences = [
        ...(await findLostHead(services.db, options.head)),
        ...(await auditBooks(services, areas)),
      ];
      if (differences.length === 0)
        return { code: 0, lines: ['audit clean', `audit log ends with ${await logHead(services.db)}`] };
      return { code: 1, lines: differences.map(({ check, detail }) => `${check}: ${inBangkok(detail)}`) };
    },
  };
}
