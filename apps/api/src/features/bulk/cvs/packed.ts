import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStore } from '#storage/store.ts';
import type { FoundCv } from './found-cvs.ts';

/** Packs CVs while they are sent, one open at a time; PDF files are as small as they get. */
export function packed(cvs: readonly FoundCv[], store: FileStore): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  zip.once('error', (error: Error) => out.destroy(error));
  for (const { path, file } of cvs)
    zip.addReadStreamLazy(path, { compress: false, size: file.size }, (give) => {
      store.open(file).then(
        (content) => (content ? give(null, content) : give(new Error('The CV is gone'), out)),
        (error: Error) => give(error, out),
      );
    });
  zip.end();
  return out;
}
