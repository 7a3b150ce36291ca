import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import { startPdfWorker } from './start-pdf-worker.ts';

export interface OpenPdf {
  document: PDFDocumentProxy;
  pageCount: number;
  /** Of the first page, in points: the others are thought to have it until they are seen. */
  size: { width: number; height: number };
}

/** Reads a PDF in a worker of its own, which ends when the file is closed. */
export async function openPdf(content: Blob, signal: AbortSignal): Promise<OpenPdf> {
  const port = await startPdfWorker();
  const worker = PDFWorker.create({ port });
  const close = () => {
    worker.destroy();
    port.terminate();
  };
  signal.addEventListener('abort', close);
  try {
    signal.throwIfAborted();
    const document = await getDocument({ data: await content.arrayBuffer(), worker, enableXfa: false }).promise;
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
    return { document, pageCount: document.numPages, size: { width, height } };
  } catch (error) {
    close();
    throw error;
  }
}
