import type { SavedView } from '@diwan/api-contract/endpoints/saved-views';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { staff } from '#db/schema/identity.ts';
import { savedViewsTable as table } from '#db/schema/saved-views.ts';
import type { Actor } from '#http/requests/actor.ts';

export type ViewRow = typeof table.$inferSelect;

/** One's own views of a list and those that others share, by name. */
export async function findViews(tx: Tx, resource: SavedView['resource'], actor: Actor): Promise<SavedView[]> {
  const rows = await tx
    .select({ view: table, ownerName: staff.name })
    .from(table)
    .innerJoin(staff, eq(staff.id, table.ownerId))
    .where(and(eq(table.resource, resource), or(eq(table.ownerId, actor.id), eq(table.isShared, true))))
    .orderBy(asc(table.nameKey), asc(table.id));
  return rows.map(({ view, ownerName }) => shown(view, ownerName, actor));
}

/** A view as somebody sees it; a shared one may be taken away by its owner and by administrators. */
export function shown(view: ViewRow, ownerName: string, actor: Actor): SavedView {
  const { id, version, resource, name, search, isShared, updatedAt } = view;
  const isOwn = view.ownerId === actor.id;
  return {
    id,
    version,
    resource,
    name,
    search,
    isShared,
    owner: { id: view.ownerId, name: ownerName },
    canEdit: isOwn,
    canRemove: isOwn || (isShared && actor.can('views.moderate')),
    updatedAt,
  };
}

export async function ownerName(tx: Tx, { ownerId }: ViewRow): Promise<string> {
  const [owner] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, ownerId));
  return owner!.name;
}
