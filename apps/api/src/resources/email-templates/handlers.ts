import type { Contract } from '@diwan/api-contract';
import type { RouterImplementation } from '@ts-rest/fastify';
import { findRow } from '#crud/lists/repository.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { siteOf } from '../mails/content/mail-facts.ts';
import { readersOf } from './readers.ts';
import { emailTemplatesTable as table } from './table.ts';

/** Whom mails with the words of a template have reached. */
export function templatesMore({
  config,
  database: { orm },
}: AppDeps): Pick<RouterImplementation<Contract['emailTemplates']>, 'readers'> {
  return {
    async readers({ params: { id } }) {
      const row = await findRow(table, orm, id);
      if (!row) throw problemOf('notFound');
      return { status: 200, body: { items: await readersOf(row.key, orm, siteOf(config)) } };
    },
  };
}
