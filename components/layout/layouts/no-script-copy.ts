/** Apart from the words of the frame, which every browser loads. */
export const noScriptCopy = {
  said: 'เบราว์เซอร์นี้ปิด JavaScript อยู่ อ่านหน้านี้ได้ แต่ปุ่มและแบบฟอร์มใช้ได้เมื่อเปิด JavaScript',
} as const;
