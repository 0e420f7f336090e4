/** What is wrong with a field, in Thai and ready to show beside it; undefined when nothing is. */
export type FieldError = string | undefined;
