import { useMutation } from '@tanstack/react-query';
import type { Calls } from '#contract/calls.ts';
import { call } from '#lib/api/call.ts';
import { apiQuery } from '#lib/api/query.ts';

export function channelsQuery() {
  return apiQuery('GET /api/member/payment/channels', {});
}

export function channelInfoQuery(channelId: number) {
  return apiQuery('GET /api/member/payment/info', { channel_id: channelId });
}

/** The newest QR that can still be paid, or null. */
export function pendingQrQuery() {
  return apiQuery('GET /api/member/payment/qrcode_info', {});
}

export function depositStatusQuery(ref: string) {
  return apiQuery('GET /api/member/payment/inquiry_status', { ref });
}

export function useGenerateQr() {
  return useMutation({
    mutationFn: (input: Calls['POST /api/member/payment/generate_qr']['request']) =>
      call('POST /api/member/payment/generate_qr', input),
  });
}

export function useCancelQr() {
  return useMutation({
    mutationFn: (input: Calls['POST /api/member/payment/cancel']['request']) => call('POST /api/member/payment/cancel', input),
  });
}
