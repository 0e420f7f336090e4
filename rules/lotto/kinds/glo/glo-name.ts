/** Stands by itself, for pages that name this lottery alone. */
export const gloName = 'หวยรัฐบาล';
