import type { TextTone } from '@diwan/api-contract/values/site/slider';
import { useEffect, useState } from 'react';
import { contrastOver } from './contrast.ts';

/** The part of a picture in which the words stand, in shares of its width and height. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** So many pixels are enough to tell: a picture is measured small. */
const side = 96;

/** The contrast of words over a part of a picture: undefined until it is measured, null where it can't be. */
export function useContrast(src: string | null, tone: TextTone, area: Area): number | null | undefined {
  const [measured, setMeasured] = useState<{ of: string; value: number | null }>();
  const { x, y, width, height } = area;
  const of = `${src} ${tone} ${x} ${y} ${width} ${height}`;
  useEffect(() => {
    if (src === null) return;
    let isWanted = true;
    pixelsOf(src, { x, y, width, height }).then(
      (pixels) => isWanted && setMeasured({ of, value: pixels && contrastOver(pixels, tone) }),
      () => isWanted && setMeasured({ of, value: null }),
    );
    return () => {
      isWanted = false;
    };
  }, [src, tone, x, y, width, height, of]);
  return measured?.of === of ? measured.value : undefined;
}

async function pixelsOf(src: string, { x, y, width, height }: Area): Promise<Uint8ClampedArray | null> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  const { naturalWidth: wide, naturalHeight: high } = image;
  pen.drawImage(image, x * wide, y * high, width * wide, height * high, 0, 0, side, side);
  return pen.getImageData(0, 0, side, side).data;
}
