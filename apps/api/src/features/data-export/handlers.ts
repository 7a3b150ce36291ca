import type { revealRouter } from '@diwan/api-contract/endpoints/reveal';
import type { RouterImplementation } from '@ts-rest/fastify';
import { inArray } from 'drizzle-orm';
import { recordAudit } from '#audit/record.ts';
import type { Row } from '#crud/definition.ts';
import { readerOf } from '#crud/handlers.ts';
import { findRow } from '#crud/lists/repository.ts';
import { personOf } from '#crud/writes/person-of.ts';
import type { Tx } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { idempotent } from '#http/requests/idempotency.ts';
import { isNobody } from '#resources/seekers/anonymise/is-nobody.ts';
import { seekersTable } from '#resources/seekers/table.ts';
import { type Collected, collect } from './collect.ts';
import { pack } from './pack.ts';
import { readable } from './readable.ts';

type Seeker = Row<typeof seekersTable>;

/** So long a lost answer may be asked for again under its key. */
const repeatedSeconds = 600;

export function dataExportHandlers(deps: AppDeps): Pick<RouterImplementation<typeof revealRouter>, 'export'> {
  return {
    export: async ({ body, request, reply }) => {
      const { id, language, reason } = body;
      const { seekers } = deps.resources;
      const find = async (tx: Tx) => {
        const row = (await findRow(seekersTable, tx, id)) as Seeker | undefined;
        if (!row || isNobody(row)) throw problemOf('notFound');
        return row;
      };
      // What is kept under the key is when it was handed over, never the file.
      const answer = await idempotent(deps, request, async (tx) => {
        const row = await find(tx);
        await recordAudit(tx, {
          actor: request.actor,
          request,
          entityType: seekers.contract.path,
          entityId: id,
          entityLabel: seekers.label(row),
          person: personOf(seekers, row),
          event: 'export.personal',
          reason: { code: 'other', note: reason },
        });
        return { status: 200, body: { at: deps.clock().getTime() } };
      });
      if (deps.clock().getTime() - answer.body.at > repeatedSeconds * 1_000) throw problemOf('idempotencyMismatch');

      const { data, files, names } = await deps.database.transaction(
        async (tx) => {
          const person = await find(tx);
          const collected = await collect(person, deps.keys.sealing, readerOf(deps, tx, request));
          return { ...collected, names: await namesIn(collected.data, deps, tx, language) };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      const html = await readable(data, names, language);
      reply.header('content-type', 'application/zip');
      reply.header('content-disposition', `attachment; filename="${data.person.number}.zip"`);
      reply.header('cache-control', 'no-store');
      return { status: 200, body: pack({ json: JSON.stringify(data, null, 2), html, files }, deps.store) };
    },
  };
}

/** The names of the records that stand in somebody's data by their ids. */
async function namesIn(data: Collected, { resources }: AppDeps, tx: Tx, language: 'ar' | 'en') {
  const ids = [...new Set(JSON.stringify(data).match(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g) ?? [])];
  const names = new Map<string, string>();
  for (const { table, label } of [
    resources.jobTitles,
    resources.skills,
    resources.industries,
    resources.jobPosts,
    resources.talentLists,
    resources.events,
    resources.exams,
    resources.plans,
    resources.videos,
    resources.emailCampaigns,
  ]) {
    const rows = await tx.select().from(table).where(inArray(table.id, ids));
    for (const row of rows) {
      const { ar, en } = label(row);
      names.set(row.id, (language === 'en' && en) || ar);
    }
  }
  return names;
}
