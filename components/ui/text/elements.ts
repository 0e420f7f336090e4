import type { ReactElement } from 'react';

/**
 * What a component shows beside parts of its own: elements, never bare text. A translator of the browser replaces bare text,
 * and React then fails over what it put beside it.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
