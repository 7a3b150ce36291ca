import type { FileKind } from '@diwan/api-contract/values/file';
import sharp from 'sharp';
import { RefusedFile } from './refused-file.ts';

const mostPixels = 24_000_000;
sharp.cache(false);
sharp.concurrency(1);

/** The picture anew from its pixels alone: upright, without whatever else the file carried. */
export async function remakeImage(bytes: Buffer, kind: FileKind, mostSide?: number): Promise<Buffer> {
  const options = { failOn: 'warning', limitInputPixels: false } as const;
  const { format, width, height } = await sharp(bytes, options)
    .metadata()
    .catch(() => {
      throw new RefusedFile('fileDamaged');
    });
  if (format !== kind) throw new RefusedFile('fileMismatch');
  if (width * height > mostPixels) throw new RefusedFile('fileTooManyPixels');
  const picture = sharp(bytes, { ...options, limitInputPixels: mostPixels })
    .autoOrient()
    .timeout({ seconds: 15 });
  if (mostSide) picture.resize({ width: mostSide, height: mostSide, fit: 'inside', withoutEnlargement: true });
  const encoded =
    kind === 'jpeg' ? picture.jpeg({ quality: 90 }) : kind === 'png' ? picture.png() : picture.webp({ quality: 90 });
  return encoded.toBuffer().catch(() => {
    throw new RefusedFile('fileDamaged');
  });
}
