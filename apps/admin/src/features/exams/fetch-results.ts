import type { BulkSelection } from '@diwan/api-contract/endpoints/bulk';
import { selectedIds } from '#crud/bulk/download/selected-ids.ts';
import { type ExportQuery, fetchExport } from '#crud/export/fetch-export.ts';
import { currentLanguage } from '#messages/language.ts';

/** What counts and is marked. */
const counted = { state: 'graded', isTrial: 'false' };

/** Has the server write down the results of what is selected: the export of attempts, with its rights and its audit. */
export async function fetchResults(selection: BulkSelection) {
  const { signal } = new AbortController();
  const ids = await selectedIds('exams', selection, signal);
  const query: ExportQuery = { format: 'xlsx', language: currentLanguage(), exam: ids.join(','), ...counted };
  return { ...(await fetchExport('examAttempts', query, signal)), leftOut: 0 };
}
