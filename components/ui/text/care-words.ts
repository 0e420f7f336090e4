/** Compounds of what every page says of care. */
export const careWords = ['สุขภาพจิต'] as const;
