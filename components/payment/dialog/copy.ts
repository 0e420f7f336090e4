/** Words of the deposit dialog that its page does not have. */
export const dialogCopy = {
  title: 'ฝากเงิน',
  loading: 'กำลังเปิดช่องทางฝากเงิน…',
  retry: 'ลองใหม่',
} as const;
