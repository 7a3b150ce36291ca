import { type Employer, employers } from '@diwan/api-contract/resources/employers';
import { documentStandings } from '../document-standings.ts';
import { employersTable } from './table.ts';

export const { documentsOf, lacksOf, areDocumentsExpiring } = documentStandings({
  path: employers.path,
  types: employers.documents.types,
  table: employersTable,
  registeredUntil: employersTable.crExpiresOn,
  /** Agencies may place people only with a licence. */
  requiredOf: ({ type }: Pick<Employer, 'type'>): readonly Employer['documents'][number]['type'][] =>
    type === 'recruitment_agency' ? ['commercial_registration', 'recruitment_license'] : ['commercial_registration'],
});
