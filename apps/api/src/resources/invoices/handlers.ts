import type { Contract } from '@diwan/api-contract';
import type { RouterImplementation } from '@ts-rest/fastify';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { invoicePdf } from './paper/invoice-pdf.ts';

/** An issued invoice as a PDF; a draft is none yet. */
export function invoicesMore({ database: { orm } }: AppDeps): Pick<RouterImplementation<Contract['invoices']>, 'pdf'> {
  return {
    async pdf({ params: { id }, reply }) {
      const made = await invoicePdf(orm, id);
      if (!made) throw problemOf('notFound');
      reply.headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${made.number}.pdf"`,
      });
      return { status: 200, body: made.content };
    },
  };
}
