import { leaveLayers } from '#lib/back-layers.ts';

/** Goes on to a page of the site in the place of LINE's page, which would only lead there again: Back leads to where its link was. */
export function goOnTo(path: string): void {
  leaveLayers(() => window.location.replace(path));
}
