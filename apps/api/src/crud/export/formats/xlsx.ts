import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { fixedParts, workbookXml } from './sheet.ts';

/** Packs a sheet into a workbook while it is being made; nothing of it is kept. */
export async function writeWorkbook(name: string, sheet: Readable, out: Writable): Promise<void> {
  const zip = new ZipFile();
  const packed = zip.outputStream as Readable;
  // What fails inside is not passed on by itself, and whoever reads would wait for ever.
  sheet.once('error', (error) => packed.destroy(error));
  zip.once('error', (error: Error) => packed.destroy(error));
  for (const [path, xml] of Object.entries({ ...fixedParts, 'xl/workbook.xml': workbookXml(name) }))
    zip.addBuffer(Buffer.from(xml), path);
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { compressionLevel: 3 });
  zip.end();
  await pipeline(packed, out);
}
