import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import type * as Pdf from 'pdfjs-dist';

const reader = 'https://reader.test';
const build = (name: string) => fileURLToPath(import.meta.resolve(`pdfjs-dist/build/${name}`));

/** The first page of a PDF as a picture (PNG), as somebody sees it who opens the file. */
export async function pictureOfPdf(browser: Browser, file: string): Promise<Buffer> {
  const files: Readonly<Record<string, [path: string, contentType: string]>> = {
    '/pdf.mjs': [build('pdf.min.mjs'), 'text/javascript'],
    '/pdf.worker.mjs': [build('pdf.worker.min.mjs'), 'text/javascript'],
    '/file.pdf': [file, 'application/pdf'],
  };
  const page = await browser.newPage();
  try {
    await page.route(`${reader}/**`, async (route) => {
      const [path, contentType] = files[new URL(route.request().url()).pathname] ?? [];
      if (path) await route.fulfill({ body: await readFile(path), contentType: contentType! });
      else await route.fulfill({ body: '<!doctype html><canvas></canvas>', contentType: 'text/html' });
    });
    await page.goto(reader);
    await page.evaluate(async () => {
      const pdf = (await import('/pdf.mjs' as string)) as typeof Pdf;
      pdf.GlobalWorkerOptions.workerSrc = '/pdf.worker.mjs';
      const document = await pdf.getDocument({ url: '/file.pdf' }).promise;
      const first = await document.getPage(1);
      const viewport = first.getViewport({ scale: 3 });
      const canvas = globalThis.document.querySelector('canvas')!;
      Object.assign(canvas, { width: viewport.width, height: viewport.height });
      await first.render({ canvas, viewport }).promise;
    });
    return await page.locator('canvas').screenshot();
  } finally {
    await page.close();
  }
}
