import { drawsFile } from '#backend/areas/lotto/ops/draws-file.ts';
import { publishedKind } from '#backend/areas/lotto/settlement/draws.ts';
import { importDraws } from '#backend/areas/lotto/settlement/import-draws.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { readAllDraws } from '#rules/lotto/kinds/draw-file.ts';

async function run(call: OpsCall): Promise<OpsAnswer> {
  const code = option(call, 'kind');
  const kind = publishedKind(code);
  const reading = readAllDraws(kind, option(call, 'file'));
  if (!reading.ok) throw new OperatorRefusal(reading.problems.join('; '));
  const { added, published, settled, known } = await importDraws(
    call.services,
    code,
    reading.value,
    call.who,
  );
  const lines = [`${added} draws entered as history, ${known} were there already`];
  lines.push(
    ...reading.value.flatMap(({ drawDate, draw }) =>
      (kind.remarks?.(kind.tiers(draw)) ?? []).map((remark) => `${drawDate} ${remark}`),
    ),
  );
  if (published.length > 0) lines.push(`${published.length} rounds published: ${published.join(', ')}`);
  if (published.length > 0 && !call.dryRun) lines.push(`${settled} bills settled`);
  return { code: 0, lines };
}

export const importResults: OpsCommand = {
  name: 'lotto import',
  summary:
    'Enter many draws of a kind from one file, history and results of rounds that wait; none where one is refused',
  changes: true,
  options: { kind: needs('glo'), file: drawsFile },
  run,
};
