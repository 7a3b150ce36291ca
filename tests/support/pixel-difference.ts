import { diff } from '@blazediff/core';
import sharp from 'sharp';

interface Difference {
  /** Of all pixels, from 0 to 1. */
  share: number;
  /** What differs, in red over a pale copy; nothing where the sizes differ. */
  picture?: Buffer;
}

/** How far two pictures differ, apart from the smoothing of edges. */
export async function pixelDifference(before: string, after: string): Promise<Difference> {
  const [one, other] = await Promise.all([before, after].map((path) => pixelsOf(path)));
  if (!one || !other || one.width !== other.width || one.height !== other.height) return { share: 1 };
  const { width, height } = one;
  const marked = Buffer.alloc(one.data.length);
  const count = diff(one.data, other.data, marked, width, height, { threshold: 0.05 });
  if (count === 0) return { share: 0 };
  const picture = await sharp(marked, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { share: count / (width * height), picture };
}

async function pixelsOf(path: string): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
