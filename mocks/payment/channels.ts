import type { ChannelInfo } from '#contract/payment.ts';
import { RECEIVER } from '#mocks/agent/receivers.ts';

const MIN = 100;
const MAX = 100_000;
const VALID_SECONDS = 900;
const details = {
  min: MIN,
  max: MAX,
  quick_amounts: [100, 300, 500, 1_000, 3_000, 5_000],
  expires_in_seconds: VALID_SECONDS,
  receiver_name: RECEIVER,
};

/** The ways to deposit of the mock world. */
export const channels: ChannelInfo[] = [
  {
    channel_id: 1,
    kind: 'promptpay',
    name: 'พร้อมเพย์ QR',
    sub_channels: [{ sub_channel_id: 1, name: 'สแกนด้วยแอปธนาคาร' }],
    ...details,
  },
  {
    channel_id: 2,
    kind: 'bank',
    name: 'โอนผ่านธนาคาร',
    sub_channels: [
      { sub_channel_id: 1, name: 'ธนาคารกสิกรไทย', bank_code: '004' },
      { sub_channel_id: 3, name: 'ธนาคารไทยพาณิชย์', bank_code: '014' },
    ],
    ...details,
  },
  {
    channel_id: 3,
    kind: 'true_money',
    name: 'ทรูมันนี่ วอลเล็ท',
    sub_channels: [{ sub_channel_id: 2, name: RECEIVER }],
    ...details,
  },
  {
    channel_id: 4,
    kind: 'gateway',
    name: 'ผู้ให้บริการรับชำระ',
    sub_channels: [
      { sub_channel_id: 1, name: 'ช่อง A รวดเร็ว', min: 50, max: 2_000 },
      { sub_channel_id: 2, name: 'ช่อง B ยอดสูง', min: 1_000, max: MAX },
    ],
    ...details,
    min: 50,
    receiver_name: 'บริษัท พีวิน ทดลอง จำกัด',
    quick_amounts: [50, 100, 300, 500, 1_000, 2_000],
    expires_in_seconds: 600,
  },
];
