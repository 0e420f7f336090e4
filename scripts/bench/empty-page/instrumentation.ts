/** Next looks for this file in the folders above too, and would start the backend of the site here. */
export function register(): void {}
