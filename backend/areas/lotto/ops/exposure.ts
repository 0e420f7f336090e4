import { and, eq } from 'drizzle-orm';
import { round } from '#backend/areas/lotto/tables.ts';
import { type NumberRisk, roundRisks } from '#backend/areas/lotto/terms/round-risks.ts';
import { may, needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { baht, type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import { betTypes, isBetType } from '#rules/lotto/bet-type.ts';
import { kindOf } from '#rules/lotto/kinds/kinds.ts';
import { type WorstNumber, worstCase } from '#rules/lotto/kinds/worst-case.ts';
import { formatBaht } from '#rules/money/baht.ts';

const LISTED = 20;
const WIDTHS = [12, 8, 16, 18] as const;

/** Columns of figures, the words to the left and the money to the right. */
function row(type: string, number: string, face: string, owed: string): string {
  const [typeWidth, numberWidth, faceWidth, owedWidth] = WIDTHS;
  return (
    type.padEnd(typeWidth) + number.padEnd(numberWidth) + face.padStart(faceWidth) + owed.padStart(owedWidth)
  );
}

function worstLine({ tier, figures, satang }: WorstNumber): string {
  const drawn = figures.map((figure) =>
    Object.entries(figure)
      .map(([name, number]) => `${name} ${number}`)
      .join(' '),
  );
  return `${tier}: ${drawn.join(' and ')} would cost ${baht(satang)}`;
}

async function show(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  const { type } = call.options;
  if (type !== undefined && !isBetType(type))
    throw new OperatorRefusal(`--type is one of ${betTypes.join(', ')}`);
  const [own] = await services.db.orm
    .select()
    .from(round)
    .where(and(eq(round.id, option(call, 'round')), eq(round.agentId, services.agentId)));
  if (!own) throw new OperatorRefusal(`There is no round ${option(call, 'round')}`);
  const risks = await roundRisks(services, own);
  const total = (of: (risk: NumberRisk) => bigint) => risks.reduce((sum, risk) => sum + of(risk), 0n);
  const taken = total(({ chargedSatang }) => chargedSatang);
  const owed = new Map(risks.map((risk) => [betKey(risk), risk.owedSatang]));
  const worst = worstCase(kindOf(own.kind).derivation, owed);
  const cost = worst.reduce((sum, { satang }) => sum + satang, 0n);
  const dearest = risks
    .filter((risk) => type === undefined || risk.type === type)
    .sort((one, other) => Number(other.owedSatang - one.owedSatang) || (one.number < other.number ? -1 : 1));
  return {
    code: 0,
    lines: [
      `${own.id} is ${own.status}: ${baht(total(({ faceSatang }) => faceSatang))} sold, ${baht(taken)} charged`,
      row('type', 'number', 'sold', 'paid if it wins'),
      ...dearest
        .slice(0, LISTED)
        .map((risk) => row(risk.type, risk.number, formatBaht(risk.faceSatang), formatBaht(risk.owedSatang))),
      ...(dearest.length > LISTED ? [`and ${dearest.length - LISTED} more numbers`] : []),
      ...worst.map(worstLine),
      `worst case: ${baht(cost)} paid, ${taken >= cost ? 'won' : 'lost'} ${baht(taken >= cost ? taken - cost : cost - taken)}`,
    ],
  };
}

export const showExposure: OpsCommand = {
  name: 'lotto exposure',
  summary: 'What is sold of each number of a round, what it would cost, and the worst result there can be',
  changes: false,
  options: { round: needs('ROUND'), type: may('TYPE') },
  run: show,
};
