import { type exportsRouter, type TakenExport, takenExport } from '@diwan/api-contract/endpoints/files/exports';
import { hidden } from '@diwan/api-contract/values/mask';
import type { RouterImplementation } from '@ts-rest/fastify';
import { type LogRow, logQuery, shownEvents } from '#audit/log/read-events.ts';
import type { AppDeps } from '#deps.ts';
import { cursorAt, placeOf } from '#http/requests/log-place.ts';

const pageSize = 20;
const remembered = 90 * 86_400_000;

/** What somebody has exported is read where it was written down before it left: in the audit log. */
export function exportsHandlers({ database, clock }: AppDeps): RouterImplementation<typeof exportsRouter> {
  return {
    async list({ query: { before }, request }) {
      const from = new Date(clock().getTime() - remembered).toISOString().slice(0, 10);
      const asked = { actor: request.actor.id, entity: ['exports'], event: ['exported'], from };
      const place = before === undefined ? undefined : placeOf(before);
      const rows = await logQuery(database.orm, asked, pageSize + 1, place);
      const shown = rows.slice(0, pageSize);
      const next = rows.length > pageSize ? cursorAt(shown.at(-1)!.row) : null;
      return { status: 200, body: { items: taken(shown), next, previous: null } };
    },
  };
}

/** Those of lists; the audit log's own, and what has been erased since, name no list that could be asked again. */
function taken(rows: readonly LogRow[]): TakenExport[] {
  return shownEvents(rows).flatMap(({ id, at, diff }) => {
    const said = Object.fromEntries(diff.map(({ path, after }) => [path, after]));
    const query = asAddress(said.query);
    const isSearchHidden = query.q?.includes(hidden) ?? false;
    const parsed = takenExport.safeParse({ ...said, id, at, query, isSearchHidden });
    return parsed.success ? [parsed.data] : [];
  });
}

const asAddress = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(query) as Record<string, unknown>).flatMap(([key, value]) =>
      value === null || value === undefined ? [] : [[key, String(value)]],
    ),
  );
