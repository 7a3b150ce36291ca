import { encode } from 'uqr';

export type ErrorCorrection = 'low' | 'medium' | 'quartile' | 'high';

const levels = { low: 'L', medium: 'M', quartile: 'Q', high: 'H' } as const;

/** The dark squares of a text's QR code as one path, and how many squares it is wide with its quiet zone. */
export function qrPath(text: string, errorCorrection: ErrorCorrection, quietZone: number) {
  const { data, size } = encode(text, { ecc: levels[errorCorrection], border: quietZone });
  const path = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return { path: path.join(''), size };
}
