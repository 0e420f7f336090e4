/** Groups of the lobby by category, in the order in which they are shown. */
export const categoryNames: ReadonlyMap<number, string> = new Map([
  [1, 'หวยไทย'],
  [2, 'ต่างประเทศ'],
  [3, 'หุ้น'],
  [4, 'ยี่กีและปิงปอง'],
]);
