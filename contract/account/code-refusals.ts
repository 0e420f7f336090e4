/** When the codes that a number alone is sent are used up. */
export const neededBankAccount = 'มีการขอรหัสหลายครั้งแล้ว กรุณากรอกเลขบัญชีธนาคารที่ลงทะเบียนไว้เพื่อขอรหัส';
