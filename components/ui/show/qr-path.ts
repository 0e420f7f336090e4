import encodeQR from 'qr';

/** Quiet zone around a QR code in modules, as ISO/IEC 18004 asks for. */
const QUIET_ZONE = 4;

export interface QrDrawing {
  /** Side length in modules, quiet zone included. */
  readonly size: number;
  /** SVG path of the dark modules in a `size` × `size` box; also what a canvas `Path2D` takes. */
  readonly path: string;
}

/** Draws a payload as a QR code with error correction M: one rectangle per run of dark modules in a row. */
export function qrDrawing(payload: string): QrDrawing {
  const rows = encodeQR(payload, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const runs: string[] = [];
  rows.forEach((row, y) => {
    let x = 0;
    while (x < row.length) {
      const start = x;
      while (row[x]) x += 1;
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
      x += 1;
    }
  });
  return { size: rows.length, path: runs.join('') };
}
