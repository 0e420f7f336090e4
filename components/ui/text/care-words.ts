/** Compounds of what every page says of care. */
export const careWords = ['สายด่วนสุขภาพจิต 1323', 'สุขภาพจิต'] as const;
