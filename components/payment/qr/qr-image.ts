import { copy } from '#components/payment/copy.ts';
import { sharesPictures } from '#components/payment/make/in-app-browser.ts';
import { imageCopy } from '#components/payment/qr/image-copy.ts';
import { qrDrawing } from '#components/ui/show/qr-path.ts';
import type { PaymentQr } from '#contract/payment.ts';
import { toast } from '#lib/feedback/toast.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';

type DrawnQr = PaymentQr & { readonly receiver_name: string };

const WIDTH = 720;
const HEIGHT = 1_000;
const QR_SIDE = 640;
const QR_TOP = 116;
const INK = '#15102b';
const MUTED = '#5b5675';

/** Saves a QR as a picture and says so: to the photo library through the share sheet where that is the only way, else as a file. Throws what declines. */
export async function saveImage(qr: DrawnQr): Promise<void> {
  await hand(new File([await qrImage(qr)], imageCopy.name(qr.ref), { type: 'image/png' }));
  toast(imageCopy.saved, { variant: 'success' });
}

async function hand(picture: File): Promise<void> {
  if (sharesPictures(navigator.userAgent) && navigator.canShare?.({ files: [picture] })) {
    return navigator.share({ files: [picture] });
  }
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = picture.name;
  link.click();
  URL.revokeObjectURL(url);
}

/**
 * A picture of a QR for a bank app's gallery scan: 720 × 1000 px, with amount, receiver, reference and expiry. Throws when
 * the browser cannot draw.
 */
async function qrImage(qr: DrawnQr): Promise<Blob> {
  await document.fonts?.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas');
  const family = getComputedStyle(document.body).fontFamily;
  const write = (text: string, y: number, font: string, colour: string) => {
    pen.font = `${font} ${family}`;
    pen.fillStyle = colour;
    pen.fillText(text, WIDTH / 2, y, WIDTH - 64);
  };

  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#0b3a6e';
  pen.fillRect(0, 0, WIDTH, 112);
  pen.textAlign = 'center';
  write('PromptPay', 74, '700 48px', '#fff');
  drawQr(pen, qr.payload);
  write(`฿ ${formatBaht(qr.amount)}`, 778, '700 60px', INK);
  write(qr.receiver_name, 830, '500 30px', INK);
  write(`${copy.reference} ${qr.ref}`, 876, '400 24px', MUTED);
  write(copy.validUntil(formatThaiDateTime(qr.expires_at)), 914, '400 24px', MUTED);
  write(copy.sandbox, 962, '600 24px', '#b3261e');
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/png');
  });
}

function drawQr(pen: CanvasRenderingContext2D, payload: string): void {
  const { size, path } = qrDrawing(payload);
  // Whole pixels per module keep the edges sharp for a scanner.
  const scale = Math.floor(QR_SIDE / size);
  pen.save();
  pen.translate(Math.round((WIDTH - size * scale) / 2), QR_TOP);
  pen.scale(scale, scale);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(path));
  pen.restore();
}
