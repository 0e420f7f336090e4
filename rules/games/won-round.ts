/** A round that has won, of which a part was staked since some instant. */
export interface WonRound {
  readonly isOpen: boolean;
  /** More than nothing. */
  readonly stakedSatang: bigint;
  readonly stakedSinceSatang: bigint;
  readonly wonSatang: bigint;
}

const smaller = (a: bigint, b: bigint) => (a < b ? a : b);

/** What the part that was staked since has won: each stake of a round has a share by its amount. */
export function wonSince({ stakedSatang, stakedSinceSatang, wonSatang }: WonRound): bigint {
  return (wonSatang * stakedSinceSatang) / stakedSatang;
}

/** What an open round has won is first of all its stake that came back: so much of it waits for no result any more, of all and of what was staked since. */
export function returnedStake(round: WonRound): { readonly allSatang: bigint; readonly sinceSatang: bigint } {
  if (!round.isOpen) return { allSatang: 0n, sinceSatang: 0n };
  const { stakedSatang, stakedSinceSatang, wonSatang } = round;
  return {
    allSatang: smaller(wonSatang, stakedSatang),
    sinceSatang: smaller(wonSince(round), stakedSinceSatang),
  };
}
