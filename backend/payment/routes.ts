import { implement } from '#backend/http/implement.ts';
import { receiveEvent } from '#backend/payment/arrivals/receive-event.ts';
import { cancelQr } from '#backend/payment/cancel-qr.ts';
import { channelInfo } from '#backend/payment/channel-info.ts';
import { generateQr } from '#backend/payment/generate-qr.ts';
import { inquiryStatus } from '#backend/payment/inquiry-status.ts';
import { listChannels } from '#backend/payment/list-channels.ts';
import { openQrs } from '#backend/payment/open-qrs.ts';
import { qrcodeInfo } from '#backend/payment/qrcode-info.ts';
import { payment } from '#contract/payment.ts';

export const paymentRoutes = implement(payment, {
  channels: listChannels,
  info: channelInfo,
  generateQr,
  qrcodeInfo,
  openQrs,
  inquiryStatus,
  cancelQr,
  webhook: receiveEvent,
});
