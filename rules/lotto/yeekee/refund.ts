import type { RefundTerms } from './terms.ts';

/** What a round is judged by when its shooting is over. */
interface Played {
  readonly shots: number;
  /** Distinct members who shot. */
  readonly shooters: number;
  /** The site was down in the last minute of shooting. */
  readonly hadOutage: boolean;
}

/** Why a round gives every stake back; undefined where its result counts. */
export function refundReason({ shots, shooters, hadOutage }: Played, terms: RefundTerms) {
  if (hadOutage) return 'outage';
  if (shots < terms.minShots) return 'few_shots';
  return shooters < terms.minShooters ? 'few_members' : undefined;
}
