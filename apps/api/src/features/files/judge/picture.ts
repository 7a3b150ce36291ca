import sharp from 'sharp';
import type { Picture } from './task.ts';

export const mostSideOfPicture = 1600;
/** Twice what the largest face in a list has. */
const smallSide = 96;
const smallBytes = 6144;

/** How large a picture is that was made anew, and the same one for lists. */
export async function measurePicture(bytes: Uint8Array): Promise<Picture> {
  const { width, height } = await sharp(bytes).metadata();
  if (bytes.length <= smallBytes) return { width, height, small: null };
  const small = await sharp(bytes)
    .resize({ width: smallSide, height: smallSide, fit: 'outside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  return { width, height, small: small.toString('base64') };
}
