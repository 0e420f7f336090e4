/** Address of the home page, by itself: screens of errors, of which every page carries three, need no other. */
export const HOME = '/';
