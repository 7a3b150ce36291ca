import jsQR from 'jsqr';
import sharp from 'sharp';

/** What a camera reads in a picture: found and decoded by a library that draws no codes of ours. */
export async function readQr(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  if (!code) throw new Error('No QR code was found in the picture.');
  return code.data;
}

/** The values of a tax invoice's code by their tags: each a byte for the tag, one for the length, and so many of UTF-8. */
export function tagsOf(base64: string): Record<number, string> {
  const bytes = Buffer.from(base64, 'base64');
  const tags: Record<number, string> = {};
  for (let at = 0; at < bytes.length; at += 2 + bytes[at + 1]!)
    tags[bytes[at]!] = bytes.toString('utf8', at + 2, at + 2 + bytes[at + 1]!);
  return tags;
}
