import type { ResourceKey } from '@diwan/api-contract/resources';
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { AnyResource, Reader } from '#crud/definition.ts';
import type { AnyRow } from '#crud/lists/repository.ts';
import { messagesTable as messages } from '#resources/conversations/parts-tables.ts';

/** Of these the file says more than their rows. */
const apart: ReadonlySet<ResourceKey> = new Set(['seekers', 'applications', 'talentListEntries', 'mails']);
/** Columns that name whose a record is. */
const owners = ['seekerId', 'authorSeekerId', 'uploaderSeekerId'] as const;

export interface FurtherRecords {
  resource: ResourceKey;
  rows: AnyRow[];
}

/** Every other record of a job seeker, by its resource: whichever has a column that says whose it is. */
export async function collectFurther(id: string, { tx, resources }: Reader): Promise<FurtherRecords[]> {
  const found: FurtherRecords[] = [];
  for (const [resource, { table }] of Object.entries<AnyResource>(resources) as [ResourceKey, AnyResource][]) {
    const columns = getTableColumns(table);
    const owner = owners.find((name) => name in columns);
    if (!owner || apart.has(resource)) continue;
    const rows = await tx.select().from(table).where(eq(columns[owner]!, id)).orderBy(asc(table.createdAt));
    if (rows.length > 0) found.push({ resource, rows });
  }
  return found;
}

/** What was written in conversations, in their order. */
export const messagesOf = (conversationIds: string[], { tx }: Pick<Reader, 'tx'>) =>
  tx
    .select()
    .from(messages)
    .where(inArray(messages.conversationId, conversationIds))
    .orderBy(messages.conversationId, messages.seq);
