import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { FileStore } from '#storage/store.ts';
import type { HeldFile } from './collect.ts';

interface Content {
  json: string;
  html: string;
  files: readonly HeldFile[];
}

/** One file with all of it, made while it is sent; what a scanner withholds is left out, and the page still names it. */
export function pack({ json, html, files }: Content, store: FileStore): Readable {
  const zip = new ZipFile();
  const packed = zip.outputStream as Readable;
  zip.once('error', (error: Error) => packed.destroy(error));
  zip.addBuffer(Buffer.from(html), 'data.html');
  zip.addBuffer(Buffer.from(json), 'data.json');
  const add = async () => {
    for (const file of files.filter(({ scan }) => scan !== 'rejected' && scan !== 'pending')) {
      const content = await store.open(file);
      if (content) zip.addBuffer(await buffer(content), file.path);
    }
    zip.end();
  };
  add().catch((error: Error) => packed.destroy(error));
  return packed;
}
