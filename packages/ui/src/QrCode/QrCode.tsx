import { useMemo } from 'react';
import * as styles from './QrCode.css.ts';
import { type ErrorCorrection, qrPath } from './qr-path.ts';

export interface QrCodeProps {
  /** What a camera reads; at most 1,273 bytes at the highest error correction. */
  text: string;
  /** What it is for, read aloud in its place. */
  label: string;
  /** How much of it may be dirty or torn: about 7, 15, 25 or 30 in a hundred. */
  errorCorrection?: ErrorCorrection;
  /** Empty squares around it; cameras expect four unless it lies on white already. */
  quietZone?: number;
  /** Large where it is read from an arm's length. */
  size?: keyof typeof styles.sizes;
}

/** A text as a QR code, dark on white in every theme and on paper; write the text beside it for whoever has no camera. */
export function QrCode({ text, label, errorCorrection = 'medium', quietZone = 4, size = 'medium' }: QrCodeProps) {
  const code = useMemo(() => qrPath(text, errorCorrection, quietZone), [text, errorCorrection, quietZone]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className={styles.sizes[size]}
    >
      <path d={code.path} />
    </svg>
  );
}
