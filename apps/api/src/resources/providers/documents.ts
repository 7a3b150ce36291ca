import { type Provider, providers } from '@diwan/api-contract/resources/providers';
import { type SQL, sql } from 'drizzle-orm';
import { lastDayBefore } from '#crud/lists/clauses.ts';
import { recordFilesTable as files } from '#db/schema/files.ts';
import { settingIn } from '#settings/read-settings.ts';
import { documentStandings } from '../document-standings.ts';
import { providersTable } from './table.ts';

type Owner = Pick<Provider, 'type' | 'isVatRegistered'>;

const ofType = {
  individual: ['id'],
  freelancer: ['id', 'freelance_cert'],
  establishment: ['cr'],
  company: ['cr'],
} as const satisfies Record<Provider['type'], readonly Provider['documents'][number]['type'][]>;

/** What a provider must have. */
export const requiredOf = ({ type, isVatRegistered }: Owner): readonly Provider['documents'][number]['type'][] =>
  isVatRegistered ? [...ofType[type], 'vat_cert'] : ofType[type];

export const { documentsOf, lacksOf, areDocumentsExpiring } = documentStandings({
  path: providers.path,
  types: providers.documents.types,
  table: providersTable,
  registeredUntil: providersTable.crExpiresOn,
  requiredOf,
});

/** Its registration, or the newest document of a type that it must have, has run out, and the days of grace are over. */
export function hasExpiredDocument(now: string): SQL {
  const { id, crExpiresOn, type, isVatRegistered } = providersTable;
  const until = sql`(${lastDayBefore(now)}::date - ${settingIn('providerDocumentGraceDays', now)})`;
  const required = sql.join(
    Object.entries(ofType).map(([each, types]) => sql`when ${each} then ${sql.param(types)}::text[]`),
    sql` `,
  );
  return sql`(coalesce(${crExpiresOn} <= ${until}, false) or exists (
    select from ${files} where ${files.resource} = ${providers.path} and ${files.recordId} = ${id} and ${files.scan} <> 'rejected'
      and (${files.type} = any(case ${type} ${required} end) or (${isVatRegistered} and ${files.type} = 'vat_cert'))
    group by ${files.type} having max(coalesce(${files.expiresOn}, 'infinity'::date)) <= ${until}))`;
}
