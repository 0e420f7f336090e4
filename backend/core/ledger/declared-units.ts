import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';
import { BAHT, type Unit } from '#backend/core/ledger/unit.ts';

/** A kind of account with what its unit says of it. */
export interface UnitAccount {
  readonly kind: string;
  readonly unit: string;
  readonly outside: boolean;
}

interface Declaring {
  readonly units: readonly Unit[];
  readonly transfers: readonly TransferKind[];
}

/** Every kind of account that areas declare. */
export function unitAccounts(areas: readonly Pick<Declaring, 'units'>[]): UnitAccount[] {
  return areas.flatMap(({ units }) =>
    units.flatMap(({ name: unit, wallets = [], house, outside = [] }) => [
      ...wallets.map(({ kind }) => ({ kind, unit, outside: false })),
      ...house.map((kind) => ({ kind, unit, outside: outside.includes(kind) })),
    ]),
  );
}

/** What is wrong with units and kinds of transfer, one sentence each: two owners, an unknown account, two units in one transfer. */
export function unitFaults(areas: readonly Declaring[]): string[] {
  const accounts = unitAccounts(areas);
  const known = new Map(accounts.map((account) => [account.kind, account]));
  const twice = [...Map.groupBy(accounts, ({ kind }) => kind)].filter(([, own]) => own.length > 1);
  const lost = areas.flatMap(({ units }) =>
    units.flatMap(({ house, outside = [] }) => outside.filter((kind) => !house.includes(kind))),
  );
  return [
    ...twice.map(([kind]) => `${kind} is declared twice`),
    ...lost.map((kind) => `${kind} is outside, but no account of its unit`),
    ...areas.flatMap(({ transfers }) => transfers.flatMap((kind) => transferFaults(kind, known))),
  ];
}

function transferFaults(kind: TransferKind, known: ReadonlyMap<string, UnitAccount>): string[] {
  const { name, unit = BAHT } = kind;
  const [sources, targets] = [kind.from, kind.to].map((kinds) => kinds.map((one) => known.get(one)));
  const all = [...(sources ?? []), ...(targets ?? [])];
  if (all.some((account) => account?.unit !== unit))
    return [`${name} moves ${unit} between accounts of another unit`];
  const ofHouse = (side: typeof sources) => side?.every((account) => account?.kind.startsWith('house.'));
  // A member's statement says what came from outside; between accounts of the house there is none.
  if (ofHouse(sources) && ofHouse(targets)) return [];
  const isOutside = all.some((account) => account?.outside);
  return isOutside === (kind.outside === true) ? [] : [`${name} does not say whether it crosses the edge`];
}
