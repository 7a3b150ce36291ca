import { mostViews, type SavedView, type SavedViewDraft } from '@diwan/api-contract/endpoints/saved-views';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Difference, differences } from '#audit/diff.ts';
import { recordAudit } from '#audit/record.ts';
import { namingFields } from '#crud/writes/constraints.ts';
import type { Tx } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { savedViewsTable as table } from '#db/schema/saved-views.ts';
import { problemOf } from '#http/problems/problems.ts';
import { ownerName, shown, type ViewRow } from './views.ts';

interface Change {
  tx: Tx;
  request: FastifyRequest;
  now: string;
}

const duplicates = { saved_views_name: { path: 'name', code: 'nameExists' } };
const draftOf = ({ name, search, isShared }: ViewRow): Record<string, unknown> => ({ name, search, isShared });
/** Two names that read the same are the same; one of marks alone is itself. */
const keyOf = (name: string) => searchKey(name) || name;

export async function addView(draft: SavedViewDraft & Pick<SavedView, 'resource'>, change: Change): Promise<SavedView> {
  const { tx, request, now } = change;
  const ownerId = request.actor.id;
  // Two views that are added at once would each see room for one.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`saved views ${ownerId} ${draft.resource}`}, 0))`,
  );
  const count = await tx.$count(table, and(eq(table.ownerId, ownerId), eq(table.resource, draft.resource)));
  if (count >= mostViews) throw problemOf('refused', { reason: 'viewsFull' });
  const row = { ...draft, id: newId(), ownerId, nameKey: keyOf(draft.name), createdAt: now, updatedAt: now };
  const added = await namingFields(table, duplicates, () => tx.insert(table).values(row).returning());
  await record(change, added[0]!, 'record.added', differences({}, draftOf(added[0]!)));
  return shown(added[0]!, request.actor.name, request.actor);
}

export async function editView(
  id: string,
  version: number,
  patch: Partial<SavedViewDraft>,
  change: Change,
): Promise<SavedView> {
  const { tx, request, now } = change;
  const before = await lockView(id, version, change);
  if (before.ownerId !== request.actor.id) throw problemOf('forbidden', { reason: 'notOwner' });
  const diff = differences(draftOf(before), { ...draftOf(before), ...patch });
  if (diff.length === 0) return shown(before, request.actor.name, request.actor);
  const nameKey = keyOf(patch.name ?? before.name);
  const [edited] = await namingFields(table, duplicates, () =>
    tx
      .update(table)
      .set({ ...patch, nameKey, version: before.version + 1, updatedAt: now })
      .where(eq(table.id, id))
      .returning(),
  );
  await record(change, edited!, 'record.changed', diff);
  return shown(edited!, request.actor.name, request.actor);
}

export async function removeView(id: string, version: number, change: Change): Promise<void> {
  const { tx, request } = change;
  const view = await lockView(id, version, change);
  const { canRemove } = shown(view, '', request.actor);
  if (!canRemove) throw problemOf('forbidden', { reason: 'notOwner' });
  await tx.delete(table).where(eq(table.id, id));
  await record(change, view, 'record.removed');
}

/** Another person's private view is not there for anybody else. */
async function lockView(id: string, version: number, { tx, request: { actor } }: Change): Promise<ViewRow> {
  const [view] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  if (!view || (view.ownerId !== actor.id && !view.isShared)) throw problemOf('notFound');
  if (view.version !== version) throw problemOf('stale', { current: shown(view, await ownerName(tx, view), actor) });
  return view;
}

/** What is searched for may be a person: that it changed is kept, not what it says. */
function record({ tx, request }: Change, { id, name }: ViewRow, event: string, diff: Difference[] = []): Promise<void> {
  return recordAudit(tx, {
    actor: request.actor,
    request,
    entityType: 'saved-views',
    entityId: id,
    entityLabel: { ar: name },
    event,
    diff: diff.map((each) => (each.path === 'search' ? { path: 'search', before: null, after: null } : each)),
  });
}
