/** `งวดวันที่ 16 มิถุนายน 2568`: which draw a round is of; of a kind with many a day with its round, `… รอบที่ 40`. */
export const drawOf = (date: string, number?: number) =>
  number === undefined ? `งวดวันที่ ${date}` : `งวดวันที่ ${date} รอบที่ ${number}`;
