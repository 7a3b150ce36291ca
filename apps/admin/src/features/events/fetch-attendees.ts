import type { BulkSelection } from '@diwan/api-contract/endpoints/bulk';
import { mostIds } from '@diwan/api-contract/values/list';
import { ProblemFailure } from '#api/expect-body.ts';
import { type ExportQuery, fetchExport } from '#crud/export/fetch-export.ts';
import { resourceQueries } from '#crud/resource/resource-client.ts';
import { currentLanguage } from '#messages/language.ts';

/** All but those who cancelled. */
const state = 'registered,waitlisted,confirmed,checked_in,no_show';

/** The events of a selection; null where they are too many for one question. */
async function idsOf(selection: BulkSelection, signal: AbortSignal): Promise<readonly string[] | null> {
  if (selection.kind === 'some') return selection.ids.length > mostIds ? null : selection.ids;
  const question = { ...selection.query, limit: String(mostIds) };
  const { items, next } = await resourceQueries('events').list(question).load(signal, null);
  const left = new Set(selection.except);
  return next === null ? items.map(({ id }) => id).filter((id) => !left.has(id)) : null;
}

/** Has the server write down who registered for what is selected: the export of registrations, with its rights and its audit. */
export async function fetchAttendees(selection: BulkSelection) {
  const { signal } = new AbortController();
  const ids = await idsOf(selection, signal);
  if (!ids)
    throw new ProblemFailure({
      type: 'about:blank',
      title: 'tooMany',
      status: 422,
      code: 'invalid',
      errors: [{ path: 'selection', code: 'tooMany', params: { max: mostIds } }],
    });
  const query: ExportQuery = { format: 'xlsx', language: currentLanguage(), event: ids.join(','), state };
  return { ...(await fetchExport('eventRegistrations', query, signal)), leftOut: 0 };
}
