import { rateText } from '#rules/lotto/odds/odds-text.ts';

/** `บาทละ 900`: what a rate pays for each baht staked. */
export const rateOf = (rate: number) => `บาทละ ${rateText(rate)}`;
