import type { ActorRef } from '@diwan/api-contract/schema';
import { loadMessages } from '@diwan/messages/load-messages';
import { type AuditEntry, recordAudit } from '#audit/record.ts';
import { keyOf } from '#crud/export/export.ts';
import { resourceTitle } from '#crud/resource-title.ts';
import type { Tx } from '#db/database.ts';
import type { ImportRunRow } from '#db/schema/imports.ts';
import { resourceAt } from '#resources/index.ts';

export type AuditOrigin = NonNullable<AuditEntry['request']>;

interface ImportChange extends Pick<AuditEntry, 'event' | 'diff'> {
  actor: ActorRef;
  request?: AuditOrigin;
  fromState: string | null;
  toState: string;
}

/** The import has a history of its own; the events of its rows carry its id as the request that caused them. */
export async function auditImport(tx: Tx, { id, resource }: ImportRunRow, change: ImportChange): Promise<void> {
  const [ar, en] = await Promise.all([loadMessages('imports', 'ar'), loadMessages('imports', 'en')]);
  const title = await resourceTitle(keyOf(resourceAt(resource)));
  const noun = title.en.charAt(0).toLowerCase() + title.en.slice(1);
  const entityLabel = { ar: ar.importOf.replace('{{title}}', title.ar), en: en.importOf.replace('{{title}}', noun) };
  return recordAudit(tx, { ...change, entityType: 'imports', entityId: id, entityLabel });
}
