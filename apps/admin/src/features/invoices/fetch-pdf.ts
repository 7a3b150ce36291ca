import { client } from '#api/client.ts';
import { expectFile } from '#api/expect-body.ts';

/** Has the server write an issued invoice as a PDF. */
export const fetchPdf = (id: string): Promise<Blob> =>
  expectFile(client.invoices.pdf({ params: { id }, timeout: 60_000 }));
