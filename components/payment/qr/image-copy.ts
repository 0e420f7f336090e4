/** Words that come with the code that draws the picture of a QR. */
export const imageCopy = {
  saved: 'บันทึกรูป QR แล้ว',
  name: (ref: string) => `promptpay-${ref}.png`,
};
