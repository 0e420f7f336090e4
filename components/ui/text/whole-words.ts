import { kindNames } from '#rules/lotto/kinds/kind-names.ts';

/** Names and compounds that a browser's dictionary takes apart at the end of a line. */
export const wholeWords = [
  'กสิกรไทย',
  'ไทยพาณิชย์',
  'กรุงเทพ',
  'กรุงไทย',
  'กรุงศรีอยุธยา',
  'ทหารไทยธนชาต',
  'ออมสิน',
  'อาคารสงเคราะห์',
  'ยูโอบี',
  'ซีไอเอ็มบี',
  'ทิสโก้',
  'เกียรตินาคินภัทร',
  'ไทยเครดิต',
  'ไอซีบีซี',
  'ซิตี้แบงก์',
  'เอชเอสบีซี',
  'สุขภาพจิต',
  kindNames.glo,
  'พร้อมเพย์',
] as const;
