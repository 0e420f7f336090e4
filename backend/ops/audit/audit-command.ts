import type { Area } from '#backend/area.ts';
import { auditBooks } from '#backend/ops/audit/audit.ts';
import type { OpsCommand } from '#backend/ops/command.ts';

/** The command that holds the books of all areas against themselves. */
export function auditCommand(areas: readonly Area[]): OpsCommand {
  return {
    name: 'audit',
    summary:
      'Hold the books against themselves and every document, settling each line again; exit code 1 when they differ',
    changes: false,
    options: {},
    run: async ({ services }) => {
      const differences = await auditBooks(services.db, areas);
      if (differences.length === 0) return { code: 0, lines: ['audit clean'] };
      return { code: 1, lines: differences.map(({ check, detail }) => `${check}: ${detail}`) };
    },
  };
}
