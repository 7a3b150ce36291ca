import type { AuditEvent } from '@diwan/api-contract/endpoints/audit-events';
import type { Page } from '@diwan/api-contract/page';
import { useCallback } from 'react';
import { type Query, queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { type Feed, useFeed } from '#crud/query/use-feed.ts';
import { loadMessages } from '#messages/messages.ts';
import type { AuditSearch } from './audit-search.ts';
import { resourceOf } from './audit-text.ts';

/** A page of the log, once the resources that it is about have their words. */
function pageOf(query: Record<string, string>): Query<Page<AuditEvent>> {
  const listed = queryOf(client.auditEvents.list, { query });
  return {
    ...listed,
    load: async (signal, known) => {
      const page = await listed.load(signal, known);
      const keys = page.items.map(({ entityType }) => resourceOf(entityType)).filter((key) => key !== null);
      await loadMessages(...new Set(keys));
      return page;
    },
  };
}

/** The log as it is asked for, newest first. */
export function useAuditLog(search: AuditSearch): Feed<AuditEvent> {
  const asked = JSON.stringify(search);
  const entriesBefore = useCallback(
    (before: string | null) => pageOf({ ...(JSON.parse(asked) as AuditSearch), ...(before ? { before } : {}) }),
    [asked],
  );
  return useFeed({ entriesBefore });
}
