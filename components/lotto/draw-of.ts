/** `งวดวันที่ 16 มิถุนายน 2568`: which draw a round is of. */
export const drawOf = (date: string) => `งวดวันที่ ${date}`;
