import type { BulkSelection } from '@diwan/api-contract/endpoints/bulk';
import { selectedIds } from '#crud/bulk/download/selected-ids.ts';
import { type ExportQuery, fetchExport } from '#crud/export/fetch-export.ts';
import { currentLanguage } from '#messages/language.ts';

/** All but those who cancelled. */
const state = 'registered,waitlisted,confirmed,checked_in,no_show';

/** Has the server write down who registered for what is selected: the export of registrations, with its rights and its audit. */
export async function fetchAttendees(selection: BulkSelection) {
  const { signal } = new AbortController();
  const ids = await selectedIds('events', selection, signal);
  const query: ExportQuery = { format: 'xlsx', language: currentLanguage(), event: ids.join(','), state };
  return { ...(await fetchExport('eventRegistrations', query, signal)), leftOut: 0 };
}
