/** Id of the provider whose games the site has itself. */
export const HOUSE = 'house';
