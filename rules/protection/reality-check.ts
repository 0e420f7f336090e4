/** After how many minutes a member can be reminded of time and money. */
export const checkMinutes = [15, 30, 60, 120] as const;
export type CheckMinutes = (typeof checkMinutes)[number];

/** What holds for whoever chose nothing. */
export const USUAL_CHECK_MINUTES: CheckMinutes = 60;
